import { containerId } from '@kvadrat/contracts/remote';
import { matchRoute } from '@kvadrat/contracts/routes';
import type { BuiltRelease } from '../conformance/release';

/** A remote on a running portal. */
export interface Subject {
  name: string;
  release: BuiltRelease;
  /** Path of one of its pages that the server rendered. */
  page: string;
  /** Path of a page that another remote owns, or the portal itself. */
  elsewhere: string;
}

/** How many pages are looked at before the search is given up, and at least, for a longer one of the remote's. */
const MAX_PAGES = 40;
const MIN_PAGES = 5;
/** Files and forms of the server; what is left are pages. */
const NO_PAGE = /^\/(?:r|media|api-next|-)\/|\.[a-z0-9]+$/;

/**
 * Follows the portal's own links, as a visitor would, to a page of the remote's and to one of anybody else's.
 * @param hints paths to begin with, besides the first page
 * @param cookie of the visitor
 * @throws {Error} when there are no such pages
 */
export async function findSubject(
  origin: string,
  release: BuiltRelease,
  hints: readonly string[],
  cookie: string,
): Promise<Subject> {
  const { name, routes } = release.manifest;
  const isOwn = (path: string): boolean => matchRoute(routes, path) !== null;
  const waiting = ['/', ...hints];
  const seen = new Set(waiting);
  let own: { path: string; length: number } | null = null;
  let elsewhere: string | null = null;
  for (
    let visited = 0;
    visited < MAX_PAGES && (own === null || elsewhere === null || visited < MIN_PAGES);
    visited += 1
  ) {
    const wanted = waiting.findIndex((path) => isOwn(path) === (own === null));
    const [path] = waiting.splice(Math.max(wanted, 0), 1);
    if (path === undefined) break;
    const html = await readPage(origin, path, cookie);
    if (html === null) continue;
    if (!html.includes(`id="${containerId(name)}"`)) elsewhere ??= path;
    else if (html.length > (own?.length ?? 0)) own = { path, length: html.length };
    for (const [, href = '/'] of html.matchAll(/href="(\/[^"?#]*)"/g)) {
      if (NO_PAGE.test(href) || seen.has(href)) continue;
      seen.add(href);
      waiting.push(href);
    }
  }
  if (own === null || elsewhere === null)
    throw new Error(`no page of ${name}, or none but its pages, was found at ${origin}`);
  return { name, release, page: own.path, elsewhere };
}

async function readPage(origin: string, path: string, cookie: string): Promise<string | null> {
  const response = await fetch(origin + path, { headers: { accept: 'text/html', cookie } });
  const text = await response.text();
  return response.status === 200 ? text : null;
}
