import { splitLocale } from '@kvadrat/contracts/locales';

/**
 * Whether somebody went Back before the scripts of a page were there: a document that took the place of a page of the document before
 * has that one's history, so that the address changed and nobody listened. Said at most once of an address: after a reload never.
 * @param made path of the page that the server has made, where it says one
 */
export function wasLeftBefore(made: string | undefined, { pathname }: URL): boolean {
  if (made === undefined || made === (pathOf(pathname) ?? made)) return false;
  return performance.getEntriesByType('navigation').some((loaded) => 'type' in loaded && loaded.type !== 'reload');
}

/** Null for a path that no page of a remote has. */
function pathOf(pathname: string): string | null {
  try {
    return splitLocale(decodeURIComponent(pathname)).path;
  } catch {
    return null;
  }
}
