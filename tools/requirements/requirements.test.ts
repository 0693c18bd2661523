import { namedNumbers } from './named-numbers';
import { PAGES, readPage } from './pages';
import { namedInCode, readTests } from './read-sources';
import { fillPage, readLines } from './requirement-page';

const mentions = readTests();
const lines = PAGES.flatMap((page) => readLines(readPage(page)));

test.each(PAGES)('%s names the tests there are; npm run requirements writes it', (page) => {
  expect(readPage(page)).toBe(fillPage(readPage(page), mentions));
});

test('every number that tests name has its line', () => {
  const known = new Set(lines.map(({ number }) => number));
  expect([...mentions.keys()].filter((number) => !known.has(number))).toEqual([]);
});

test('code names no numbers: who reads it has no list beside it', () => {
  expect(namedInCode()).toEqual([]);
});

test('no number stands twice', () => {
  const numbers = lines.map(({ number }) => number);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test('every row of a table is read as a line, and says it in twenty words at most', () => {
  const rows = PAGES.flatMap((page) => readPage(page).split('\n')).filter(
    (row) => row.startsWith('| ') && !row.startsWith('| number |'),
  );
  expect(lines).toHaveLength(rows.length);
  expect(lines.filter(({ text }) => text.split(' ').length > 20)).toEqual([]);
});

test.each([
  ["test('R119 six reasons; R178, R228 what is missing is said', () => {", ['R119', 'R178', 'R228']],
  ["  ['R12 T33', PATHS.software, '/software/'],", ['R12', 'T33']],
  ["])('R220–R222 %j is refused', () => {", ['R220', 'R221', 'R222']],
  ['/** Finds names however typed (O-04–O-06, T10). */', ['O-04', 'O-05', 'O-06', 'T10']],
  [' * R170, T49: comes with status 200', ['R170', 'T49']],
  ['  // T58: the search waits', ['T58']],
  ["test('T56 the host asks anew', () => {", ['T56']],
  ["test('cases sign-in 2: a blocked popup', () => {", ['sign-in 2']],
  ["describe('cases 5 an account', () => {", ['sign-in 5']],
])('%s names %j', (text, numbers) => {
  expect([...namedNumbers(text)]).toEqual(numbers);
});

test.each([
  "{ say: 'T2 à Split avec vue mer' }",
  '/** T2 and F3; T0 is a studio. */',
  '/** Of numbers, and of T2 the 2. */',
  '`${day}T10:00`, 2026-11-29T10:00:00',
  'class Box<T1, R extends T1> {}',
  'CR2, R2D2, PRO-12, O-100-x',
])('%s names none', (text) => {
  expect([...namedNumbers(text)]).toEqual([]);
});

test('the tests of a line are named, at most three of them; what people wrote stays', () => {
  const page =
    '# Page\n\nBy hand.\n\n| R1 | One. | old |\n| R2 | Two. | |\n| R3 | Three. | |\n\n## Without a test\n\nold\n';
  const filled = fillPage(page, new Map([['R1', ['a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts']]]));
  expect(filled).toBe(
    [
      '# Page\n\nBy hand.\n',
      '| R1 | One. | `a.test.ts`, `b.test.ts`, `c.test.ts` and 1 more |',
      '| R2 | Two. | none |',
      '| R3 | Three. | none |\n',
      '## Without a test\n',
      'Not built yet, or not known by its number: R2, R3.\n',
    ].join('\n'),
  );
});
