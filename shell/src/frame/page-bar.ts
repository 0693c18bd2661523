import { PATHS } from '@kvadrat/contracts/paths';

/** Beginnings of the paths of pages that have a bar of their own at the lower edge of a small screen: an ad's is for contact. */
export const PATHS_WITH_OWN_BAR: readonly string[] = [PATHS.listings];

/** Whether the lower edge of a small screen belongs to the page. */
export function pageHasOwnBar(path: string): boolean {
  return PATHS_WITH_OWN_BAR.some((beginning) => path.startsWith(beginning));
}
