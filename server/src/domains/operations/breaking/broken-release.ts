import { createHash } from 'node:crypto';
import type { RemoteManifest } from '@kvadrat/contracts/releases';

/** Ways a remote can be broken on purpose, to see that nothing else breaks. */
export const BREAKAGES = [
  'missing',
  'error',
  'hang',
  'syntax',
  'throw',
  'styles',
  'server-throw',
  'server-loop',
] as const;
export type Breakage = (typeof BREAKAGES)[number];

const MARK = '.broken-';
const BROKEN_NAME = new RegExp(`^(.+)\\.broken-(${BREAKAGES.join('|')})$`);

export function isBreakage(value: string): value is Breakage {
  return BREAKAGES.some((breakage) => breakage === value);
}

/** Reads the name of a broken release; null for an ordinary one. */
export function readBroken(release: string): { release: string; breakage: Breakage } | null {
  const [, base, breakage] = BROKEN_NAME.exec(release) ?? [];
  return base === undefined || breakage === undefined || !isBreakage(breakage) ? null : { release: base, breakage };
}

/** The release that a broken one was made of; ordinary ones are their own. */
export function baseRelease(release: string): string {
  return readBroken(release)?.release ?? release;
}

/** What takes the place of the entry's source; null where the entry is as it was. */
export function brokenEntry({ container }: Pick<RemoteManifest, 'container'>, breakage: Breakage): string | null {
  if (breakage === 'syntax') return ')';
  if (breakage !== 'throw') return null;
  const lifecycles =
    "bootstrap: async () => {}, mount: async () => { throw new Error('broken on purpose'); }, update: async () => {}, unmount: async () => {}, preload: async () => {}";
  return `window[${JSON.stringify(container)}] = { init: () => {}, get: async () => () => ({ ${lifecycles} }) };`;
}

/** What takes the place of the server bundle's source; null where it is as it was. */
export function brokenBundle({ routes }: Pick<RemoteManifest, 'routes'>, breakage: Breakage): string | null {
  if (breakage === 'server-throw') return "exports.render = async () => { throw new Error('broken on purpose'); };";
  if (breakage !== 'server-loop') return null;
  // It comes through the warm-up, one call for each route, and is stuck on the first visitor's page.
  return `let calls = 0; exports.render = async () => { calls += 1; if (calls <= ${routes.length}) throw new Error('only a warm-up'); for (;;) ; };`;
}

/**
 * The manifest of a release that is broken: the same one under a name of its own, so that no cache takes it for the sound
 * one, with the hash of what its entry is now. Browsers run it as they would run any release of ours.
 */
export function breakManifest(manifest: RemoteManifest, breakage: Breakage): RemoteManifest {
  const entry = brokenEntry(manifest, breakage);
  const release = `${manifest.release}${MARK}${breakage}`;
  if (entry === null) return { ...manifest, release };
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  return { ...manifest, release, files: { ...manifest.files, [manifest.entry]: { bytes: entry.length, integrity } } };
}
