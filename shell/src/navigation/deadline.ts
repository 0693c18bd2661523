import { AppError } from '@kvadrat/contracts/errors';

/**
 * How long the old page may wait for a new one, in milliseconds. What is left of the 6 s a visitor
 * waits at most belongs to the document that is asked for instead.
 */
export const NAVIGATION_LIMIT_MS = 4000;

/**
 * Waits for a promise no longer than `limit` milliseconds of connected time: offline, the request
 * itself waits for the connection and gives up in the end.
 * @throws {AppError} `timeout`
 */
export function deadline<T>(promise: Promise<T>, limit: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const expire = (): void => {
      if (navigator.onLine) reject(new AppError('timeout', `not there within ${limit} ms`));
      else timer = setTimeout(expire, limit);
    };
    let timer = setTimeout(expire, limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
