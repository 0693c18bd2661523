import { patternProblem, type RegistrySnapshot, type RemoteManifest, type TeamRole } from '@kvadrat/contracts/releases';
import { pathOutside, routeAutomaton } from '@kvadrat/contracts/route-languages';
import { RegistryError } from './registry-error';

/** What a token may publish. */
export interface TokenGrant {
  /** Id of the token. */
  id: string;
  /** Null for the role that is live. */
  role: TeamRole | null;
  /** The space its routes lie in, as patterns; null for the routes of the releases the registry names. */
  routes: readonly string[] | null;
}

/** `/x/*` in the place of `/x/{rest*}/`, for everything from an address on. */
const EVERYTHING_BELOW = /^(\/(?:.*\/)?)\*$/;
const ROLES = ['primary', 'essential', 'regular'] as const;

/** @throws {RegistryError} MFE-118 for what is no pattern */
export function readRouteSpace(routes: readonly string[]): string[] {
  return routes.map((written) => {
    const pattern = written.replace(EVERYTHING_BELOW, '$1{rest*}/');
    const problem = patternProblem(pattern);
    if (problem !== null)
      throw new RegistryError(
        'MFE-118',
        `"${written}" is no route: ${problem}. Name patterns like /x/ or /x/{id}/, or /x/* for everything below /x/.`,
      );
    return pattern;
  });
}

/** @throws {RegistryError} MFE-117 for the roles of what operates the portal and for what is no role */
export function readGrantedRole(role: string): TeamRole {
  const known = ROLES.find((one) => one === role);
  if (known !== undefined) return known;
  throw new RegistryError(
    'MFE-117',
    role === 'shell' || role === 'staff'
      ? `No token publishes the role ${role}: who operates the portal does, on its machine.`
      : `"${role}" is no role. Name one of ${ROLES.join(', ')}.`,
  );
}

/**
 * Refuses a release that its token may not publish.
 * @throws {RegistryError} MFE-117 another role, MFE-118 a route outside the token's space
 */
export function checkGrant(
  manifest: RemoteManifest,
  { id, role, routes }: TokenGrant,
  snapshot: RegistrySnapshot,
): void {
  const { name } = manifest;
  refuseOperators(manifest);
  const live = liveManifest(snapshot, name);
  const mayBe = role ?? live?.role ?? manifest.role;
  if (manifest.role !== mayBe) {
    throw new RegistryError(
      'MFE-117',
      `${name} ${manifest.release} has the role ${manifest.role}, its token is for ${mayBe}. Build it with that role, or ask an operator: npm run remotes -- token grant ${id} --role ${manifest.role}.`,
    );
  }
  const space = (routes ?? namedRoutes(snapshot, name)).map(routeAutomaton);
  for (const { pattern } of manifest.routes) {
    const path = outside(pattern, space);
    if (path === null) continue;
    throw new RegistryError(
      'MFE-118',
      `${name} ${manifest.release} claims the route ${pattern}, and its token is not for ${path}. An operator grants more: npm run remotes -- token grant ${id} --routes '${pattern}', with all other routes it needs.`,
    );
  }
}

/** A token changes nothing about the shell and the staff's pages, not even to turn them off. @throws {RegistryError} MFE-117 */
export function refuseOperators(manifest: RemoteManifest | undefined): void {
  if (manifest?.role !== 'shell' && manifest?.role !== 'staff') return;
  const [is, what] =
    manifest.role === 'shell' ? ['a shell', 'the shell'] : ['a remote of the staff', 'the pages of the staff'];
  throw new RegistryError(
    'MFE-117',
    `${manifest.name} is ${is}, and no token changes ${what}. Who operates the portal publishes it on its machine: npm run remotes -- publish <folder>.`,
  );
}

/** The release of a remote that everybody gets. */
export function liveManifest({ entries, manifests }: RegistrySnapshot, name: string): RemoteManifest | undefined {
  const entry = entries.find((candidate) => candidate.name === name);
  return entry === undefined ? undefined : manifests[`${name}/${entry.stable}`];
}

function namedRoutes({ manifests }: RegistrySnapshot, name: string): string[] {
  return Object.values(manifests).flatMap((manifest) =>
    manifest.name === name ? manifest.routes.map(({ pattern }) => pattern) : [],
  );
}

/** What cannot be decided is not granted. */
function outside(pattern: string, space: Parameters<typeof pathOutside>[1]): string | null {
  try {
    return pathOutside(routeAutomaton(pattern), space);
  } catch (error) {
    if (error instanceof RangeError) return pattern;
    throw error;
  }
}
