import { RETURN_PARAMETER, safePath } from '@kvadrat/contracts/account';
import { localizedPath } from '@kvadrat/contracts/locales';
import type { RouteLocation } from '@kvadrat/contracts/remote';

/** Reads where a page's visitor goes on: a path with language prefix that is sure to be ours, the home page of the language where none was named. */
export function returnPath({ search, locale }: Pick<RouteLocation, 'search' | 'locale'>): string {
  const path = safePath(new URLSearchParams(search).get(RETURN_PARAMETER) ?? '');
  return path === '/' ? localizedPath(locale, '/') : path;
}
