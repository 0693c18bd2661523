import type { RegistrySnapshot, RemoteManifest } from '@kvadrat/contracts/releases';

const made = new WeakMap<RegistrySnapshot, Map<string, RegistrySnapshot>>();

/**
 * The registry with the previous release in the place of each whose server bundle can neither be read nor be put back:
 * its pages are then whole, of the release before. The same object for the same choice.
 */
export function readableSnapshot(
  snapshot: RegistrySnapshot,
  isUnreadable: (manifest: RemoteManifest) => boolean,
): RegistrySnapshot {
  const { entries, manifests } = snapshot;
  const unreadable = new Set<string>();
  for (const { name, state, stable, previous } of entries) {
    const manifest = manifests[`${name}/${stable}`];
    if (
      state === 'on' &&
      manifest !== undefined &&
      isUnreadable(manifest) &&
      manifests[`${name}/${previous ?? ''}`] !== undefined
    )
      unreadable.add(name);
  }
  if (unreadable.size === 0) return snapshot;
  const key = [...unreadable].join();
  let views = made.get(snapshot);
  if (views === undefined) made.set(snapshot, (views = new Map<string, RegistrySnapshot>()));
  let view = views.get(key);
  if (view === undefined) {
    view = {
      ...snapshot,
      entries: entries.map((entry) =>
        unreadable.has(entry.name) && entry.previous !== null
          ? { ...entry, stable: entry.previous, previous: null }
          : entry,
      ),
    };
    views.set(key, view);
  }
  return view;
}
