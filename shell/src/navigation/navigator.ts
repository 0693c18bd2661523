import { AppError, isAppError } from '@kvadrat/contracts/errors';
import type { PreloadResult, Reporter } from '@kvadrat/contracts/remote';
import { carryCampaign } from '@kvadrat/contracts/routes';
import type { Progress } from '../loader/progress';
import type { PageTarget } from './page-target';
import { deadline, NAVIGATION_LIMIT_MS } from './deadline';

/** A loader that redirects in a circle ends at the server, which says so. */
const MAX_REDIRECTS = 5;

export type NavigationMode = 'push' | 'replace' | 'traverse';

interface NavigationOptions {
  keepScroll?: boolean;
}

export interface NavigatorPorts {
  resolve: (url: URL) => PageTarget | null;
  /** Loads code and data of a page. */
  prepare: (target: PageTarget) => Promise<PreloadResult>;
  /** Lets the browser draw first: a click is answered before the work of a new page begins. */
  paint: () => Promise<void>;
  /** Puts a prepared page into the place of the current one. @param fromTop whether it is seen from its top, not from where somebody was on it */
  show: (target: PageTarget, fromTop: boolean) => Promise<void>;
  /** Asks the server for the whole document. */
  leave: (url: URL, replace: boolean) => void;
  /** Another navigation begins, or the last one is over: nobody has to wait for its page any more. */
  letGo: () => void;
  /** Before the address changes: where the old page stood is written down, the new one noted. */
  commit: (target: PageTarget, mode: NavigationMode) => void;
  /** After the new page and its head data are there: scroll, focus, announcement. */
  arrive: (target: PageTarget, mode: NavigationMode, options: NavigationOptions) => void;
  progress: Progress;
  report: Reporter;
  currentSearch: () => string;
}

export interface Navigator {
  go: (url: URL, mode: NavigationMode, options?: NavigationOptions) => Promise<void>;
  /** Gives a running navigation up. */
  stop: () => void;
  /** Whether a page is on its way. */
  isRunning: () => boolean;
  /** Whether it is one of history, whose address is there before the page. */
  isTraversing: () => boolean;
}

/**
 * Client-side navigation. The old page stays until the new one's code and data are there; a newer
 * navigation silences an older one; whatever cannot be shown here is left to the server.
 * Campaign parameters of the current address go along without a history entry of their own.
 */
export function createNavigator(ports: NavigatorPorts): Navigator {
  let turn = 0;
  let running: NavigationMode | null = null;
  /** Whether what runs was asked for as another page, not as another state of the shown one. */
  let leaving = false;

  const stopped = (): void => {
    running = null;
    leaving = false;
    ports.letGo();
    ports.progress.stop();
  };
  const run = async (
    asked: URL,
    mode: NavigationMode,
    options: NavigationOptions,
    redirects: number,
  ): Promise<void> => {
    const mine = ++turn;
    ports.letGo();
    const url = new URL(carryCampaign(asked.href, ports.currentSearch()));
    const target = ports.resolve(url);
    if (target === null) {
      ports.leave(url, mode !== 'push');
      return;
    }
    let committed = mode === 'traverse';
    running = mode;
    ports.progress.start();
    try {
      const page = await deadline(ports.prepare(target), NAVIGATION_LIMIT_MS);
      if (mine !== turn) return;
      if ('location' in page) {
        if (redirects >= MAX_REDIRECTS) throw new AppError('invalid-request', 'redirected in a circle');
        await run(new URL(page.location, url), committed ? 'replace' : mode, options, redirects + 1);
        return;
      }
      if (mode !== 'traverse') {
        await ports.paint();
        if (mine !== turn) return;
      }
      ports.commit(target, mode);
      committed = true;
      await ports.show(target, mode !== 'traverse' && options.keepScroll !== true && target.url.hash === '');
      if (mine === turn) ports.arrive(target, mode, options);
    } catch (error) {
      if (mine !== turn || (isAppError(error) && error.code === 'abort')) return;
      ports.report(error, { phase: 'navigation', remote: target.release.name, release: target.release.release });
      ports.leave(url, committed || mode === 'replace');
    } finally {
      if (mine === turn) stopped();
    }
  };

  return {
    go: (url, mode, options = {}) => {
      // A page that the visitor is leaving for another, as by an ad pressed while its map moves, has no more say.
      if (leaving && options.keepScroll === true) return Promise.resolve();
      leaving = options.keepScroll !== true;
      // What replaces a page on its way takes the entry that one was to get, not the entry of the page that is shown.
      return run(url, mode === 'replace' && running === 'push' ? 'push' : mode, options, 0);
    },
    stop() {
      turn += 1;
      stopped();
    },
    isRunning: () => running !== null,
    isTraversing: () => running === 'traverse',
  };
}
