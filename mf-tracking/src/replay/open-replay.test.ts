import { REPLAY_IDLE_MS, REPLAY_MAX_BYTES } from '@kvadrat/contracts/tracking';
import { openReplay, type OpenReplay } from './open-replay';

let emit: (event: unknown) => void;
let sent: { number: number; events: readonly object[] }[];
let isEnded: boolean;
let fails: boolean;
let replay: OpenReplay;

const scroll = (y = 1) => ({ type: 3, timestamp: 1, data: { source: 3, id: 1, x: 0, y } });
const built = { type: 3, timestamp: 1, data: { source: 0, texts: [], attributes: [], removes: [], adds: [] } };
/** A page of so many letters. */
const page = (letters: number) => ({
  type: 2,
  timestamp: 1,
  data: { node: { type: 3, id: 1, textContent: 'x'.repeat(letters) }, initialOffset: { top: 0, left: 0 } },
});

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  isEnded = false;
  fails = false;
  replay = openReplay({
    record: (tell) => {
      emit = tell;
      return () => {
        isEnded = true;
      };
    },
    send: (number, events) => {
      sent.push({ number, events });
      return fails ? Promise.reject(new Error('full')) : Promise.resolve();
    },
  });
});
afterEach(() => {
  replay.stop(false);
  jest.useRealTimers();
});

test('R194 parts leave every ten seconds, numbered, and what waits when it is left', async () => {
  emit(scroll());
  await jest.advanceTimersByTimeAsync(10_000);
  emit(scroll(2));
  replay.stop(true);
  emit(scroll(3));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([
    { number: 0, events: [scroll()] },
    { number: 1, events: [scroll(2)] },
  ]);
  expect(isEnded).toBe(true);
});

test('R194 after a withdrawal nothing that waits is sent', async () => {
  emit(scroll());
  replay.stop(false);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
});

test('R194 it ends when nobody has done anything for five minutes, whatever the page does itself', async () => {
  await jest.advanceTimersByTimeAsync(REPLAY_IDLE_MS - 1);
  emit(scroll());
  await jest.advanceTimersByTimeAsync(REPLAY_IDLE_MS - 1);
  emit(built);
  expect(isEnded).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(isEnded).toBe(true);
});

test('R194 it ends before it weighs too much', async () => {
  for (let turn = 0; turn < 10 && !isEnded; turn += 1) {
    emit(page(REPLAY_MAX_BYTES / 8));
    await jest.advanceTimersByTimeAsync(0);
  }
  await jest.advanceTimersByTimeAsync(10_000);
  expect(isEnded).toBe(true);
  expect(JSON.stringify(sent).length).toBeLessThan(REPLAY_MAX_BYTES + 10_000);
  expect(sent.length).toBeGreaterThan(4);
});

test('R194 where a part cannot be kept it ends, and nobody sees anything of it', async () => {
  fails = true;
  emit(scroll());
  await jest.advanceTimersByTimeAsync(10_000);
  expect(isEnded).toBe(true);
  emit(scroll());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
});
