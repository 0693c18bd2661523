import { splitLocale } from '@kvadrat/contracts/locales';
import type { ResolvedRelease, RouteTable } from '@kvadrat/contracts/releases';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { matchRoute } from '@kvadrat/contracts/routes';

/** A page this document can show without being replaced. */
export interface PageTarget {
  url: URL;
  release: ResolvedRelease;
  route: RouteLocation;
}

/**
 * Finds the remote and route of an address.
 * @returns null for what only the server can answer: another site or language, a path no remote owns
 */
export function readTarget(table: RouteTable, url: URL, origin: string): PageTarget | null {
  if (url.origin !== origin) return null;
  const pathname = decodePath(url.pathname);
  if (pathname === null) return null;
  const { locale, path } = splitLocale(pathname);
  if (locale !== table.locale) return null;
  for (const release of table.remotes) {
    const match = matchRoute(release.routes, path);
    if (match === null) continue;
    return { url, release, route: { name: match.route.name, params: match.params, path, search: url.search, locale } };
  }
  return null;
}

function decodePath(pathname: string): string | null {
  try {
    const segments = pathname.split('/').map(decodeURIComponent);
    return segments.some((segment) => segment.includes('/')) ? null : segments.join('/');
  } catch {
    return null;
  }
}
