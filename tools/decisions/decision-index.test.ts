import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decisionIndex, readDecision } from './decision-index';
import { DECISIONS, readDecisions } from './read-decisions';

test('the index lists every record as it stands', () => {
  expect(readFileSync(join(DECISIONS, 'README.md'), 'utf8')).toBe(decisionIndex(readDecisions()));
});

test('no number is used twice', () => {
  const numbers = readDecisions().map(({ number }) => number);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
});

test.each([
  '# 12 Title\n\n2026-11-29 · accepted\n',
  '# 0012. Title\n\n2026-11-29 · accepted\n',
  '# 0012 Title\n\n## Status\n',
  '# 0013 Title\n\n2026-11-29 · accepted\n',
])('a head of another form is refused: %j', (text) => {
  expect(() => readDecision('0012-title.md', text)).toThrow('0012-title.md does not begin');
});

test('what a record has to do with others stands in the index', () => {
  const old = readDecision('0002-old.md', '# 0002 Old\n\n2026-11-28 · superseded by 0010\n\nText');
  expect(
    decisionIndex([readDecision('0010-new.md', '# 0010 New\n\n2026-11-29 · accepted · supersedes 0002\n'), old]),
  ).toContain('| [0002](0002-old.md) | Old | 2026-11-28 | superseded by 0010 |\n| [0010]');
});
