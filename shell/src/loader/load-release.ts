import type { RemoteModule } from '@kvadrat/contracts/remote';
import type { LoadFile } from './load-file';
import type { LoadableRelease } from './loadable-release';

/** What a release's module is depends on who loads it: a page's lifecycles, or elements. */
export type LoadRelease<M = RemoteModule> = (release: LoadableRelease, attempt: number) => Promise<M>;

/**
 * Loads all files a release needs for its first page at once, so nothing is found out one after
 * the other, then opens its container.
 */
export function createReleaseLoader<M>(load: LoadFile, open: (release: LoadableRelease) => Promise<M>): LoadRelease<M> {
  /** The release whose scripts run under a container's name. */
  const owners = new Map<string, string>();
  /** A later attempt asks only for what has not come yet: a script must not run twice. */
  const loaded = new Set<string>();
  const opened = new Map<string, Promise<M>>();
  return async (release, attempt) => {
    const fetchOne = async (href: string, kind: 'script' | 'style'): Promise<void> => {
      if (loaded.has(href)) return;
      await load({ href, kind, integrity: release.integrity[href], attempt });
      loaded.add(href);
    };
    const { base, container, entry, scripts, catalogue, styles } = release;
    if ((owners.get(container) ?? base) !== base) forget(container);
    owners.set(container, base);
    const all = [...scripts, ...(catalogue === null ? [] : [catalogue]), entry];
    await Promise.all([...styles.map((href) => fetchOne(href, 'style')), ...all.map((href) => fetchOne(href, 'script'))]);
    let module = opened.get(base);
    if (module === undefined) {
      opened.set(base, (module = open(release)));
      module.catch(() => opened.delete(base));
    }
    return module;
  };
}

/** Two releases of a remote use the same names: chunks of one must not be taken for the other's. */
function forget(container: string): void {
  Reflect.deleteProperty(window, container);
  Reflect.deleteProperty(window, `${container}_chunks`);
}
