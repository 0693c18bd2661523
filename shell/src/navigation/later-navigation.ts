import type { Locale } from '@kvadrat/contracts/locales';
import type { PageHead } from '@kvadrat/contracts/remote';
import type { Progress } from '../loader/progress';
import type { NavigationMode, Navigator } from './navigator';
import type { PortalNavigation } from './portal-navigation';

/** Navigation whose code comes when it is first needed, or somebody is about to need it. */
export interface LaterNavigation extends Pick<Navigator, 'isRunning' | 'stop'> {
  /** Gets the code. @throws what kept it from coming; it may be tried again */
  load: () => Promise<PortalNavigation>;
  /** Goes to an address; without the code by asking the server for the document. */
  go: (...args: Parameters<Navigator['go']>) => void;
  /** Puts a page's head data into the document. */
  setHead: (head: PageHead, locale: Locale) => void;
}

/** @param leave asks the server for the whole document of an address */
export function createLaterNavigation(
  code: () => Promise<PortalNavigation>,
  progress: Progress,
  leave: (url: URL, replace: boolean) => void,
): LaterNavigation {
  let loaded: PortalNavigation | null = null;
  let loading: Promise<PortalNavigation> | null = null;
  /** The one that is waiting for the code; a newer one takes its place. */
  let waiting: object | null = null;

  const load = (): Promise<PortalNavigation> => {
    loading ??= code().then((navigation) => (loaded = navigation));
    loading.catch(() => (loading = null));
    return loading;
  };
  const stopWaiting = (): void => {
    waiting = null;
    progress.stop();
  };
  const goLater = async (
    mine: object,
    url: URL,
    mode: NavigationMode,
    options: Parameters<Navigator['go']>[2],
  ): Promise<void> => {
    const navigation = await load().catch(() => null);
    if (waiting !== mine) return;
    stopWaiting();
    if (navigation === null) leave(url, mode !== 'push');
    else void navigation.go(url, mode, options);
  };
  return {
    load,
    go(url, mode, options) {
      if (loaded !== null) return void loaded.go(url, mode, options);
      progress.start();
      void goLater((waiting = {}), url, mode, options);
    },
    setHead(head, locale) {
      if (loaded !== null) loaded.writeHead(head, locale);
      else
        load().then(
          ({ writeHead }) => writeHead(head, locale),
          () => undefined,
        );
    },
    stop() {
      stopWaiting();
      loaded?.stop();
    },
    isRunning: () => waiting !== null || loaded?.isRunning() === true,
  };
}
