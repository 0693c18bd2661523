import { classOf, priceClasses } from './price-classes';

test('R277 each step of the map holds as many places, and each price lies in the one the legend names', () => {
  const prices = Array.from({ length: 20 }, (_, index) => 1000 + index * 100).toReversed();
  const classes = priceClasses(prices);
  expect(classes.map(({ from }) => from)).toEqual([1000, 1400, 1800, 2200, 2600]);
  expect(classes.at(-1)?.until).toBe(2900);
  for (const step of [0, 1, 2, 3, 4])
    expect(prices.filter((price) => classOf(price, classes) === step)).toHaveLength(4);
});

test('R277 the same price lies in one step only, and none makes none', () => {
  expect(priceClasses([2000, 2000, 2000])).toEqual([{ from: 2000, until: 2000 }]);
  expect(classOf(2000, priceClasses([2000, 2000, 3000]))).toBe(0);
  expect(priceClasses([])).toEqual([]);
});
