import type { Change } from './change-file';

const TITLE = '# What has changed';
const HOW = 'What is in no version yet stands in `changes`; `npm run change -- --version 1.1.0` makes a version of it.';
const VERSION = /^\d+\.\d+\.\d+$/;

/**
 * Makes a version of all changes.
 * @param log the change log so far, or an empty text
 * @param date ISO date
 * @returns the change log with the version above the earlier ones
 * @throws {RangeError} for what is no version, is in the log already, or has no changes
 */
export function addVersion(
  log: string,
  { version, date, changes }: { version: string; date: string; changes: readonly Change[] },
): string {
  if (!VERSION.test(version)) throw new RangeError(`${version} is no version such as 1.1.0`);
  if (log.includes(`\n## ${version} `)) throw new RangeError(`CHANGELOG.md has version ${version} already`);
  if (changes.length === 0) throw new RangeError('there are no changes for a version');
  const start = log.indexOf('\n## ');
  const earlier = start < 0 ? '' : log.slice(start);
  return `${TITLE}\n\n${HOW}\n\n## ${version} · ${date}\n\n${[...changes].map(lineOf).sort().join('\n')}\n${earlier}`;
}

/** Whether a version tells of these contracts. @param hash of the released ones */
export function tellsOfContracts(log: string, hash: string): boolean {
  return log.includes(`(contracts ${hash})`);
}

function lineOf({ packages, text, contracts }: Change): string {
  return `- **${packages.join(', ')}**: ${text.replaceAll('\n', '\n  ')}${contracts === undefined ? '' : ` (contracts ${contracts})`}`;
}
