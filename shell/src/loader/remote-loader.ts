import { AppError } from '@kvadrat/contracts/errors';
import type { ResolvedRelease } from '@kvadrat/contracts/releases';
import type { RemoteModule, Reporter } from '@kvadrat/contracts/remote';
import { uncheckedFile } from './check-releases';
import type { LoadRelease } from './load-release';
import type { LoadableRelease } from './loadable-release';
import { staggeredRace } from './staggered-race';

/** When the next attempt begins and when all end, in milliseconds from the first request. */
const LOAD_TIMES = { overtake: 2500, previous: 3000, deadline: 6000 } as const;

/** A release with the one to fall back to. */
export type FallibleRelease = LoadableRelease & Pick<ResolvedRelease, 'previous'>;

type LoadState = 'idle' | 'loading' | 'mounted' | 'degraded';

/** What was loaded, and of which release. */
interface Loaded<M> {
  module: M;
  of: LoadableRelease;
}

export interface RemoteLoader<M = RemoteModule> {
  /** One load however many ask; a remote that failed is not tried again in this document. */
  load: (release: FallibleRelease) => Promise<M>;
  state: (name: string) => LoadState;
  /** For a remote that loads but does not work. */
  degrade: (name: string) => void;
}

/**
 * Loads remotes: the stable release, a second request that overtakes a hanging one, then the
 * previous release, all within one deadline. A release with a file that has no hash is not loaded at all.
 */
export function createRemoteLoader<M>(loadRelease: LoadRelease<M>, report: Reporter): RemoteLoader<M> {
  const states = new Map<string, LoadState>();
  const loads = new Map<string, Promise<M>>();

  const run = async (release: FallibleRelease): Promise<M> => {
    const { name, previous } = release;
    const about = { remote: name, release: release.release };
    states.set(name, 'loading');
    const unchecked = uncheckedFile(release);
    const attempt = (of: LoadableRelease, number: number) => async (): Promise<Loaded<M>> => ({
      module: await loadRelease(of, number),
      of,
    });
    const contenders =
      unchecked === null
        ? [
            { startsAt: 0, run: attempt(release, 0) },
            { startsAt: LOAD_TIMES.overtake, run: attempt(release, 1) },
          ]
        : [];
    if (previous !== null && uncheckedFile(previous) === null)
      contenders.push({ startsAt: unchecked === null ? LOAD_TIMES.previous : 0, run: attempt(previous, 0) });
    try {
      if (contenders.length === 0) throw new AppError('internal', `${unchecked ?? ''} has no hash`);
      const { module, of } = await staggeredRace(contenders, LOAD_TIMES.deadline);
      states.set(name, 'mounted');
      if (of !== release)
        report(new AppError('unavailable', 'the previous release was taken'), {
          code: unchecked === null ? 'MFE-001' : 'MFE-008',
          ...about,
        });
      return module;
    } catch (cause) {
      states.set(name, 'degraded');
      const late = cause instanceof AppError && cause.code === 'timeout';
      const error = new AppError('unavailable', `${name} cannot be loaded: ${String(cause)}`, { cause });
      report(error, { code: unchecked !== null ? 'MFE-008' : late ? 'MFE-002' : 'MFE-001', ...about });
      throw error;
    }
  };

  return {
    load(release) {
      if (states.get(release.name) === 'degraded') {
        return Promise.reject(new AppError('unavailable', `${release.name} does not work in this document`));
      }
      let load = loads.get(release.name);
      if (load === undefined) loads.set(release.name, (load = run(release)));
      return load;
    },
    state: (name) => states.get(name) ?? 'idle',
    degrade: (name) => void states.set(name, 'degraded'),
  };
}
