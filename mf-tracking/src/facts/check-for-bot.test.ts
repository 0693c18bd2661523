import { checkForBot } from './check-for-bot';

const says = (bot: boolean) => jest.fn(() => Promise.resolve(bot));

test.each([
  [0, true],
  [0.000_999, true],
  [0.001, false],
  [0.5, false],
])('R201 of a document that drew %d a detector is asked: %s', async (chance, isAsked) => {
  const detect = says(true);
  expect(await checkForBot(chance, detect)).toEqual(isAsked ? { bot: true } : null);
  expect(detect).toHaveBeenCalledTimes(isAsked ? 1 : 0);
});

test('R201 R256 a check that fails finds a person', async () => {
  expect(await checkForBot(0, () => Promise.reject(new Error('blocked')))).toEqual({ bot: false });
  expect(await checkForBot(0, says(false))).toEqual({ bot: false });
});

test('R201 about one in a thousand is looked at', async () => {
  const detect = says(false);
  for (let turn = 0; turn < 10_000; turn += 1) await checkForBot(turn / 10_000, detect);
  expect(detect).toHaveBeenCalledTimes(10);
});
