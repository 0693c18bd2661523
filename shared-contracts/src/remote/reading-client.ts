import { AppError } from '../errors';
import type { HttpClient } from './http-client';

/** A client that only reads, as pages do while they load and everything does on the server. */
export function readingClient(get: HttpClient['get']): HttpClient {
  const refuse = (path: string): Promise<never> =>
    Promise.reject(new AppError('forbidden', `nothing may be sent to ${path} while a page loads`));
  return { get, post: refuse, postForm: refuse, put: refuse, putForm: refuse, delete: refuse };
}
