import { AppError } from '@kvadrat/contracts/errors';
import type { FormFields, HttpClient, HttpRequestOptions } from '@kvadrat/contracts/remote';

/** Calls as on the portal, answered by this page's own server from what was recorded. */
export function portalClient(log: (text: string) => void): HttpClient {
  const call = async <T>(
    method: string,
    path: string,
    sent: RequestInit,
    { signal }: HttpRequestOptions = {},
  ): Promise<T> => {
    const response = await fetch(path, { method, ...sent, ...(signal === undefined ? {} : { signal }) });
    log(`${method} ${path}: ${String(response.status)}`);
    if (!response.ok) throw new AppError('status', `${String(response.status)}: ${path}`, { status: response.status });
    // The type a caller names for an answer is its own claim, here as on the portal.
    return (await response.json()) as T;
  };
  const form = (fields: FormFields): RequestInit => ({
    body: new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each])),
    ),
  });
  const json = (body: unknown): RequestInit => ({
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return {
    get: (path, options) => call('GET', path, {}, options),
    post: (path, body, options) => call('POST', path, json(body), options),
    postForm: (path, fields, options) => call('POST', path, form(fields), options),
    put: (path, body, options) => call('PUT', path, json(body), options),
    putForm: (path, fields, options) => call('PUT', path, form(fields), options),
    delete: (path, options) => call('DELETE', path, {}, options),
  };
}
