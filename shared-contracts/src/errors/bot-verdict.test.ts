import { botVerdict } from '.';

test.each([
  [
    'throws',
    () => {
      throw new Error('blocked');
    },
  ],
  ['rejects', () => Promise.reject(new Error('offline'))],
  ['answers nothing', () => undefined],
  ['answers a word', () => 'bot'],
  ['answers false', () => Promise.resolve(false)],
])('R256 a detector that %s gives no bot', async (_what, detect) => {
  expect(await botVerdict(detect)).toBe(false);
});

test('R256 only a clear answer gives a bot', async () => {
  expect(await botVerdict(() => Promise.resolve(true))).toBe(true);
  expect(await botVerdict(() => true)).toBe(true);
});
