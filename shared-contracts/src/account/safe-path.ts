/** Any origin will do: what resolves to another one leads off the site. */
const BASE = 'https://kvadrat.invalid';
/** An encoded slash or backslash behind the first slash, which some server on the way may decode. */
const ENCODED_HOST = /^\/(?:%2f|%5c)/i;
const UNSAFE = /[\\\p{Cc}]/u;

/**
 * A path of this site out of a text that came from outside, or `/`. Everything that could lead to another site becomes `/`:
 * schemes, `//host`, backslashes, control characters, encoded slashes behind the first one. The fragment is dropped.
 */
export function safePath(text: string): string {
  if (!text.startsWith('/') || UNSAFE.test(text) || ENCODED_HOST.test(text)) return '/';
  if (!URL.canParse(text, BASE)) return '/';
  const { origin, pathname, search } = new URL(text, BASE);
  // Dots are resolved by now: `/..//host` has become `//host`.
  const leaves = origin !== BASE || pathname.startsWith('//') || ENCODED_HOST.test(pathname);
  return leaves ? '/' : `${pathname}${search}`;
}
