import { OFFLINE_WAIT_MS } from '@kvadrat/contracts/constants';
import { AppError } from '@kvadrat/contracts/errors';
import type { FormFields, HttpClient, HttpRequestOptions } from '@kvadrat/contracts/remote';
import { waitOnline } from './wait-online';

/** How long one request may take before it counts as failed, in milliseconds. */
const REQUEST_TIMEOUT_MS = 20_000;

export interface HttpClientOptions {
  /** Token sent as `x-csrf-token` with calls that change something; null when there is none. */
  csrfToken?: () => string | null;
  /** Origin of the portal, on a page that is not one of its own; such calls carry no cookies. */
  origin?: string;
}

/**
 * The host's way to the portal's server and no other, with the visitor's cookies where the page is its own.
 *
 * Rejects with an {@link AppError}: `connection` when nothing came back, `status` with a message
 * such as `500: Oops` and the server's own words where it sent any, `abort` when the caller gave
 * up, `timeout` after 20 s (R252). Offline, a request waits up to 60 s and is then sent once (R253).
 */
export function createHttpClient({ csrfToken = () => null, origin }: HttpClientOptions = {}): HttpClient {
  const send = async (path: string, init: Outgoing, { signal, headers }: HttpRequestOptions = {}): Promise<unknown> => {
    if (!isLocalPath(path)) throw new AppError('invalid-request', 'only paths of this site can be asked for');
    await waitOnline(OFFLINE_WAIT_MS, signal);
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
    const forward = (): void => timeout.abort();
    signal?.addEventListener('abort', forward, { once: true });
    try {
      const response = await fetch(`${origin ?? ''}${path}`, {
        ...init,
        credentials: origin === undefined ? 'same-origin' : 'omit',
        headers: { accept: 'application/json', ...init.headers, ...headers },
        signal: timeout.signal,
      });
      return await readResponse(response);
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      if (signal?.aborted === true) throw new AppError('abort', 'request aborted', { cause });
      if (timeout.signal.aborted) throw new AppError('timeout', 'no answer in time', { cause });
      throw new AppError('connection', 'no connection', { cause });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', forward);
    }
  };
  const change = (method: 'POST' | 'PUT', path: string, type: string, body: string, options?: HttpRequestOptions): Promise<unknown> => {
    const token = csrfToken();
    return send(path, { method, body, headers: { 'content-type': type, ...(token === null ? {} : { 'x-csrf-token': token }) } }, options);
  };
  return {
    get: async (path, options) => claim(await send(path, {}, options)),
    post: async (path, body, options) => claim(await change('POST', path, 'application/json', JSON.stringify(body), options)),
    postForm: async (path, fields, options) => claim(await change('POST', path, FORM_TYPE, encodeForm(fields), options)),
    putForm: async (path, fields, options) => claim(await change('PUT', path, FORM_TYPE, encodeForm(fields), options)),
  };
}

interface Outgoing {
  method?: 'POST' | 'PUT';
  body?: string;
  headers?: Record<string, string>;
}

const FORM_TYPE = 'application/x-www-form-urlencoded';

function encodeForm(fields: FormFields): string {
  return new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => [value].flat().map((each) => [name, each]))).toString();
}

/** `//host/` and a backslash would leave the site. */
function isLocalPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

async function readResponse(response: Response): Promise<unknown> {
  const text = await response.text();
  if (response.ok) return text === '' ? null : parseJson(text);
  const words = messageOf(text);
  const reason = words ?? response.statusText;
  throw new AppError('status', reason === '' ? String(response.status) : `${response.status}: ${reason}`, { status: response.status, ...(words === null ? {} : { words }) });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('internal', 'answer is not JSON', { cause });
  }
}

/** Failures carry their words in `data.message` (R251); a body of another kind has none. */
function messageOf(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || !('data' in body)) return null;
    const { data } = body;
    if (typeof data !== 'object' || data === null || !('message' in data)) return null;
    return typeof data.message === 'string' ? data.message : null;
  } catch {
    return null;
  }
}

/** The type a caller names for a response is its claim about the API; the server's schemas back it. */
function claim<T>(value: unknown): T {
  return value as T;
}
