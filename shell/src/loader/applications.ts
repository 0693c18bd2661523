import { AppError } from '@kvadrat/contracts/errors';
import type { ResolvedRelease } from '@kvadrat/contracts/releases';
import type { RemoteContext, RemoteModule } from '@kvadrat/contracts/remote';
import { registerApplication, triggerAppChange } from 'single-spa';
import { nextPaint } from '../navigation/next-paint';
import type { PageTarget } from '../navigation/page-target';
import { createMount, type Mount, type MountServices } from './mount';
import type { RemoteLoader } from './remote-loader';

/** single-spa would only warn on the console; the loader has a deadline of its own. */
const QUIET = { millis: 60_000, dieOnTimeout: false, warningMillis: 60_000 };

export interface Applications {
  /** Mounts the page the server rendered, or renders it here when the server could not. */
  start: (target: PageTarget, hydration: RemoteContext['hydration']) => Promise<void>;
  /** Shows another page: by `update` inside one remote, through single-spa from one to the next. @param fromTop see the context of remotes */
  show: (target: PageTarget, fromTop: boolean) => Promise<void>;
}

interface Mounted {
  name: string;
  mount: Mount;
  /** Null when the remote could not be loaded: then only the server's HTML stands there. */
  module: RemoteModule | null;
}

/**
 * Registers each remote as a single-spa application. What is active follows from the page that is
 * shown, never from `location`, which changes before a page is ready. Lifecycles given to
 * single-spa never reject: a failure is kept for the navigation that caused it.
 */
export function createApplications(remotes: readonly ResolvedRelease[], loader: RemoteLoader, services: MountServices): Applications {
  let shown: PageTarget | null = null;
  let fromTop = false;
  let hydration: RemoteContext['hydration'] = null;
  let mounted: Mounted | null = null;
  let failure: unknown = null;

  const mountShown = async (): Promise<void> => {
    if (shown === null) return;
    const { release, route } = shown;
    const mount = createMount(release.name, services, { route, fromTop, hydration });
    hydration = null;
    const current: Mounted = (mounted = { name: release.name, mount, module: null });
    try {
      current.module = await loader.load(release);
      const start = performance.now();
      await current.module.bootstrap(mount.context());
      await current.module.mount(mount.context());
      // Beside the release's files, so that their times and this one are told together.
      performance.measure(`${release.base}mount`, { start });
    } catch (error) {
      failure = error;
      loader.degrade(release.name);
    }
  };

  const unmountShown = async (): Promise<void> => {
    const leaving = mounted;
    mounted = null;
    if (leaving === null) return;
    leaving.mount.remove();
    // Clearing a long list away takes as long as drawing the page somebody waits for, so that one goes first.
    void nextPaint().then(() => clearAway(leaving));
    await Promise.resolve();
  };

  const clearAway = async ({ module, mount }: Mounted): Promise<void> => {
    try {
      await module?.unmount(mount.context());
    } catch (error) {
      services.report(error, { phase: 'unmount' });
    }
    mount.abort();
  };

  for (const { name } of remotes) {
    registerApplication({
      name,
      activeWhen: () => shown?.release.name === name,
      app: () =>
        Promise.resolve({
          bootstrap: () => Promise.resolve(),
          mount: mountShown,
          unmount: unmountShown,
          timeouts: { bootstrap: QUIET, mount: QUIET, unmount: QUIET, unload: QUIET },
        }),
    });
  }

  const change = async (target: PageTarget, top: boolean): Promise<void> => {
    shown = target;
    fromTop = top;
    failure = null;
    await triggerAppChange();
    if (failure !== null) throw failure instanceof Error ? failure : new AppError('internal', 'a remote failed without an error');
  };

  return {
    start(target, data) {
      hydration = data;
      return change(target, false);
    },
    async show(target, top) {
      if (mounted === null || mounted.module === null || mounted.name !== target.release.name) return change(target, top);
      shown = target;
      await mounted.module.update(mounted.mount.move({ route: target.route, fromTop: top }));
    },
  };
}
