import { API_PREFIX } from '@kvadrat/contracts/api';
import type { FastifyInstance } from 'fastify';
import inject from 'light-my-request';
import { internalHeaders, readShownAds } from '../../platform/http';
import type { ApiAnswer } from '../../platform/render';

/** Whose request a render belongs to. */
export interface Visitor {
  cookie: string | undefined;
  language: string | undefined;
  ip: string;
  requestId: string;
}

/** Ads that an answer of the API shows. */
export interface ShownAds {
  ads?: readonly number[];
}

/**
 * Lets server bundles read the API in this process, under the visitor's own cookies, which the
 * bundle never sees. Anything but the API is refused.
 */
export function apiBridge(app: FastifyInstance, visitor: Visitor | null): (path: string, language: string | null) => Promise<(ApiAnswer & ShownAds) | null> {
  return async (path, language) => {
    const url = apiUrl(path);
    if (url === null) return null;
    const accepted = language ?? visitor?.language;
    // Not `app.inject`, which refuses while the server finishes its last pages.
    const answer = await inject((incoming, outgoing) => app.routing(incoming, outgoing), {
      method: 'GET',
      url,
      headers: {
        ...internalHeaders,
        ...(visitor?.cookie === undefined ? {} : { cookie: visitor.cookie }),
        ...(visitor === null ? {} : { 'x-request-id': visitor.requestId }),
        ...(accepted === undefined ? {} : { 'accept-language': accepted }),
      },
      ...(visitor === null ? {} : { remoteAddress: visitor.ip }),
    });
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
