import { summarize } from './summarize';

test('figures are medians of all runs, and held against what was promised; what no run measured is held by nothing', () => {
  const runs = [
    { 'logins/s': 3, 'p95, ms': 10.04, asked: 1 },
    { 'logins/s': 1, 'p95, ms': 30, asked: 1 },
    { 'logins/s': 2, 'p95, ms': 20, asked: 1 },
  ];
  expect(
    summarize(
      runs,
      new Map([
        ['logins/s', { least: 3 }],
        ['p95, ms', { most: 20 }],
        ['unknown', { most: 0 }],
      ]),
    ),
  ).toEqual([
    { what: 'logins/s', median: 2, min: 1, max: 3, budget: '≥ 3', inside: false },
    { what: 'p95, ms', median: 20, min: 10, max: 30, budget: '≤ 20', inside: true },
    { what: 'asked', median: 1, min: 1, max: 1, budget: '', inside: null },
  ]);
  expect(summarize([{ a: 1 }, {}], new Map([['a', { most: 9 }]]))).toMatchObject([{ inside: false }]);
});
