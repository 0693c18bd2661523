import { median } from '../support/statistics';
import type { Measurement } from './measure-visit';
import type { Variant } from './rewrite-page';

export type Summary = Record<keyof Measurement, { median: number; min: number; max: number }>;

export interface BudgetLine {
  what: string;
  value: number;
  budget: number;
  inside: boolean;
}

export function summarize(runs: readonly Measurement[]): Summary {
  const of = (key: keyof Measurement): Summary[keyof Measurement] => {
    const values = runs.map((run) => run[key]);
    return { median: round(median(values)), min: round(Math.min(...values)), max: round(Math.max(...values)) };
  };
  return {
    visible: of('visible'),
    interactive: of('interactive'),
    largestPaint: of('largestPaint'),
    layoutShift: of('layoutShift'),
    codeBytes: of('codeBytes'),
    codeRequests: of('codeRequests'),
    depth: of('depth'),
    fontBytesBefore: of('fontBytesBefore'),
    photoBytesBefore: of('photoBytesBefore'),
    cards: of('cards'),
    listHeight: of('listHeight'),
  };
}

/** The architecture's budgets of a first view, held against the medians. */
export function judge(summaries: Record<Variant, Summary>): BudgetLine[] {
  const ours = summaries.ours;
  const bundle = summaries['one bundle'];
  const clientOnly = summaries['one bundle, client only'];
  const ratio = (key: keyof Measurement, to: Summary): number => round(ours[key].median / to[key].median);
  const line = (what: string, value: number, budget: number): BudgetLine => ({
    what,
    value: round(value),
    budget,
    inside: value <= budget,
  });
  const kilobytes = (value: number): number => value / 1024;
  return [
    line('content visible, ours ÷ one bundle', ratio('visible', bundle), 1.15),
    line('interactive, ours ÷ one bundle', ratio('interactive', bundle), 1.5),
    line('scripts and styles, ours − one bundle, KB', kilobytes(ours.codeBytes.median - bundle.codeBytes.median), 45),
    line('content visible, ours ÷ client only', ratio('visible', clientOnly), 0.45),
    line('interactive, ours ÷ client only', ratio('interactive', clientOnly), 1.4),
    line('scripts and styles, KB', kilobytes(ours.codeBytes.median), 150),
    line('requests for scripts and styles', ours.codeRequests.median, 10),
    line('depth', ours.depth.median, 2),
    line('fonts before interactive, KB', kilobytes(ours.fontBytesBefore.median), 45),
    line('photos before interactive, KB', kilobytes(ours.photoBytesBefore.median), 90),
    line('largest contentful paint, ms', ours.largestPaint.median, 2000),
    line('cumulative layout shift', ours.layoutShift.median, 0.02),
  ];
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
