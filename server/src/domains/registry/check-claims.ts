import { containerName, type RegistrySnapshot, type RemoteManifest } from '@kvadrat/contracts/releases';
import { commonPath, routeAutomaton } from '@kvadrat/contracts/route-languages';
import { RegistryError } from './registry-error';
import { addressNotOfStaff, serverAddressOf } from './server-addresses';

/** What others have claimed: one release of each remote that is on, and the canaries that run. */
export function claimingManifests({ entries, manifests }: RegistrySnapshot, now: number): RemoteManifest[] {
  return entries
    .filter(({ state }) => state === 'on')
    .flatMap(({ name, stable, canary }) =>
      [stable, ...(canary !== null && Date.parse(canary.until) > now ? [canary.release] : [])].map(
        (release) => manifests[`${name}/${release}`],
      ),
    )
    .filter((manifest) => manifest !== undefined);
}

/**
 * Refuses a release that claims what is not its own: a route that can match an address of another remote or of the server,
 * another's custom element or container, or the place of the shell. Addresses below `/-/` are those of remotes with the role `staff`, which have no others. Whether two routes have an address in common is
 * decided on all addresses there are, not on samples.
 * @throws {RegistryError} MFE-102, MFE-119, MFE-120
 */
export function checkClaims(candidate: RemoteManifest, claimed: readonly RemoteManifest[]): void {
  const { name, container } = candidate;
  if (container !== containerName(name)) {
    throw new RegistryError(
      'MFE-120',
      `${name} names its container "${container}", which is a global name of the page. Build it with @kvadrat/build, which calls it "${containerName(name)}".`,
    );
  }
  const routes = candidate.routes.map(({ pattern }) => ({ pattern, language: routeAutomaton(pattern) }));
  for (const { pattern, language } of routes) {
    const path = candidate.role === 'staff' ? addressNotOfStaff(language) : serverAddressOf(language);
    if (path !== null)
      throw new RegistryError(
        'MFE-119',
        `${name} claims the route ${pattern}, which matches ${path}, an address of the server. Name in remote.config.ts what the remote answers and no more.`,
      );
  }
  for (const other of claimed) {
    if (other.name === name) continue;
    if (candidate.role === 'shell' && other.role === 'shell')
      throw takenBy(other, `${name} claims the place of the shell, which ${other.name} has`);
    for (const theirs of other.routes.map(({ pattern }) => ({ pattern, language: routeAutomaton(pattern) }))) {
      for (const { pattern, language } of routes) {
        const path = commonPath(language, theirs.language);
        if (path !== null)
          throw takenBy(
            other,
            `${name} claims the route ${pattern}, which matches ${path}, and so does ${theirs.pattern}, which ${other.name} has`,
          );
      }
    }
    const element = candidate.elements.find((own) => other.elements.includes(own));
    if (element !== undefined) throw takenBy(other, `${name} claims the element <${element}>, which ${other.name} has`);
  }
}

function takenBy(other: RemoteManifest, what: string): RegistryError {
  return new RegistryError('MFE-102', `${what}. Take it out of one remote.config.ts, or turn ${other.name} off first.`);
}
