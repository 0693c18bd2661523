import { SilenceWatch } from './silence-watch';

let now = 0;
let watch: SilenceWatch;
beforeEach(() => {
  now = 0;
  watch = new SilenceWatch(() => now);
  watch.begin(0);
});

test('O-38 a thread that gets no processor is not stuck, however long it is silent', () => {
  for (now = 0; now < 9000; now += 50) expect(watch.look(now / 100)).toBe('silent');
});

test('a thread that works for a second without a word is stuck', () => {
  now = 1500;
  expect(watch.look(900)).toBe('silent');
  expect(watch.look(1000)).toBe('stuck');
});

test('a thread that neither works nor speaks for ten seconds is stuck', () => {
  now = 10_000;
  expect(watch.look(5)).toBe('stuck');
});

test('a word begins the watch anew', () => {
  now = 900;
  watch.hear();
  expect(watch.look(900)).toBe('heard');
  now = 9000;
  expect(watch.look(1800)).toBe('silent');
});
