import { isIntegrity, type ResolvedRelease } from '@kvadrat/contracts/releases';
import { matchRoute } from '@kvadrat/contracts/routes';
import type { LoadableRelease } from './loadable-release';

/** A release that a table names in a way nothing can be loaded by. */
export interface RefusedRelease {
  name: string;
  release: string;
}

/** What only releases of pages have; elements have no routes. */
type Checked = Omit<ResolvedRelease, 'routes'> & { routes?: unknown };

/**
 * Leaves out of a table what is no release, each by itself: what became of one keeps no other from being loaded. Hashes are
 * looked at when a release is loaded, since the one before may stand in.
 */
export function checkReleases<T>(releases: readonly T[]): { sound: T[]; refused: RefusedRelease[] } {
  const sound: T[] = [];
  const refused: RefusedRelease[] = [];
  for (const release of releases) {
    if (isRelease(release)) sound.push(release);
    else refused.push({ name: textOf(release, 'name'), release: textOf(release, 'release') });
  }
  return { sound, refused };
}

/** The first file of a release that has no hash browsers would hold it against; null when all have. */
export function uncheckedFile({ entry, scripts, styles, catalogue, integrity }: LoadableRelease): string | null {
  return [entry, ...scripts, ...styles, ...(catalogue === null ? [] : [catalogue])].find((href) => !isIntegrity(integrity[href])) ?? null;
}

function isRelease(value: unknown): boolean {
  if (!isRecord(value) || !isFiles(value)) return false;
  const { previous, routes } = value;
  return (routes === undefined || areRoutes(routes)) && (previous === null || (isRecord(previous) && isFiles(previous)));
}

/** Files of a release lie in its own folder: an address elsewhere is none of its. */
function isFiles({ name, release, container, base, entry, scripts, styles, integrity }: Partial<Record<keyof Checked, unknown>>): boolean {
  return (
    [name, release, container].every((text) => typeof text === 'string') &&
    base === `/r/${String(name)}/${String(release)}/` &&
    isRecord(integrity) &&
    Array.isArray(scripts) &&
    Array.isArray(styles) &&
    [entry, ...(scripts as unknown[]), ...(styles as unknown[])].every((href) => typeof href === 'string' && href.startsWith(base))
  );
}

/** Whether an address can be looked for among them. */
function areRoutes(routes: unknown): boolean {
  try {
    matchRoute(routes as ResolvedRelease['routes'], '/');
    return true;
  } catch {
    return false;
  }
}

function textOf(value: unknown, field: string): string {
  return isRecord(value) ? String(value[field]) : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
