import { API_PREFIX } from '@kvadrat/contracts/api';
import type { FastifyInstance } from 'fastify';
import inject from 'light-my-request';
import { internalHeaders, readShownAds } from '../../platform/http';
import type { ApiAnswer, ApiSend } from '../../platform/render';

/** Whose request a render belongs to. */
export interface Visitor {
  cookie: string | undefined;
  language: string | undefined;
  ip: string;
  requestId: string;
  /** Of a visitor who has sent a form: only for these something may be changed. */
  form?: SentForm;
}

/** What goes with the calls of a form that is taken, so that they are looked at as the form was. */
export interface SentForm {
  /** Where the form came from, and its token against forged calls if it has one. */
  headers: Readonly<Record<string, string>>;
  /** Told of cookies that an answer gives the visitor. */
  onCookies: (cookies: readonly string[]) => void;
}

/** Ads that an answer of the API shows. */
export interface ShownAds {
  ads?: readonly number[];
}

/**
 * Lets server bundles read the API in this process, and send to it what a visitor's form says, under the visitor's own cookies, which the
 * bundle never sees. Anything but the API is refused.
 */
export function apiBridge(
  app: FastifyInstance,
  visitor: Visitor | null,
): (path: string, language: string | null, send?: ApiSend) => Promise<(ApiAnswer & ShownAds) | null> {
  return async (path, language, send) => {
    const url = apiUrl(path);
    if (url === null) return null;
    const form = visitor?.form;
    const body = send?.body ?? null;
    if (send !== undefined && form === undefined) return null;
    const accepted = language ?? visitor?.language;
    // Not `app.inject`, which refuses while the server finishes its last pages.
    const answer = await inject((incoming, outgoing) => app.routing(incoming, outgoing), {
      method: send?.method ?? 'GET',
      url,
      ...(body === null ? {} : { payload: body.text }),
      headers: {
        ...internalHeaders,
        ...(visitor?.cookie === undefined ? {} : { cookie: visitor.cookie }),
        ...(visitor === null ? {} : { 'x-request-id': visitor.requestId }),
        ...(accepted === undefined ? {} : { 'accept-language': accepted }),
        ...(send === undefined ? {} : form?.headers),
        ...(body === null ? {} : { 'content-type': body.type }),
      },
      ...(visitor === null ? {} : { remoteAddress: visitor.ip }),
    });
    if (send !== undefined) form?.onCookies([answer.headers['set-cookie'] ?? []].flat());
    // A copy: the memory of buffers is shared by many.
    return { status: answer.statusCode, body: new Uint8Array(answer.rawPayload), ads: readShownAds(answer.headers) };
  };
}

/** Normalises first: `/api-next/../x` is no API path. */
function apiUrl(path: string): string | null {
  if (!path.startsWith('/') || !URL.canParse(path, 'http://api.internal')) return null;
  const url = new URL(path, 'http://api.internal');
  return url.host === 'api.internal' && url.pathname.startsWith(API_PREFIX) ? `${url.pathname}${url.search}` : null;
}
