import { API_PREFIX, HIDDEN_ADS_HEADER, writeHiddenAds } from '@kvadrat/contracts/api';
import { OFFLINE_WAIT_MS } from '@kvadrat/contracts/constants';
import { AppError } from '@kvadrat/contracts/errors';
import { encodeForm, type HttpClient, type HttpRequestOptions } from '@kvadrat/contracts/remote';
import { readResponse } from './read-response';
import { waitOnline } from './wait-online';
import { createTokens } from './with-token';

/** How long one request may take before it counts as failed, in milliseconds. */
const REQUEST_TIMEOUT_MS = 20_000;

export interface HttpClientOptions {
  /** Origin of the portal, on a page that is not one of its own. */
  origin?: string;
  /** Whose cookies go along: `same-origin` on the portal, `include` for elements that act for a visitor, `omit` for the others. */
  credentials?: RequestCredentials;
  /** In which the server answers. */
  language?: () => string;
  /** Ads that this browser's visitor has put away: calls about lists say so, and are answered without them. */
  hidden?: () => ReadonlySet<number>;
}

/**
 * The host's way to the portal's server and no other, with the visitor's cookies where the page is its own.
 *
 * Rejects with an {@link AppError}: `connection` when nothing came back, `status` with a message
 * such as `500: Oops` and the server's own words where it sent any, `proof-required` where a proof of
 * work has to come along, `abort` when the caller gave up, `timeout` after 20 s. Offline, a
 * request waits up to 60 s and is then sent once.
 *
 * What changes something carries a token, asked for before the first such call, and again once somebody has signed in
 * or out. A server that has another one by now says `csrf`: then the call is made once more with a fresh token, and nothing is
 * ever repeated for another reason.
 */
export function createHttpClient({
  origin = '',
  credentials = 'same-origin',
  language = () => document.documentElement.lang,
  hidden = () => NONE,
}: HttpClientOptions = {}): HttpClient {
  const send = createSend({ origin, credentials, language });
  const withToken = createTokens(send);
  const change = (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    type: string | null,
    body: string | null,
    options?: HttpRequestOptions,
  ): Promise<unknown> =>
    withToken(options?.signal, (token) =>
      send(path, { method, body, headers: { ...(type === null ? {} : { 'content-type': type }), ...token } }, options),
    );
  return {
    get: async (path, options) => claim(await send(path, { headers: withoutHidden(path, hidden()) }, options)),
    post: async (path, body, options) => claim(await change('POST', path, JSON_TYPE, JSON.stringify(body), options)),
    put: async (path, body, options) => claim(await change('PUT', path, JSON_TYPE, JSON.stringify(body), options)),
    delete: async (path, options) => claim(await change('DELETE', path, null, null, options)),
    postForm: async (path, fields, options) =>
      claim(await change('POST', path, FORM_TYPE, encodeForm(fields), options)),
    putForm: async (path, fields, options) => claim(await change('PUT', path, FORM_TYPE, encodeForm(fields), options)),
    async upload(path, file, options = {}) {
      if (!isLocalPath(path)) throw new AppError('invalid-request', 'only paths of this site can be asked for');
      // Few pages send files.
      const { sendFile } = await import(/* webpackChunkName: "upload-file" */ './send-file');
      return claim(
        await sendFile(`${origin}${path}`, file, { ...options, credentials, language: language() }, withToken),
      );
    },
  };
}

type Send = (path: string, init: Outgoing, options?: HttpRequestOptions) => Promise<unknown>;

/** Makes one request, once. */
function createSend({ origin, credentials, language }: Required<Omit<HttpClientOptions, 'hidden'>>): Send {
  return async (path, init, { signal, headers } = {}) => {
    if (!isLocalPath(path)) throw new AppError('invalid-request', 'only paths of this site can be asked for');
    await waitOnline(OFFLINE_WAIT_MS, signal);
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), REQUEST_TIMEOUT_MS);
    const forward = (): void => timeout.abort();
    signal?.addEventListener('abort', forward, { once: true });
    try {
      const response = await fetch(`${origin}${path}`, {
        ...init,
        credentials,
        headers: { accept: 'application/json', 'accept-language': language(), ...init.headers, ...headers },
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
}

interface Outgoing {
  method?: 'POST' | 'PUT' | 'DELETE';
  body?: string | null;
  headers?: Record<string, string>;
}

const NONE: ReadonlySet<number> = new Set();

function withoutHidden(path: string, hidden: ReadonlySet<number>): Record<string, string> {
  return hidden.size > 0 && path.startsWith(`${API_PREFIX}search-list/`)
    ? { [HIDDEN_ADS_HEADER]: writeHiddenAds(hidden) }
    : {};
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** `//host/` and a backslash would leave the site. */
function isLocalPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path);
}

/** The type a caller names for a response is its claim about the API; the server's schemas back it. */
function claim<T>(value: unknown): T {
  return value as T;
}
