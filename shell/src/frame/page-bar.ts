import { PATHS } from '@kvadrat/contracts/paths';

/** Whether the lower edge of a small screen belongs to the page: an ad has its contact bar there. */
export function pageHasOwnBar(path: string): boolean {
  return path.startsWith(PATHS.listings);
}
