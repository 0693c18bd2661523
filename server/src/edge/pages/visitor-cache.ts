import type { FastifyReply, FastifyRequest } from 'fastify';
import { splitLocale } from '@kvadrat/contracts/locales';
import { isStaffPath, isUserPath } from '@kvadrat/contracts/paths';
import { FLAGS_COOKIE } from '@kvadrat/contracts/flags';
import { NEVER_KEPT, OWN_COPY } from '../../platform/html';

/** Cookies under which a page may say something to one visitor alone: session, override of releases, flipped flags. */
const PERSONAL_COOKIES: ReadonlySet<string> = new Set(['IMMSESSID', 'kvadrat_override', FLAGS_COOKIE]);
/** Decides about releases, and nothing else: pages of the same releases are the same for all who have it. */
const CANARY = 'kvadrat_canary';

/** Seconds that a page may be kept by caches in front, counted from when it was made. */
const SHARED_SECONDS = 60;
const STALE_SECONDS = 600;

/** Whether a page may hold something that is meant for this visitor alone. */
export function isPersonal(request: Pick<FastifyRequest, 'headers'>): boolean {
  return cookieNames(request.headers.cookie).some((name) => PERSONAL_COOKIES.has(name));
}

/**
 * How long a page may be kept. Anonymous pages carry nothing of a visitor and may be shared for a
 * minute, and for ten while they are asked for anew or cannot be had, unless they give the visitor a cookie; public ones never
 * `no-store`, which would keep pages out of the browser's back/forward cache. A person's own pages, and what a route has marked as
 * `NEVER_KEPT` before, are kept nowhere; what was marked as `OWN_COPY` stays the visitor's own.
 * @param sound false for answers that stand in for the real page
 * @param age seconds since the page was made
 */
export function setPageCaching(request: FastifyRequest, reply: FastifyReply, sound: boolean, age = 0): void {
  if (
    reply.getHeader('cache-control') === NEVER_KEPT ||
    isPersonalPath(splitLocale(request.url.split('?', 1)[0] ?? '').path)
  ) {
    reply.header('cache-control', NEVER_KEPT).header('vary', 'cookie');
    return;
  }
  const own =
    reply.getHeader('cache-control') === OWN_COPY ||
    reply.hasHeader('set-cookie') ||
    isPersonal(request) ||
    cookieNames(request.headers.cookie).includes(CANARY);
  reply.header('cache-control', own || !sound ? OWN_COPY : shared(age)).header('vary', 'cookie');
}

function isPersonalPath(path: string): boolean {
  return isUserPath(path) || isStaffPath(path);
}

/** With what is left of the minute: caches in front count from when they get a page. */
function shared(age: number): string {
  const left = Math.max(1, SHARED_SECONDS - age);
  return `public, max-age=0, s-maxage=${left}, stale-while-revalidate=${STALE_SECONDS}, stale-if-error=${STALE_SECONDS}`;
}

function cookieNames(header: string | undefined): string[] {
  return (header ?? '').split(';').map((pair) => (pair.split('=', 1)[0] ?? '').trim());
}
