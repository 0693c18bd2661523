import { once } from 'node:events';

/**
 * Waits for a piece of work, or until it is no longer wanted. Work that is left goes on in the background, and how it ends
 * is told to nobody: whoever leaves it closes what it works on.
 *
 * @throws the signal's reason once it is aborted, before or during the work
 */
export async function unlessStopped<Result>(work: Promise<Result>, stopped: AbortSignal | undefined): Promise<Result> {
  if (stopped === undefined) return work;
  const done = new AbortController();
  const order = once(stopped, 'abort', { signal: done.signal }).catch(() => undefined);
  try {
    if (!stopped.aborted) await Promise.race([work, order]);
    stopped.throwIfAborted();
    return await work;
  } finally {
    done.abort();
    work.catch(() => undefined);
  }
}
