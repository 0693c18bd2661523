import { AppError } from '@kvadrat/contracts/errors';
import type { HttpClient } from '@kvadrat/contracts/remote';

/** Calls as on the portal, answered by this page's own server from what was recorded. */
export function portalClient(log: (text: string) => void): HttpClient {
  const call = async <T>(method: 'GET' | 'POST', path: string, body: unknown, signal: AbortSignal | undefined): Promise<T> => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await fetch(path, { method, ...sent, ...(signal === undefined ? {} : { signal }) });
    log(`${method} ${path}: ${String(response.status)}`);
    if (!response.ok) throw new AppError('status', `${String(response.status)}: ${path}`, { status: response.status });
    // The type a caller names for an answer is its own claim, here as on the portal.
    return (await response.json()) as T;
  };
  return {
    get: (path, options) => call('GET', path, undefined, options?.signal),
    post: (path, body, options) => call('POST', path, body, options?.signal),
  };
}
