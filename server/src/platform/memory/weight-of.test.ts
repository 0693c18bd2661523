import { weightOf } from './weight-of';

test('the weight of data is about what it takes', () => {
  const data = Array.from({ length: 1000 }, (_, id) => ({ id, name: `Name of ${id}`, spots: [1.5, id, 7] }));
  expect(weightOf(data)).toBeGreaterThan(100_000);
  expect(weightOf(data)).toBeLessThan(250_000);
  expect(weightOf({ file: Buffer.alloc(5000), by: new Map([['a', 'b'.repeat(100)]]) })).toBeGreaterThan(5100);
  expect([weightOf(7), weightOf(null), weightOf(undefined)]).toEqual([0, 0, 0]);
});
