/** A hand-written line of a page. */
export interface Line {
  number: string;
  text: string;
}

/** Paths of the test files that name a number, by number. */
export type Mentions = ReadonlyMap<string, readonly string[]>;

/** More paths than that are counted. */
const SHOWN = 3;
const ROW = /^\| ((?:R|T|O-)\d+|sign-in \d+) \| (.+?) \| .*\|$/;
/** What stands from here to the end of a page is made anew. */
const WITHOUT_TEST = '## Without a test';

/** Reads the lines of a page. */
export function readLines(page: string): Line[] {
  return page.split('\n').flatMap((row) => {
    const [, number, text] = ROW.exec(row) ?? [];
    return number === undefined || text === undefined ? [] : [{ number, text }];
  });
}

/** Fills in the tests of each line and the numbers without a test; what people wrote stays as it is. */
export function fillPage(page: string, mentions: Mentions): string {
  const lines = readLines(page);
  const byHand = page.split(`\n${WITHOUT_TEST}\n`)[0] ?? '';
  const rows = byHand
    .trimEnd()
    .split('\n')
    .map((row) =>
      row.replace(
        ROW,
        (_, number: string, text: string) => `| ${number} | ${text} | ${shownTests(mentions.get(number))} |`,
      ),
    );
  const without = lines.filter(({ number }) => !mentions.has(number)).map(({ number }) => number);
  return [...rows, '', WITHOUT_TEST, '', `Not built yet, or not known by its number: ${listed(without)}.`, ''].join(
    '\n',
  );
}

function shownTests(tests: readonly string[] | undefined): string {
  if (tests === undefined) return 'none';
  const more = tests.length - SHOWN;
  return (
    tests
      .slice(0, SHOWN)
      .map((path) => `\`${path}\``)
      .join(', ') + (more > 0 ? ` and ${String(more)} more` : '')
  );
}

function listed(numbers: readonly string[]): string {
  return numbers.length === 0 ? 'none' : numbers.join(', ');
}
