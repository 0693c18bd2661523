import type { RemoteManifest } from '@kvadrat/contracts/releases';
import { RegistryError } from './registry-error';
import { majorOf, satisfiesRange } from './satisfies-range';

/**
 * Refuses a release that cannot run inside the live shell, or a shell that live remotes cannot run in.
 * @throws {RegistryError} MFE-108 shared dependencies, MFE-109 federation runtime, MFE-110 contracts of another major
 */
export function checkShellFit(candidate: RemoteManifest, live: readonly RemoteManifest[]): void {
  for (const other of live) {
    if (other.name === candidate.name) continue;
    if (candidate.role === 'shell') checkPair(candidate, other, other);
    else if (other.role === 'shell') checkPair(other, candidate, other);
  }
}

function checkPair(shell: RemoteManifest, remote: RemoteManifest, live: RemoteManifest): void {
  const who = `${remote.name} ${remote.release}`;
  for (const [dependency, range] of Object.entries(remote.shared)) {
    const given = shell.shared[dependency];
    if (given !== undefined && satisfiesRange(given, range)) continue;
    const has = given === undefined ? 'does not share it' : `has ${given}`;
    throw new RegistryError(
      'MFE-108',
      `${who} needs ${dependency} ${range}, and the shell ${shell.release} ${has}. Build ${mend(shell, remote, live)} against the other's version.`,
    );
  }
  if (remote.federation !== shell.federation) {
    throw new RegistryError(
      'MFE-109',
      `${who} was built for the federation runtime ${remote.federation}, the shell ${shell.release} for ${shell.federation}. Build ${mend(shell, remote, live)} with the other's @kvadrat/build.`,
    );
  }
  if (majorOf(remote.contracts) !== majorOf(shell.contracts)) {
    throw new RegistryError(
      'MFE-110',
      `${who} was built with contracts ${remote.contracts}, the shell ${shell.release} with ${shell.contracts}. Build ${mend(shell, remote, live)} with the other's major version.`,
    );
  }
}

/** The one to change is the one that is not live yet. */
function mend(shell: RemoteManifest, remote: RemoteManifest, live: RemoteManifest): string {
  return live === shell ? remote.name : shell.name;
}
