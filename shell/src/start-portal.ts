import type { RemoteContext } from '@kvadrat/contracts/remote';
import { start } from 'single-spa';
import { createPortalAuth } from './auth/portal-auth';
import { showNote } from './failure-texts';
import { FRAME } from './frame/frame-ids';
import type { HostSession } from './host/session';
import { createStorage } from './host/storage';
import { createApplications } from './loader/applications';
import { loadFile } from './loader/load-file';
import { createFilesLoader } from './loader/load-files';
import { createReleaseLoader } from './loader/load-release';
import { addToIntegrityMap } from './loader/integrity-map';
import { openContainer } from './loader/open-container';
import { createProgress } from './loader/progress';
import { createRemoteLoader } from './loader/remote-loader';
import { createArrival } from './navigation/arrival';
import { writeHead } from './navigation/document-head';
import { followLinks } from './navigation/follow-links';
import { createAnnouncer } from './navigation/live-region';
import { createNavigator } from './navigation/navigator';
import { nextPaint } from './navigation/next-paint';
import { createPageLayers } from './navigation/page-layers';
import { createPagePlace } from './navigation/page-place';
import { createPageResolver } from './navigation/page-resolver';
import type { PageTarget } from './navigation/page-target';
import { prepareLinks } from './navigation/prepare-links';
import { wasLeftBefore } from './navigation/was-left-before';
import { closeMenuOutside } from './frame/close-menu';
import { frameElement } from './frame/frame-element';
import { followSession } from './frame/follow-session';
import { leaveOwnPages } from './frame/leave-own-pages';
import { watchConnection } from './frame/offline-note';
import { printAddress } from './frame/print-address';
import { readPageJson } from './page-json';
import { startFirstPage } from './start-first-page';

export interface HostServices extends Pick<RemoteContext, 'bus' | 'http' | 'storage' | 'marks' | 'consent' | 'toast' | 'report'> {
  session: HostSession;
}

/** Puts the parts together and takes over the page the server has sent. */
export function startPortal(host: HostServices): void {
  const page = readPageJson();
  const { table, flags } = page;
  addToIntegrityMap(table.shell, ...table.remotes.flatMap(({ integrity, previous }) => [previous?.integrity, integrity]));
  const main = frameElement(FRAME.main);
  const menu = frameElement(FRAME.languages);
  const announce = createAnnouncer(frameElement(FRAME.live));
  const progress = createProgress(frameElement(FRAME.progress));
  const layers = createPageLayers(() => navigator.isRunning());
  const place = createPagePlace(createStorage(() => window.sessionStorage));
  const loadFiles = createFilesLoader(loadFile);
  const loader = createRemoteLoader(createReleaseLoader(loadFiles, openContainer), host.report);
  const isLeft = leaveOwnPages(host.session, () => location.pathname, () => location.reload());
  const resolve = createPageResolver(table, main, host.report, isLeft);

  const navigate: RemoteContext['navigate'] = (path, { replace = false, keepScroll = false } = {}) => {
    void navigator.go(new URL(path, location.href), replace ? 'replace' : 'push', { keepScroll });
  };
  const applications = createApplications(table.remotes, loader, {
    ...host,
    main,
    flags,
    navigate,
    openLayer: layers.open,
    setHead: (head, { locale }) => writeHead(head, locale),
    failed(error) {
      host.report(error, { code: 'MFE-003' });
      showNote(main);
    },
  });

  const prepare = async ({ release, route }: PageTarget) => {
    const module = await loader.load(release);
    return module.preload(route, host);
  };

  const navigator = createNavigator({
    resolve,
    prepare,
    // What was left by choosing has to be out of history first.
    paint: () => Promise.all([nextPaint(), layers.settled()]).then(() => undefined),
    show: applications.show,
    leave(url, replace) {
      if (window.navigator.onLine) place.leave(url, replace);
      else connection.waitFor(url);
    },
    commit: ({ url }, mode) => place.enter(url, mode),
    arrive: createArrival(place, main, announce),
    progress,
    report: host.report,
    currentSearch: () => place.url().search,
  });

  const auth = createPortalAuth({ ...host, flags, navigate, setHead: () => undefined }, table.locale, loadFiles);

  place.onTraverse((url) => void navigator.go(url, 'traverse'));
  const open = (url: URL): void => void navigator.go(url, url.href === location.href ? 'replace' : 'push');
  const connection = watchConnection(open, announce);
  followLinks(open, place, auth);
  window.addEventListener('pageshow', ({ persisted }) => persisted && navigator.stop());
  prepareLinks((url) => {
    const target = resolve(url);
    if (target === null || url.href === location.href || loader.state(target.release.name) === 'degraded') return;
    // What cannot be had now will be asked for again when the link is followed.
    prepare(target).catch(() => undefined);
  }, place, auth);
  closeMenuOutside(menu);
  printAddress(frameElement(FRAME.address));
  place.restore();
  followSession(host);
  start({ urlRerouteOnly: true });

  const first = resolve(place.url());
  if (wasLeftBefore(page.data?.route?.path, first)) return location.reload();
  void startFirstPage(page, first, main, applications, host.report)
    // Who the visitor is can wait until the page can be used.
    .finally(() => void host.session.start().then(() => table.oneTap === true && auth.startOneTap()));
}
