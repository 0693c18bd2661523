import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitLocale } from '@kvadrat/contracts/locales';
import { FLAGS_COOKIE } from '@kvadrat/contracts/flags';

/** Cookies that make an answer one visitor's own: session, canary, override of releases, flipped flags. */
const PRIVATE_COOKIES: ReadonlySet<string> = new Set(['IMMSESSID', 'kvadrat_canary', 'kvadrat_override', FLAGS_COOKIE]);

const SHARED = 'public, max-age=0, s-maxage=60, must-revalidate';
const PRIVATE = 'private, no-cache';
/** Not even the browser that showed it keeps it: after signing out "back" shows nothing of it. */
export const NEVER_KEPT = 'private, no-store';
/** Pages of signed-in people (R22–R31). */
const OWN_PAGES = /^\/(?:user|utente)\//;

/**
 * How long a page may be kept. Anonymous pages carry nothing of a visitor and may be shared for a
 * minute, unless they give the visitor a cookie; public ones never `no-store`, which would keep pages out of the browser's back/forward
 * cache. A person's own pages, and what a route has marked as `NEVER_KEPT` before, are kept nowhere.
 * @param sound false for answers that stand in for the real page
 */
export function setPageCaching(request: FastifyRequest, reply: FastifyReply, sound: boolean): void {
  if (reply.getHeader('cache-control') === NEVER_KEPT || OWN_PAGES.test(splitLocale(request.url.split('?', 1)[0] ?? '').path)) {
    reply.header('cache-control', NEVER_KEPT).header('vary', 'cookie');
    return;
  }
  const own = reply.hasHeader('set-cookie') || cookieNames(request.headers.cookie).some((name) => PRIVATE_COOKIES.has(name));
  reply.header('cache-control', own || !sound ? PRIVATE : SHARED).header('vary', 'cookie');
}

function cookieNames(header: string | undefined): string[] {
  return (header ?? '').split(';').map((pair) => (pair.split('=', 1)[0] ?? '').trim());
}
