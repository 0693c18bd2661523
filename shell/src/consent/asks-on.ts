import { isDemoPath, isStaffPath, LEGAL_PATHS } from '@kvadrat/contracts/paths';

/** Beginnings of the paths where nobody is asked, since nothing runs there that would need an answer, or since the page itself asks. */
export const PATHS_WITHOUT_NOTICE: readonly string[] = ['/demo/', '/-/', LEGAL_PATHS.consent];

/** Whether a page asks what may be stored. */
export function asksOn(path: string): boolean {
  // A frame is rendered for the beginning of a path, with a slot for the rest of it.
  return !isDemoPath(path) && !isStaffPath(path) && !path.startsWith(LEGAL_PATHS.consent);
}
