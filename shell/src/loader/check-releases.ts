import { isIntegrity, type ResolvedRelease } from '@kvadrat/contracts/releases';
import type { LoadableRelease } from './loadable-release';

/** A release that a table names in a way nothing can be loaded by. */
export interface RefusedRelease {
  name: string;
  release: string;
}

/**
 * Leaves out of a table what is no release, each by itself: what became of one keeps no other from being loaded. Hashes are
 * looked at when a release is loaded, since the one before may stand in,
 * and routes when an address is looked for among them.
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
  return (
    [entry, ...scripts, ...styles, ...(catalogue === null ? [] : [catalogue])].find(
      (href) => !isIntegrity(integrity[href]),
    ) ?? null
  );
}

function isRelease(value: unknown): boolean {
  if (!isRecord(value) || !isFiles(value)) return false;
  const { previous } = value;
  return previous === null || (isRecord(previous) && isFiles(previous));
}

/** Files of a release lie in its own folder: an address elsewhere is none of its. */
function isFiles({
  name,
  release,
  container,
  base,
  entry,
  scripts,
  styles,
  integrity,
}: Partial<Record<keyof ResolvedRelease, unknown>>): boolean {
  return (
    [name, release, container].every((text) => typeof text === 'string') &&
    base === `/r/${String(name)}/${String(release)}/` &&
    isRecord(integrity) &&
    Array.isArray(scripts) &&
    Array.isArray(styles) &&
    [entry, ...(scripts as unknown[]), ...(styles as unknown[])].every(
      (href) => typeof href === 'string' && href.startsWith(base),
    )
  );
}

function textOf(value: unknown, field: string): string {
  return isRecord(value) ? String(value[field]) : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
