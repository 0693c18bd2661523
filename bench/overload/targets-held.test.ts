import { rowOf, type Row } from './figures';
import type { PersonFigures } from './person';
import type { StormFigures } from './run-storm';
import { isSound, missedTargets } from './targets-held';

const nobody: PersonFigures = { tried: 4, refused: 0, failed: 0, lost: 0, times: [40, 60], examples: [] };

function row(clients: number, change: Partial<StormFigures> = {}, person = nobody, recovery: number | null = 1): Row {
  const figures: StormFigures = {
    seconds: 10,
    asked: 1000,
    times: { list: [100, 200], ad: [300] },
    statuses: { 200: 1000 },
    verdicts: { right: 1000, refused: 0, bare: 0, empty: 0, wrong: 0 },
    failed: 0,
    examples: [],
    ...change,
  };
  return rowOf('plain', clients, figures, person, recovery);
}

test('a row has rates, times of all kinds together and shares', () => {
  const verdicts = { right: 900, refused: 95, bare: 5, empty: 0, wrong: 0 };
  expect(row(64, { verdicts })).toMatchObject({
    answersPerSecond: 100,
    goodput: 90,
    p50: 200,
    p95: 290,
    refusedPercent: 10,
    bare: 5,
    person: { tried: 4, p95: 59 },
  });
});

test('what holds misses nothing', () => {
  expect(missedTargets(row(8), [row(8)])).toEqual([]);
  expect(isSound(row(8))).toBe(true);
});

test.each([
  ['no empty page', row(8, { verdicts: { right: 1, refused: 0, bare: 0, empty: 1, wrong: 0 } }), false],
  ['no wrong status', row(8, { verdicts: { right: 1, refused: 0, bare: 0, empty: 0, wrong: 1 } }), false],
  ['p95 ≤ 1500 ms', row(8, { times: { list: [2000] } }), true],
  ['p95 ≤ 1500 ms', row(8, { times: {} }), true],
  ['refused ≤ 0 %', row(8, { verdicts: { right: 999, refused: 1, bare: 0, empty: 0, wrong: 0 } }), true],
  ['refused ≤ 1 %', row(32, { verdicts: { right: 98, refused: 2, bare: 0, empty: 0, wrong: 0 } }), true],
  ['refused ≤ 10 %', row(64, { verdicts: { right: 89, refused: 11, bare: 0, empty: 0, wrong: 0 } }), true],
  ['signing in and forms not refused', row(8, {}, { ...nobody, refused: 1 }), true],
  ['what was typed is kept', row(8, {}, { ...nobody, lost: 1 }), true],
  ['recovery ≤ 5 s', row(8, {}, nobody, 6), true],
  ['recovery ≤ 5 s', row(8, {}, nobody, null), true],
  ['all answered', row(8, { failed: 1 }), true],
])('%s', (missed, wrong, sound) => {
  if (missed !== 'refused ≤ 0 %' || wrong.refusedPercent > 0) expect(missedTargets(wrong, [wrong])).toEqual([missed]);
  expect(isSound(wrong)).toBe(sound);
});

test('the most clients get nearly as much done as the best number of them', () => {
  const best = row(64);
  const slower = row(256, { verdicts: { right: 790, refused: 0, bare: 0, empty: 0, wrong: 0 } });
  expect(missedTargets(slower, [best, slower])).toEqual(['goodput ≥ 80 % of the best']);
  expect(missedTargets(row(256), [best, row(256)])).toEqual([]);
});
