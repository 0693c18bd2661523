import { AppError } from '@kvadrat/contracts/errors';

/**
 * Resolves at once when the browser is online, else as soon as it is.
 * @throws {AppError} `connection` after `limit` milliseconds, `abort` when the signal ends the wait
 */
export function waitOnline(limit: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted === true) return Promise.reject(new AppError('abort', 'request aborted'));
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const done = new AbortController();
    const finish = (error?: AppError): void => {
      clearTimeout(timer);
      done.abort();
      if (error === undefined) resolve();
      else reject(error);
    };
    const timer = setTimeout(() => finish(new AppError('connection', 'offline')), limit);
    window.addEventListener('online', () => finish(), { signal: done.signal });
    signal?.addEventListener('abort', () => finish(new AppError('abort', 'request aborted')), { signal: done.signal });
  });
}
