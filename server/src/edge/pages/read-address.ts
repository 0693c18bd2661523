import { splitLocale, type Locale } from '@kvadrat/contracts/locales';

/** What the address of a page request turned out to be. */
export type PageAddress =
  | { kind: 'page'; locale: Locale; path: string; search: string }
  /** The same page under its one right spelling; query byte for byte as it came. */
  | { kind: 'moved'; location: string }
  | { kind: 'malformed' };

/** What browsers and tools ask for by themselves, such as `/apple-touch-icon.png`; no page is called so. */
const FILE_NAME = /\/[^/]+\.[A-Za-z0-9]{1,8}$/;

/**
 * Reads a raw request address. Paths are decoded segment by segment; a final slash is added and
 * double slashes are folded by redirect, so each page has one address and a redirect can never
 * point to another host.
 */
export function readAddress(rawUrl: string): PageAddress {
  const queryStart = rawUrl.indexOf('?');
  const rawPath = queryStart < 0 ? rawUrl : rawUrl.slice(0, queryStart);
  const search = queryStart < 0 ? '' : rawUrl.slice(queryStart);
  const path = decodePath(rawPath);
  if (path === null) return { kind: 'malformed' };

  const ending = FILE_NAME.test(path) ? '' : '/';
  const tidy = `${rawPath}${ending}`.replace(/\/{2,}/g, '/');
  if (tidy !== rawPath) return { kind: 'moved', location: `${tidy}${search}` };
  return { kind: 'page', ...splitLocale(path), search: search === '?' ? '' : search };
}

function decodePath(rawPath: string): string | null {
  if (!rawPath.startsWith('/') || hasForbidden(rawPath)) return null;
  try {
    const segments = rawPath.split('/').map(decodeURIComponent);
    const clean = segments.every(
      (segment) => !segment.includes('/') && !hasForbidden(segment) && segment !== '.' && segment !== '..',
    );
    return clean ? segments.join('/') : null;
  } catch {
    return null;
  }
}

/** Control characters have no business in a path, and browsers read a backslash as a slash. */
function hasForbidden(text: string): boolean {
  return [...text].some((character) => character < ' ' || character === '\u007f' || character === '\\');
}
