import { SIGN_IN_PATH } from '@kvadrat/contracts/account';
import { LEGAL_PATHS, PATHS, USER_PATHS } from '@kvadrat/contracts/paths';
import { matchRoute } from '@kvadrat/contracts/routes';
import type { ActiveReleases } from '../../domains/registry/api';

const FIXED = [...Object.values(PATHS), ...Object.values(LEGAL_PATHS), ...Object.values(USER_PATHS), SIGN_IN_PATH];
const known = new WeakMap<ActiveReleases, readonly string[]>();

/** Fixed addresses that have a page now: the frame links to these only. */
export function livePaths(releases: ActiveReleases): readonly string[] {
  let paths = known.get(releases);
  if (paths === undefined) {
    const live = [...releases.remotes.filter(({ on }) => on), ...(releases.shell === null ? [] : [releases.shell])];
    paths = FIXED.filter((path) => live.some(({ manifest }) => matchRoute(manifest.routes, path) !== null));
    known.set(releases, paths);
  }
  return paths;
}
