import type { PageTarget } from './page-target';

/**
 * Whether somebody went Back before the scripts of a page were there: a document that took the place of a page of the document before
 * has that one's history, so that the address changed and nobody listened. Said at most once of an address: after a reload never.
 * @param made path of the page that the server has made, null where it does not say
 * @param first the page that the address leads to now
 */
export function wasLeftBefore(made: string | null, first: PageTarget | null): boolean {
  if (made === null || first === null || made === first.route.path) return false;
  return !performance.getEntriesByType('navigation').some((loaded) => 'type' in loaded && loaded.type === 'reload');
}
