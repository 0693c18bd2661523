import { invent } from '../src/testing/invent';
import { judgedAds, judgeTwins } from './testing/twin-truth';

test('of 20,000 demo ads the key alone finds over half of the repetitions, with what both tell most of them, and hardly any others (decision 0061)', async () => {
  const ads = judgedAds(await invent(20_000));
  const key = judgeTwins(ads, 'key');
  const told = judgeTwins(ads);
  expect(key.pairs).toBeGreaterThan(400);
  expect(key.recall).toBeGreaterThan(0.5);
  expect(told.recall).toBeGreaterThan(key.recall + 0.15);
  expect(Math.min(key.precision, told.precision)).toBeGreaterThan(0.98);
}, 300_000);
