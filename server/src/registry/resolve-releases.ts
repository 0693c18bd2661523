import type { RegistrySnapshot, RemoteManifest } from '@kvadrat/contracts/releases';

/** A remote as one request sees it. */
export interface ActiveRemote {
  manifest: RemoteManifest;
  /** The release browsers fall back to. */
  previous: RemoteManifest | null;
  /** False for a remote that was turned off: its addresses answer "unavailable". */
  on: boolean;
}

export interface ActiveReleases {
  revision: number;
  shell: ActiveRemote | null;
  remotes: ActiveRemote[];
}

const resolved = new WeakMap<RegistrySnapshot, ActiveReleases>();

/**
 * Decides which release of each remote answers a request: the stable one. The only place where
 * that is decided, so that a canary or an override has one door to come in by.
 */
export function resolveReleases(snapshot: RegistrySnapshot): ActiveReleases {
  let releases = resolved.get(snapshot);
  if (releases === undefined) resolved.set(snapshot, (releases = resolveStable(snapshot)));
  return releases;
}

function resolveStable({ revision, entries, manifests }: RegistrySnapshot): ActiveReleases {
  const active = entries.flatMap<ActiveRemote>(({ name, state, stable, previous }) => {
    const manifest = manifests[`${name}/${stable}`];
    if (manifest === undefined) return [];
    return [{ manifest, previous: (previous === null ? undefined : manifests[`${name}/${previous}`]) ?? null, on: state === 'on' }];
  });
  return {
    revision,
    shell: active.find(({ manifest, on }) => manifest.role === 'shell' && on) ?? null,
    remotes: active.filter(({ manifest }) => manifest.role !== 'shell'),
  };
}
