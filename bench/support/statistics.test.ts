import { median, quantile } from './statistics';

test('the median does not depend on the order and lies between the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

test('quantiles are interpolated', () => {
  expect(quantile([0, 10], 0.95)).toBeCloseTo(9.5);
  expect(quantile([7], 0.95)).toBe(7);
});

test('nothing has no median', () => {
  expect(() => median([])).toThrow(RangeError);
});
