import { isDeepStrictEqual } from 'node:util';
import {
  checkManifest,
  wrongRoutes,
  type RegistryEntry,
  type RegistrySnapshot,
  type RemoteManifest,
} from '@kvadrat/contracts/releases';
import { Type } from 'typebox';
import { Value } from 'typebox/value';

const Name = Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' });
const Release = Type.String({ pattern: '^[A-Za-z0-9](?:[\\w-]|\\.(?!\\.)){0,100}$' });
const Canary = Type.Object({
  release: Release,
  percent: Type.Number({ minimum: 0, maximum: 100 }),
  until: Type.String(),
});
const Entry = Type.Object({
  name: Name,
  state: Type.Enum(['on', 'off']),
  stable: Release,
  previous: Type.Union([Release, Type.Null()]),
  canary: Type.Unknown(),
});

/** Something of the registry that is not what it should be, and is not used. */
export interface Broken {
  name: string;
  release: string;
  reason: string;
}

/** A registry as somebody wrote it down, before it is believed. */
export interface UncheckedSnapshot {
  revision: number;
  entries: readonly unknown[];
  /** By `<name>/<release>`. @property text `remote.json` as it was published; undefined where it is not known */
  manifests: Readonly<Record<string, { manifest: unknown; text?: string | null }>>;
}

export interface CheckedSnapshot {
  snapshot: RegistrySnapshot;
  broken: readonly Broken[];
}

/**
 * Checks a registry that was read, wherever it was. Manifests that do not hold are left out, one by one: what is wrong with one
 * release is no reason to do without another.
 */
export function checkSnapshot({ revision, entries, manifests }: UncheckedSnapshot): CheckedSnapshot {
  const broken: Broken[] = [];
  const held: Record<string, RemoteManifest> = {};
  for (const [key, { manifest, text }] of Object.entries(manifests)) {
    const reason = manifestProblem(key, manifest, text);
    const [name = '', release = ''] = key.split('/');
    if (reason === null && isManifest(manifest)) held[key] = manifest;
    else broken.push({ name, release, reason: reason ?? 'it is no manifest' });
  }
  const names = new Set<string>();
  const sound = entries.flatMap((entry): RegistryEntry[] => {
    if (!Value.Check(Entry, entry) || names.has(entry.name)) {
      broken.push({ name: String(fieldOf(entry, 'name')), release: '', reason: 'its entry cannot be read' });
      return [];
    }
    names.add(entry.name);
    const canary =
      Value.Check(Canary, entry.canary) && !Number.isNaN(Date.parse(entry.canary.until)) ? entry.canary : null;
    if (canary === null && entry.canary !== null)
      broken.push({ name: entry.name, release: '', reason: 'its canary cannot be read' });
    return [{ ...entry, canary }];
  });
  return { snapshot: { revision, entries: sound, manifests: held }, broken };
}

/** What keeps a manifest from being believed, null for nothing. */
export function manifestProblem(key: string, manifest: unknown, text?: string | null): string | null {
  const [wrong] = checkManifest(manifest);
  if (wrong !== undefined) return wrong;
  const [name, release] = ['name', 'release'].map((field) => String(fieldOf(manifest, field)));
  if (`${name ?? ''}/${release ?? ''}` !== key) return `it is the manifest of ${name ?? ''} ${release ?? ''}`;
  return typeof text !== 'string' || isDeepStrictEqual(parse(text), manifest)
    ? null
    : 'it is not the one that was published';
}

/**
 * The registry as pages are made of it. In the place of a release whose manifest does not hold comes the one before; without
 * one the remote is off, at the addresses it had.
 * @param unchecked what it was checked from
 */
export function servedSnapshot(
  { revision, entries, manifests }: RegistrySnapshot,
  unchecked: UncheckedSnapshot['manifests'],
): RegistrySnapshot {
  const served = { ...manifests };
  const has = (name: string, release: string | null | undefined): boolean =>
    release !== null && release !== undefined && manifests[`${name}/${release}`] !== undefined;
  return {
    revision,
    entries: entries.flatMap((entry): RegistryEntry[] => {
      const { name, stable, previous } = entry;
      const canary = has(name, entry.canary?.release) ? entry.canary : null;
      if (has(name, stable)) return [{ ...entry, previous: has(name, previous) ? previous : null, canary }];
      if (previous !== null && has(name, previous)) return [{ ...entry, stable: previous, previous: null, canary }];
      const closed = closedManifest(name, stable, unchecked[`${name}/${stable}`]?.manifest);
      if (closed === null) return [];
      served[`${name}/${stable}`] = closed;
      return [{ name, stable, state: 'off', previous: null, canary: null }];
    }),
    manifests: served,
  };
}

/** Nothing but the addresses, so that they answer "unavailable" and not "never heard of". */
function closedManifest(name: string, release: string, manifest: unknown): RemoteManifest | null {
  const routes = fieldOf(manifest, 'routes');
  if (!areRoutes(routes) || fieldOf(manifest, 'role') === 'shell') return null;
  return {
    format: 1,
    name,
    release,
    version: '0.0.0',
    role: 'regular',
    contracts: '0.0.0',
    entry: '',
    container: '',
    modules: {},
    catalogues: {},
    serverBundle: '',
    routes,
    elements: [],
    events: { emits: [], handles: [] },
    shared: {},
    federation: '',
    files: {},
  };
}

function fieldOf(value: unknown, field: string): unknown {
  return Reflect.get(Object(value), field);
}

function areRoutes(value: unknown): value is RemoteManifest['routes'] {
  return wrongRoutes(value).length === 0;
}

function isManifest(value: unknown): value is RemoteManifest {
  return checkManifest(value).length === 0;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
