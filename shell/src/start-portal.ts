import { localizedPath } from '@kvadrat/contracts/locales';
import { containerId, type RemoteContext } from '@kvadrat/contracts/remote';
import { carryCampaign } from '@kvadrat/contracts/routes';
import { start } from 'single-spa';
import { createAuthOpener } from './auth/auth-opener';
import { showFallback, showNote } from './failure-texts';
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
import { watchExpired } from './loader/watch-expired';
import { writeHead } from './navigation/document-head';
import { readFormSubmit } from './navigation/form-submit';
import { watchIntent } from './navigation/intent-preload';
import { linkOf, readLinkClick } from './navigation/link-click';
import { createAnnouncer } from './navigation/live-region';
import { createNavigator } from './navigation/navigator';
import { nextPaint } from './navigation/next-paint';
import { focusPage } from './navigation/page-focus';
import { currentLayer } from './navigation/history-entry';
import { createPageLayers } from './navigation/page-layers';
import { createPagePlace } from './navigation/page-place';
import { readTarget, type PageTarget } from './navigation/page-target';
import { closeMenuOutside } from './frame/close-menu';
import { followPage } from './frame/follow-page';
import { frameElement } from './frame/frame-element';
import { followSession } from './frame/follow-session';
import { leaveOwnPages } from './frame/leave-own-pages';
import { watchConnection } from './frame/offline-note';
import { printAddress } from './frame/print-address';
import { readPageJson } from './page-json';

export interface HostServices extends Pick<RemoteContext, 'bus' | 'http' | 'storage' | 'marks' | 'toast' | 'report'> {
  session: HostSession;
}

/** Puts the parts together and takes over the page the server has sent. */
export function startPortal(host: HostServices): void {
  const { table, refused, data, flags } = readPageJson();
  addToIntegrityMap(table.shell, ...table.remotes.flatMap(({ integrity, previous }) => [previous?.integrity, integrity]));
  const main = frameElement(FRAME.main);
  const menu = frameElement(FRAME.languages);
  const announce = createAnnouncer(frameElement(FRAME.live));
  const progress = createProgress(frameElement(FRAME.progress));
  const layers = createPageLayers(() => navigator.isRunning());
  const place = createPagePlace(createStorage(() => window.sessionStorage));
  const loadFiles = createFilesLoader(loadFile);
  const loader = createRemoteLoader(createReleaseLoader(loadFiles, openContainer), host.report);
  let outdated = false;
  watchExpired((address) => {
    outdated = true;
    host.report(new Error(`${address} is no longer served`), { code: 'MFE-007' });
    showNote(main);
  });
  // An outdated page leaves every navigation to the server, which brings the releases of today.
  const resolve = (url: URL): PageTarget | null => (outdated ? null : readTarget(table, url, location.origin));

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
      if (!window.navigator.onLine) {
        connection.waitFor(url);
        return;
      }
      place.save();
      if (replace || currentLayer() > 0) location.replace(url.href);
      else location.assign(url.href);
    },
    commit: ({ url }, mode) => place.enter(url, mode),
    arrive({ url, route }, mode, { keepScroll = false }) {
      followPage(route);
      if (keepScroll) return;
      if (mode === 'traverse') place.restore();
      else place.scrollTo(url.hash);
      focusPage(main);
      announce(document.title);
    },
    progress,
    report: host.report,
    currentSearch: () => place.url().search,
  });

  const leaveFor = (path: string): void => location.assign(localizedPath(table.locale, path));
  const auth = createAuthOpener({
    bus: host.bus,
    session: host.session,
    load: async () => {
      const { createAuthDialog } = await import(/* webpackChunkName: "auth-dialog" */ './auth/auth-dialog');
      const services = { ...host, flags, navigate, setHead: () => undefined };
      return createAuthDialog({ services, http: host.http, locale: table.locale, loadFiles, leave: leaveFor });
    },
    navigate,
    leave: leaveFor,
    report: host.report,
  });

  place.onTraverse((url) => void navigator.go(url, 'traverse'));
  const open = (url: URL): void => void navigator.go(url, url.href === location.href ? 'replace' : 'push');
  const connection = watchConnection(open, announce);
  const follow = (event: Event, url: URL | null): void => {
    if (url === null) return;
    event.preventDefault();
    open(url);
  };
  document.addEventListener('click', (event) => {
    const url = readLinkClick(event, place.url());
    const link = linkOf(event.target);
    if (url !== null && link !== null && auth.opens(link)) {
      event.preventDefault();
      auth.follow(link);
    } else follow(event, url);
  });
  document.addEventListener('submit', (event) => follow(event, readFormSubmit(event, place.url())));
  window.addEventListener('pageshow', ({ persisted }) => persisted && navigator.stop());
  watchIntent((link) => {
    if (auth.opens(link)) {
      auth.prepare().catch(() => undefined);
      return;
    }
    // The very address a click would lead to, or its data would be asked for twice.
    const url = new URL(carryCampaign(link.href, place.url().search));
    const target = resolve(url);
    if (target === null || url.href === location.href || loader.state(target.release.name) === 'degraded') return;
    // What cannot be had now will be asked for again when the link is followed.
    prepare(target).catch(() => undefined);
  });
  closeMenuOutside(menu);
  printAddress(frameElement(FRAME.address));
  place.restore();
  followSession(host);
  leaveOwnPages(host.session, () => location.pathname, () => location.reload());
  start({ urlRerouteOnly: true });

  for (const { name, release } of refused) {
    host.report(new Error(`${name} cannot be loaded as it is told`), { code: 'MFE-008', remote: name, release });
    if (document.getElementById(containerId(name)) !== null) showFailure(main);
  }
  const first = readTarget(table, new URL(location.href), location.origin);
  // A page of the shell's own, or one the server has given up on, stays as it is.
  const isOwn = first === null || document.getElementById(containerId(first.release.name)) === null;
  const started = isOwn ? Promise.resolve() : applications.start(first, data === null ? null : { data: data.value });
  started
    .catch((error: unknown) => {
      host.report(error, { phase: 'start', ...(first === null ? {} : { remote: first.release.name, release: first.release.release }) });
      showFailure(main);
    })
    // Who the visitor is can wait until the page can be used.
    .finally(() => void host.session.start().then(() => table.oneTap === true && auth.startOneTap()));
}

/** What the server rendered stays, whatever became of its script. */
function showFailure(main: HTMLElement): void {
  if (main.textContent.trim() === '') showFallback(main);
  else showNote(main);
}
