import { isOver, KB, toTable, type Measurement } from './budget';

const size = (measured: number): Measurement => ({ what: 'entry', measured, budget: 10 * KB, unit: 'KB' });

test('a budget may be met exactly, one byte more is over', () => {
  expect(isOver(size(10_000))).toBe(false);
  expect(isOver(size(10_001))).toBe(true);
});

test('the table marks what is over', () => {
  expect(toTable([size(9_949), { what: 'requests', measured: 11, budget: 10, unit: 'requests' }])).toEqual([
    'entry     9.95 of 10.00 KB',
    'requests    11 of    10 requests OVER',
  ]);
});
