import { invent } from '../demo/testing/invent';
import { judgeTwins } from './testing/twin-truth';

test('of demo ads that repeat another one nearly all are recognised, and hardly any others (decision 0064)', async () => {
  const { pairs, precision, recall } = judgeTwins(await invent(20_000));
  expect(pairs).toBeGreaterThan(400);
  expect(precision).toBeGreaterThan(0.98);
  expect(recall).toBeGreaterThan(0.95);
}, 300_000);
