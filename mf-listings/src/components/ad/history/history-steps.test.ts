import { historyEnd, historySteps } from './history-steps';

const PRICES = [
  { at: '2026-01-01T00:00:00Z', price: 200_000 },
  { at: '2026-01-06T00:00:00Z', price: 190_000 },
  { at: '2026-01-09T00:00:00Z', price: 209_000 },
];

test('each price is a step as long as it held, from nothing up, with its change', () => {
  const steps = historySteps(PRICES, new Date('2026-01-11T00:00:00Z'));
  expect(steps.map(({ from, until }) => [from, until])).toEqual([
    [0, 0.5],
    [0.5, 0.8],
    [0.8, 1],
  ]);
  expect(steps.map(({ change }) => change)).toEqual([0, -0.05, 0.1]);
  expect(steps[2]?.level).toBe(1);
  expect(steps[0]?.level).toBeCloseTo(0.957, 3);
});

test('no prices make no steps, and one that just began still has a length', () => {
  expect(historySteps([], new Date())).toEqual([]);
  expect(historySteps(PRICES.slice(0, 1), new Date('2026-01-01T00:00:00Z'))).toMatchObject([
    { from: 0, until: 1, level: 1 },
  ]);
});

test('the last price holds until today, and never ends before it began', () => {
  const firstPublishedAt = '2026-01-01T00:00:00Z';
  expect(historyEnd({ firstPublishedAt, daysOnMarket: 40, priceHistory: PRICES })).toEqual(
    new Date('2026-02-10T00:00:00Z'),
  );
  expect(historyEnd({ firstPublishedAt, daysOnMarket: 3, priceHistory: PRICES })).toEqual(
    new Date('2026-01-09T00:00:00Z'),
  );
  expect(historyEnd({ firstPublishedAt, daysOnMarket: 3, priceHistory: [] })).toEqual(new Date('2026-01-04T00:00:00Z'));
});
