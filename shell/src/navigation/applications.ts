import { AppError } from '@kvadrat/contracts/errors';
import { registerApplication, triggerAppChange } from 'single-spa';
import type { Stage } from '../loader/stage';
import type { PageTarget } from './page-target';

/** single-spa would only warn on the console; the loader has a deadline of its own. */
const QUIET = { millis: 60_000, dieOnTimeout: false, warningMillis: 60_000 };

export interface Applications {
  /** Shows a page whose address is in history by now: by `update` inside one remote, through single-spa from one to the next. @param fromTop see the context of remotes */
  show: (target: PageTarget, fromTop: boolean) => Promise<void>;
  /** Lets single-spa go on that waits for a page: it has been given up, or the server brings it. */
  letGo: () => void;
}

interface Wanted {
  target: PageTarget;
  fromTop: boolean;
}

/**
 * Registers each remote as a single-spa application, which is active where the address is one of its own. Where single-spa is started,
 * a page may be mounted already: it is taken over. Back and Forward change the address before the page is there, so
 * that single-spa is held by its own routing event until then, and the old page stays. Lifecycles given to single-spa never
 * reject: a failure is kept for the navigation that caused it.
 * @param ownerOf the remote whose page an address is
 * @param isOnItsWay whether a page of history is being prepared
 */
export function createApplications(
  names: readonly string[],
  stage: Stage,
  ownerOf: (url: URL) => string | undefined,
  isOnItsWay: () => boolean,
): Applications {
  let wanted: Wanted | null = null;
  let failure: unknown = null;
  let letGo = (): void => undefined;
  /** Pages that are shown at this moment: whoever waited for them has waited long enough. */
  let showing = 0;

  const mountWanted = async (name: string): Promise<void> => {
    // What is shown already is taken over; what has been given up meanwhile is not shown.
    if (wanted === null || wanted.target.release.name !== name || stage.shows(name)) return;
    try {
      await stage.mount(wanted.target, wanted.fromTop);
    } catch (error) {
      failure = error;
    }
  };

  window.addEventListener(
    'single-spa:before-routing-event',
    ({ detail }: CustomEventInit<{ cancelNavigation: (until: Promise<boolean>) => void }>) => {
      if (isOnItsWay() && showing === 0)
        detail?.cancelNavigation(new Promise((resolve) => (letGo = () => resolve(false))));
    },
  );
  for (const name of names) {
    registerApplication({
      name,
      activeWhen: ({ href }) => ownerOf(new URL(href)) === name,
      app: () =>
        Promise.resolve({
          bootstrap: () => Promise.resolve(),
          mount: () => mountWanted(name),
          // The stage takes a page away once the next one stands there.
          unmount: () => Promise.resolve(),
          timeouts: { bootstrap: QUIET, mount: QUIET, unmount: QUIET, unload: QUIET },
        }),
    });
  }

  const change = async (target: PageTarget, fromTop: boolean): Promise<void> => {
    const { name } = target.release;
    if (stage.shows(name)) return stage.update(target, fromTop);
    wanted = { target, fromTop };
    failure = null;
    await triggerAppChange();
    // single-spa takes for mounted what it was on the way to when that was given up.
    if (failure === null) await mountWanted(name);
    if (failure !== null)
      throw failure instanceof Error ? failure : new AppError('internal', 'a remote failed without an error');
  };

  return {
    letGo: () => letGo(),
    async show(target, fromTop) {
      showing += 1;
      letGo();
      try {
        await change(target, fromTop);
      } finally {
        showing -= 1;
      }
    },
  };
}
