import { EMBED_PREFIX } from '@kvadrat/contracts/releases';
import { LEGACY_REDIRECTS, STAFF_PATHS } from '@kvadrat/contracts/paths';
import { commonPath, pathOutside, routeAutomaton, type RouteAutomaton } from '@kvadrat/contracts/route-languages';
import { NO_PAGES } from '../../platform/http';

const BELOW = '{rest*}/';
/** Where the pages of the staff lie, all of them and no other. */
const STAFF_SPACE = `/-/${BELOW}`;
/** What is left of it to the server: components in development, releases on trial, and the way back from a release of the staff's pages. */
const KEPT_OF_STAFF = ['/-/ui/', `/-/ui/${BELOW}`, '/-/override/', STAFF_PATHS.emergency];

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
let kept: readonly RouteAutomaton[] | undefined;
let staffSpace: RouteAutomaton | undefined;

/** An address of the server's own that a route can match; null when there is none. */
export function serverAddressOf(route: RouteAutomaton): string | null {
  automata ??= SERVER_ADDRESSES.map(routeAutomaton);
  return firstCommon(route, automata);
}

/** An address that a route of the staff's remote can match and may not: one outside `/-/`, or one that the server keeps; null when there is none. */
export function addressNotOfStaff(route: RouteAutomaton): string | null {
  staffSpace ??= routeAutomaton(STAFF_SPACE);
  kept ??= KEPT_OF_STAFF.map(routeAutomaton);
  return pathOutside(route, [staffSpace]) ?? firstCommon(route, kept);
}

function firstCommon(route: RouteAutomaton, others: readonly RouteAutomaton[]): string | null {
  for (const other of others) {
    const path = commonPath(route, other);
    if (path !== null) return path;
  }
  return null;
}
