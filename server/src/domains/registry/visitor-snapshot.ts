import type { RegistryEntry, RegistrySnapshot, RemoteManifest } from '@kvadrat/contracts/releases';
import { canaryPosition, canaryRuns } from './canary';

export interface ReleaseChoice {
  /** Null for a visitor without an id: then no canary. */
  visitorId: string | null;
  /** Releases of a signed override, which win over the canary. */
  override: readonly RemoteManifest[];
  /** Milliseconds since 1970. */
  now: number;
}

const made = new WeakMap<RegistrySnapshot, Map<string, RegistrySnapshot>>();

/**
 * The registry as one visitor sees it: override, then canary, then stable. A release that stands in has the stable one
 * as `previous`, which is what browsers fall back to. The same object for the same choice.
 */
export function visitorSnapshot(snapshot: RegistrySnapshot, choice: ReleaseChoice): RegistrySnapshot {
  const chosen = new Map<string, string>();
  for (const entry of snapshot.entries) {
    const release = choice.override.find(({ name }) => name === entry.name)?.release ?? canaryFor(entry, choice);
    if (release !== null && release !== entry.stable) chosen.set(entry.name, release);
  }
  if (chosen.size === 0) return snapshot;
  const key = [...chosen].join();
  let views = made.get(snapshot);
  if (views === undefined) made.set(snapshot, (views = new Map<string, RegistrySnapshot>()));
  let view = views.get(key);
  if (view === undefined) views.set(key, (view = standIn(snapshot, chosen, choice.override)));
  return view;
}

function canaryFor(entry: RegistryEntry, { visitorId, now }: ReleaseChoice): string | null {
  const { name, canary } = entry;
  if (canary === null || visitorId === null || !canaryRuns(entry, now)) return null;
  return canaryPosition(name, visitorId) < canary.percent ? canary.release : null;
}

function standIn(
  { revision, entries, manifests }: RegistrySnapshot,
  chosen: ReadonlyMap<string, string>,
  override: readonly RemoteManifest[],
): RegistrySnapshot {
  return {
    revision,
    entries: entries.map((entry) => {
      const stable = chosen.get(entry.name);
      return stable === undefined ? entry : { ...entry, stable, previous: entry.stable };
    }),
    manifests: {
      ...manifests,
      ...Object.fromEntries(override.map((manifest) => [`${manifest.name}/${manifest.release}`, manifest])),
    },
  };
}
