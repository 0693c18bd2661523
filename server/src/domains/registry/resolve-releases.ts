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
 * The releases that answer requests of a registry: the stable ones. What a canary or an override changes for one
 * visitor is in the snapshot already, see `visitorSnapshot`.
 */
export function resolveReleases(snapshot: RegistrySnapshot): ActiveReleases {
  let releases = resolved.get(snapshot);
  if (releases === undefined) resolved.set(snapshot, (releases = resolveStable(snapshot)));
  return releases;
}

/** Every release that pages of the next minutes are made of, canaries included. */
export function releasesInUse(snapshot: RegistrySnapshot): RemoteManifest[] {
  const { shell, remotes } = resolveReleases(snapshot);
  const canaries = snapshot.entries.flatMap(({ name, state, canary }) =>
    state === 'on' && canary !== null ? (snapshot.manifests[`${name}/${canary.release}`] ?? []) : [],
  );
  return [
    ...(shell === null ? [] : [shell.manifest]),
    ...remotes.filter(({ on }) => on).map(({ manifest }) => manifest),
    ...canaries,
  ];
}

function resolveStable({ revision, entries, manifests }: RegistrySnapshot): ActiveReleases {
  const active = entries.flatMap<ActiveRemote>(({ name, state, stable, previous }) => {
    const manifest = manifests[`${name}/${stable}`];
    if (manifest === undefined) return [];
    return [
      {
        manifest,
        previous: (previous === null ? undefined : manifests[`${name}/${previous}`]) ?? null,
        on: state === 'on',
      },
    ];
  });
  return {
    revision,
    shell: active.find(({ manifest, on }) => manifest.role === 'shell' && on) ?? null,
    remotes: active.filter(({ manifest }) => manifest.role !== 'shell'),
  };
}
