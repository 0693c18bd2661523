import { RestartPause } from './restart-pause';

test('a process that dies is started again at once, one that dies again and again after longer and longer pauses', () => {
  const pause = new RestartPause();
  const pauses = Array.from({ length: 9 }, (_, index) => pause.next(index * 1000));
  expect(pauses).toEqual([0, 250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  expect(pause.next(200_000)).toBe(0);
});
