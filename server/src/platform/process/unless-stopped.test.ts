import { unlessStopped } from './unless-stopped';

const forEver = new Promise<never>(() => undefined);

test('work that ends is answered, and its failure told', async () => {
  const { signal } = new AbortController();
  expect(await unlessStopped(Promise.resolve(1), signal)).toBe(1);
  expect(await unlessStopped(Promise.resolve(2), undefined)).toBe(2);
  await expect(unlessStopped(Promise.reject(new Error('broken')), signal)).rejects.toThrow('broken');
});

test('work that is no longer wanted is not waited for', async () => {
  const before = AbortSignal.abort(new Error('stopped'));
  await expect(unlessStopped(forEver, before)).rejects.toThrow('stopped');
  const order = new AbortController();
  const waiting = unlessStopped(forEver, order.signal);
  order.abort(new Error('stopped later'));
  await expect(waiting).rejects.toThrow('stopped later');
});

test('what becomes of work that was left is no unhandled failure', async () => {
  const order = new AbortController();
  const { promise, reject } = failing();
  const waiting = unlessStopped(promise, order.signal);
  order.abort(new Error('stopped'));
  await expect(waiting).rejects.toThrow('stopped');
  reject(new Error('the connection was closed'));
  await expect(promise).rejects.toThrow('closed');
});

function failing(): { promise: Promise<never>; reject: (error: Error) => void } {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}
