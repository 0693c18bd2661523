import { quantile } from '../support/statistics';
import { rateOf } from './watch-frames';

test('frames of 20 ms are 50 in a second, and a slow one shows in the 95th hundredth', () => {
  const even = Array.from({ length: 41 }, (_, index) => index * 20);
  expect(rateOf(even, quantile)).toEqual({ fps: 50, p95: 20 });
  const slow = [...even, 900, 1000, 1100];
  expect(rateOf(slow, quantile).p95).toBeGreaterThan(90);
});
