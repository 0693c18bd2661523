import { QUERY_RETRIES, QUERY_RETRY_CAP_MS } from '@kvadrat/contracts/constants';
import { AppError, isAppError } from '@kvadrat/contracts/errors';

/** Whether a read that failed so often is tried again. An answer of the 4xx class or an abort would only come again. */
export function retriesRead(failures: number, error: unknown): boolean {
  if (failures >= QUERY_RETRIES) return false;
  if (!isAppError(error)) return true;
  if (error.code === 'abort') return false;
  return error.status === undefined || error.status >= 500;
}

/** Milliseconds before the next try. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, QUERY_RETRY_CAP_MS);
}

/**
 * Reads as the query client does, for what is asked before its library is there.
 * @throws {AppError} `abort` as soon as the signal says so
 */
export async function readWithRetries<T>(read: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new AppError('abort', 'aborted')), { once: true });
  });
  for (let failures = 0; ; failures += 1) {
    try {
      return await Promise.race([read(), aborted]);
    } catch (error) {
      if (!retriesRead(failures, error)) throw error;
      await Promise.race([new Promise((resolve) => setTimeout(resolve, retryDelay(failures))), aborted]);
    }
  }
}
