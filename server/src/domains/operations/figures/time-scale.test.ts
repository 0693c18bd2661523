import { quantile, stepOf } from './time-scale';

function histogramOf(times: readonly number[]): Map<number, number> {
  const histogram = new Map<number, number>();
  for (const time of times) histogram.set(stepOf(time), (histogram.get(stepOf(time)) ?? 0) + 1);
  return histogram;
}

it('reads quantiles back to a tenth', () => {
  const times = Array.from({ length: 1000 }, (_, index) => index * 5 + 5);
  for (const [share, exact] of [
    [0.5, 2500],
    [0.75, 3750],
    [0.95, 4750],
  ] as const) {
    const read = quantile(histogramOf(times), share) ?? 0;
    expect(Math.abs(read - exact) / exact).toBeLessThan(0.1);
  }
});

it('has no quantile without times, and few steps whatever it is given', () => {
  expect(quantile(new Map(), 0.5)).toBeNull();
  expect([-5, 0, 1, 1e12].map(stepOf)).toEqual([0, 0, 0, stepOf(60_000)]);
  expect(stepOf(60_000)).toBeLessThan(64);
});
