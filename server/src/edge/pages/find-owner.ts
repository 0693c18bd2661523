import type { RouteLocation } from '@kvadrat/contracts/remote';
import { matchRoute } from '@kvadrat/contracts/routes';
import type { ActiveReleases, ActiveRemote } from '../../domains/registry/api';
import type { PageQuery } from './page-query';

export interface Owner {
  remote: ActiveRemote;
  route: RouteLocation;
  /** Whether the page takes forms. */
  acts: boolean;
}

/**
 * The release whose routes match an address. Live remotes come first, so that a remote can take over addresses of one that was turned
 * off; then the shell, which has pages of its own.
 */
export function findOwner({ remotes, shell }: ActiveReleases, { locale, path, search }: PageQuery): Owner | null {
  for (const remote of [
    ...[...remotes].sort((a, b) => Number(b.on) - Number(a.on)),
    ...(shell === null ? [] : [shell]),
  ]) {
    const match = matchRoute(remote.manifest.routes, path);
    if (match !== null)
      return {
        remote,
        route: { name: match.route.name, params: match.params, path, search, locale },
        acts: match.route.acts === true,
      };
  }
  return null;
}
