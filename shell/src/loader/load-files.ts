import type { LoadFile } from './load-file';
import type { LoadableRelease } from './loadable-release';

export type LoadFiles = (release: LoadableRelease, attempt: number) => Promise<void>;

/**
 * Loads all files a release needs at once, so nothing is found out one after the other. Pages and
 * elements of one remote share its files: both loaders of a document take the same one of these.
 * @param pinLater makes known the hashes of files that a release loads later, where the page did not name them
 */
export function createFilesLoader(load: LoadFile, pinLater?: (release: LoadableRelease) => Promise<void>): LoadFiles {
  /** The release whose scripts run under a container's name. */
  const owners = new Map<string, string>();
  /** A later attempt asks only for what has not come yet: a script must not run twice. */
  const loaded = new Set<string>();
  return async (release, attempt) => {
    const { base, container, entry, scripts, catalogue, styles, integrity, partial = false } = release;
    const fetchOne = async (href: string, kind: 'script' | 'style'): Promise<void> => {
      if (loaded.has(href)) return;
      await load({ href, kind, integrity: integrity[href], attempt });
      loaded.add(href);
    };
    if ((owners.get(container) ?? base) !== base) forget(container);
    owners.set(container, base);
    const pinOnce = async (): Promise<void> => {
      if (!partial || loaded.has(base)) return;
      await pinLater?.(release);
      loaded.add(base);
    };
    const all = [...scripts, ...(catalogue === null ? [] : [catalogue]), entry];
    await Promise.all([
      ...styles.map((href) => fetchOne(href, 'style')),
      ...all.map((href) => fetchOne(href, 'script')),
      pinOnce(),
    ]);
  };
}

/** Two releases of a remote use the same names: chunks of one must not be taken for the other's. */
function forget(container: string): void {
  Reflect.deleteProperty(window, container);
  Reflect.deleteProperty(window, `${container}_chunks`);
}
