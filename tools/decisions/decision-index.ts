/** A decision record by what its first lines say. */
export interface Decision {
  file: string;
  number: string;
  title: string;
  /** ISO date. */
  date: string;
  /** `accepted`, and what it has to do with others. */
  status: string;
}

const FILE = /^(\d{4})-[a-z0-9-]+\.md$/;
const HEAD = /^# (\d{4}) (\S.*)\n\n(\d{4}-\d{2}-\d{2}) · (\S.*)\n/;

/**
 * Reads the head of a record.
 * @param text of the file
 * @throws {Error} when it has another form than `# NNNN Title`, an empty line, `YYYY-MM-DD · status`
 */
export function readDecision(file: string, text: string): Decision {
  const [, byName] = FILE.exec(file) ?? [];
  const [, number, title, date, status] = HEAD.exec(text) ?? [];
  if (byName === undefined || number !== byName || title === undefined || date === undefined || status === undefined) {
    throw new Error(
      `${file} does not begin with "# ${byName ?? 'NNNN'} Title", an empty line and "YYYY-MM-DD · status"`,
    );
  }
  return { file, number, title, date, status };
}

/** Makes the page that lists all records, the newest last. */
export function decisionIndex(decisions: readonly Decision[]): string {
  const rows = [...decisions].sort((one, other) => one.number.localeCompare(other.number));
  return [
    '# Decisions',
    '',
    'What was decided, when, and why. A record is not rewritten when something else is decided: a new one says so, and the old',
    'one names it. A number that is missing was never used. `npm run decisions` writes this page.',
    '',
    '| number | decision | date | status |',
    '|---|---|---|---|',
    ...rows.map(({ file, number, title, date, status }) => `| [${number}](${file}) | ${title} | ${date} | ${status} |`),
    '',
  ].join('\n');
}
