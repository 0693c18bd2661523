import type { RemoteContext, RemoteModule } from '@kvadrat/contracts/remote';
import { nextPaint } from '../navigation/next-paint';
import type { PageTarget } from '../navigation/page-target';
import { createMount, type Mount, type MountServices } from './mount';
import type { RemoteLoader } from './remote-loader';

/** Where pages of remotes stand, one at a time. */
export interface Stage {
  /** Whether a page of the remote stands there and runs. */
  shows: (name: string) => boolean;
  /**
   * Puts a page into the place of whatever is shown, or takes over what the server has rendered of it.
   * @param fromTop see the context of remotes
   * @throws what kept the remote from it; the HTML that was there stays
   */
  mount: (target: PageTarget, fromTop: boolean, hydration?: RemoteContext['hydration']) => Promise<void>;
  /** Shows another page of the remote that is shown. */
  update: (target: PageTarget, fromTop: boolean) => Promise<void>;
}

interface Mounted {
  name: string;
  mount: Mount;
  /** Null when the remote could not be loaded: then only the server's HTML stands there. */
  module: RemoteModule | null;
}

export function createStage(loader: RemoteLoader, services: MountServices): Stage {
  let mounted: Mounted | null = null;

  const leave = (): void => {
    const leaving = mounted;
    mounted = null;
    if (leaving === null) return;
    leaving.mount.remove();
    // Clearing a long list away takes as long as drawing the page somebody waits for, so that one goes first.
    void nextPaint().then(() => clearAway(leaving));
  };
  const clearAway = async ({ module, mount }: Mounted): Promise<void> => {
    try {
      await module?.unmount(mount.context());
    } catch (error) {
      services.report(error, { phase: 'unmount' });
    }
    mount.abort();
  };

  return {
    shows: (name) => mounted?.name === name && mounted.module !== null,
    async mount({ release, route }, fromTop, hydration = null) {
      leave();
      const mount = createMount(release.name, services, { route, fromTop, hydration });
      const current: Mounted = (mounted = { name: release.name, mount, module: null });
      try {
        current.module = await loader.load(release);
        const start = performance.now();
        await current.module.bootstrap(mount.context());
        await current.module.mount(mount.context());
        // Beside the release's files, so that their times and this one are told together.
        performance.measure(`${release.base}mount`, { start });
      } catch (error) {
        loader.degrade(release.name);
        throw error;
      }
    },
    async update({ route }, fromTop) {
      await mounted?.module?.update(mounted.mount.move({ route, fromTop }));
    },
  };
}
