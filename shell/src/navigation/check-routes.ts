import type { ResolvedRelease } from '@kvadrat/contracts/releases';
import { matchRoute } from '@kvadrat/contracts/routes';

/** Leaves releases out of a table whose routes cannot be read, each by itself: what became of one keeps no other's addresses from being found. */
export function checkRoutes(releases: readonly ResolvedRelease[]): {
  sound: ResolvedRelease[];
  refused: ResolvedRelease[];
} {
  const sound: ResolvedRelease[] = [];
  const refused: ResolvedRelease[] = [];
  for (const release of releases) (areRoutes(release.routes) ? sound : refused).push(release);
  return { sound, refused };
}

/** Whether an address can be looked for among them. */
function areRoutes(routes: ResolvedRelease['routes']): boolean {
  try {
    matchRoute(routes, '/');
    return true;
  } catch {
    return false;
  }
}
