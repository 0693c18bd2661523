import { EMBED_PREFIX } from '@kvadrat/contracts/releases';
import { LEGACY_REDIRECTS } from '@kvadrat/contracts/paths';
import { commonPath, routeAutomaton, type RouteAutomaton } from '@kvadrat/contracts/route-languages';
import { NO_PAGES } from '../../platform/http';

const BELOW = '{rest*}/';

/**
 * Addresses the server itself answers, as route patterns: what is no page, the operators' and the embedding ones, and those that
 * lead elsewhere.
 */
export const SERVER_ADDRESSES: readonly string[] = [
  ...[...NO_PAGES, EMBED_PREFIX, '/-/', '/atom/', '/singleSignOn/', '/robots.txt', '/favicon.ico', '/favicon.svg'].map(
    (path) => `${path}${path.endsWith('/') ? BELOW : '/'}`,
  ),
  ...Object.keys(LEGACY_REDIRECTS),
];

let automata: readonly RouteAutomaton[] | undefined;

/** An address of the server's own that a route can match; null when there is none. */
export function serverAddressOf(route: RouteAutomaton): string | null {
  automata ??= SERVER_ADDRESSES.map(routeAutomaton);
  for (const own of automata) {
    const path = commonPath(route, own);
    if (path !== null) return path;
  }
  return null;
}
