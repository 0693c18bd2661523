import type { RemoteModule } from '@kvadrat/contracts/remote';
import type { LoadFiles } from './load-files';
import type { LoadableRelease } from './loadable-release';

/** What a release's module is depends on who loads it: a page's lifecycles, or elements. */
export type LoadRelease<M = RemoteModule> = (release: LoadableRelease, attempt: number) => Promise<M>;

/** Loads a release's files, then opens its container. */
export function createReleaseLoader<M>(
  loadFiles: LoadFiles,
  open: (release: LoadableRelease) => Promise<M>,
): LoadRelease<M> {
  const opened = new Map<string, Promise<M>>();
  return async (release, attempt) => {
    await loadFiles(release, attempt);
    const { base } = release;
    let module = opened.get(base);
    if (module === undefined) {
      opened.set(base, (module = open(release)));
      module.catch(() => opened.delete(base));
    }
    return module;
  };
}
