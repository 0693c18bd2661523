import { besideBareRoute } from './figures';

test('figures are medians, held against their budgets and beside the bare route of the same clients', () => {
  const runs = [
    {
      'uncached, 1 client, p95 ms': 30,
      'bare, 1 client, p95 ms': 1,
      'stored, 64 clients, pages/s': 3000,
      'uncached, refused %': 0,
    },
    {
      'uncached, 1 client, p95 ms': 10,
      'bare, 1 client, p95 ms': 2,
      'stored, 64 clients, pages/s': 2000,
      'uncached, refused %': 1,
    },
    {
      'uncached, 1 client, p95 ms': 20,
      'bare, 1 client, p95 ms': 4,
      'stored, 64 clients, pages/s': 2400,
      'uncached, refused %': 0,
    },
  ];
  expect(besideBareRoute(runs)).toEqual([
    {
      what: 'uncached, 1 client, p95 ms',
      median: 20,
      min: 10,
      max: 30,
      'of bare route': 10,
      budget: '≤ 20',
      inside: true,
    },
    {
      what: 'stored, 64 clients, pages/s',
      median: 2400,
      min: 2000,
      max: 3000,
      'of bare route': null,
      budget: '≥ 2500',
      inside: false,
    },
    { what: 'uncached, refused %', median: 0, min: 0, max: 1, 'of bare route': null, budget: '', inside: null },
  ]);
});
