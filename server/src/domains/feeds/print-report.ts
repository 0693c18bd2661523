import { AD_REFUSALS, AD_WARNINGS, type AdRefusal } from './feed-note';
import type { FeedCounts, FeedItem } from './feed.store';

const COLUMNS = [6, 22, 10] as const;

/** One line of the report: line of the file, reference, outcome, and why or what was mended. */
export function itemLine({ line, reference, outcome, reason, detail, warnings }: FeedItem): string {
  const notes = [
    ...(reason === null ? [] : [note(reason, isRefusal(reason) ? AD_REFUSALS[reason] : '', detail)]),
    ...warnings.map((warning) => note(warning.code, AD_WARNINGS[warning.code], warning.detail)),
  ];
  const [first = '', ...others] = notes;
  const indent = ' '.repeat(COLUMNS.reduce((sum, width) => sum + width + 2, 0));
  return [
    `${row([line === null ? '' : String(line), reference, outcome])}${first}`.trimEnd(),
    ...others.map((other) => `${indent}${other}`),
  ].join('\n');
}

export function reportHead(): string {
  return `${row(['line', 'reference', 'outcome'])}reason, warnings`;
}

export function summaryLine({ created, changed, unchanged, refused, withdrawn }: FeedCounts): string {
  return `${String(created)} created, ${String(changed)} changed, ${String(unchanged)} unchanged, ${String(refused)} refused, ${String(withdrawn)} withdrawn`;
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => `${cell.padEnd(COLUMNS[index] ?? 0)}  `).join('');
}

function note(code: string, sentence: string, detail: string): string {
  return `${code}: ${sentence}${detail === '' ? '' : ` (${detail})`}`;
}

function isRefusal(reason: string): reason is AdRefusal {
  return Object.hasOwn(AD_REFUSALS, reason);
}
