import { isDemoPath, isStaffPath } from '@kvadrat/contracts/paths';

/** Beginnings of the paths where nobody is asked, since nothing runs there that would need an answer. */
export const PATHS_WITHOUT_NOTICE: readonly string[] = ['/demo/', '/-/'];

/** Whether a page asks what may be stored. */
export function asksOn(path: string): boolean {
  return !isDemoPath(path) && !isStaffPath(path);
}
