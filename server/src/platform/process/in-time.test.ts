import { inTime } from './in-time';

const forEver = new Promise<never>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('work that ends in time is answered, and its failure told', async () => {
  expect(await inTime(Promise.resolve(1), 1000, 'late')).toBe(1);
  await expect(inTime(Promise.reject(new Error('broken')), 1000, 'late')).rejects.toThrow('broken');
});

test('work that is late, or no longer wanted, is not waited for', async () => {
  const late = expect(inTime(forEver, 3000, 'it does not answer')).rejects.toThrow(
    'it does not answer within 3 seconds',
  );
  jest.advanceTimersByTime(3000);
  await late;
  const order = new AbortController();
  const stopped = expect(inTime(forEver, 3000, 'late', order.signal)).rejects.toThrow('stopped');
  order.abort(new Error('stopped'));
  await stopped;
  await expect(inTime(forEver, 3000, 'late', AbortSignal.abort(new Error('stopped before')))).rejects.toThrow(
    'stopped before',
  );
});
