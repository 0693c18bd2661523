import type { Consent, HostValue, RemoteContext } from '@kvadrat/contracts/remote';
import { createPortalAuth } from './auth/portal-auth';
import { showNote } from './failure-texts';
import { followConsent } from './consent/follow-consent';
import { closeMenuOutside } from './frame/close-menu';
import { frameElement } from './frame/frame-element';
import { FRAME } from './frame/frame-ids';
import { countInTitle } from './frame/title-count';
import { followSession } from './frame/follow-session';
import { leaveOwnPages } from './frame/leave-own-pages';
import { watchConnection } from './frame/offline-note';
import { printAddress } from './frame/print-address';
import type { HostSession } from './host/session';
import { createStorage } from './host/storage';
import { addToIntegrityMap } from './loader/integrity-map';
import { loadFile } from './loader/load-file';
import { createFilesLoader } from './loader/load-files';
import { createReleaseLoader } from './loader/load-release';
import { noticeOutdated } from './loader/notice-outdated';
import { openContainer } from './loader/open-container';
import { pinManifest } from './loader/pin-manifest';
import { createProgress } from './loader/progress';
import { createRemoteLoader } from './loader/remote-loader';
import { createStage } from './loader/stage';
import { followLinks } from './navigation/follow-links';
import { createLaterNavigation } from './navigation/later-navigation';
import { createAnnouncer } from './navigation/live-region';
import { createPageLayers } from './navigation/page-layers';
import { createPageTeller } from './navigation/page-teller';
import { createPagePlace } from './navigation/page-place';
import { prepareLinks } from './navigation/prepare-links';
import { wasLeftBefore } from './navigation/was-left-before';
import { readPageJson, type PageJson } from './page-json';
import { prepareAllowed } from './start-allowed';
import { startFirstPage } from './start-first-page';

export interface HostServices extends Pick<RemoteContext, 'bus' | 'http' | 'storage' | 'marks' | 'toast' | 'report'> {
  consent: HostValue<Consent>;
  session: HostSession;
  setConsent: (consent: Consent) => void;
}

/** Puts the parts together and takes over the page the server has sent. */
export function startPortal(host: HostServices): void {
  const page = readPageJson();
  const { table, flags } = page;
  pinFiles(table);
  const main = frameElement(FRAME.main);
  const announce = createAnnouncer(frameElement(FRAME.live));
  const progress = createProgress(frameElement(FRAME.progress));
  const layers = createPageLayers(() => navigation.isRunning());
  const place = createPagePlace(createStorage(() => window.sessionStorage));
  const changed = createPageTeller(host.bus);
  const loadFiles = createFilesLoader(loadFile, (release) => pinManifest(host.http, release));
  const loader = createRemoteLoader(createReleaseLoader(loadFiles, openContainer), host.report);
  const isOutdated = noticeOutdated(main, host.report);
  const isOfSomebodyElse = leaveOwnPages(host.session, location);

  const isLeft = (path: string): boolean => isOutdated() || isOfSomebodyElse(path);
  const leave = (url: URL, replace: boolean): void => {
    if (window.navigator.onLine) place.leave(url, replace);
    else connection.waitFor(url);
  };
  const navigation = createLaterNavigation(
    async () => {
      const { createPortalNavigation } = await importNavigation();
      return createPortalNavigation({
        table,
        main,
        services: host,
        loader,
        stage,
        place,
        layers,
        progress,
        announce,
        changed,
        isLeft,
        leave,
      });
    },
    progress,
    leave,
  );
  const navigate: RemoteContext['navigate'] = (path, { replace = false, keepScroll = false } = {}) =>
    navigation.go(new URL(path, location.href), replace ? 'replace' : 'push', { keepScroll });
  const stage = createStage(loader, {
    ...host,
    main,
    flags,
    navigate,
    openLayer: layers.open,
    setHead: (head, { locale }) => navigation.setHead(head, locale),
    failed: (error) => showFailure(host, main, error),
  });

  const auth = createPortalAuth({ ...host, flags, navigate, setHead: () => undefined }, table.locale, loadFiles);

  place.onTraverse((url) => navigation.go(url, 'traverse'));
  const open = (url: URL): void => navigation.go(url, url.href === location.href ? 'replace' : 'push');
  const connection = watchConnection(open, announce);
  followLinks(open, place, auth);
  window.addEventListener('pageshow', ({ persisted }) => persisted && navigation.stop());
  prepareLinks(navigation, auth);
  closeMenuOutside(frameElement(FRAME.languages));
  closeMenuOutside(frameElement(FRAME.menu));
  printAddress(frameElement(FRAME.address));
  place.restore();
  followSession(host);
  countInTitle(host);
  const { experiments = [] } = table;
  const startAllowed = prepareAllowed({ table, loader, services: { ...host, flags, experiments, navigate }, auth });
  followConsent({ ...host, navigate, set: host.setConsent, byNavigation: table.consentByNavigation === true });
  changed();

  if (wasLeftBefore(page.data?.route?.path, place.url())) return location.reload();
  void startFirstPage(page, place.url(), { main, stage, navigation, report: host.report })
    // Who the visitor is can wait until the page can be used.
    .finally(() => startAllowed(host.session.start()));
}

function showFailure({ report }: HostServices, main: HTMLElement, error: unknown): void {
  report(error, { code: 'MFE-003' });
  showNote(main);
}

const importNavigation = () => import(/* webpackChunkName: "navigation" */ './navigation/portal-navigation');

/** Files of releases are taken only as they were published. */
function pinFiles({ shell, remotes }: PageJson['table']): void {
  addToIntegrityMap(shell, ...remotes.flatMap(({ integrity, previous }) => [previous?.integrity, integrity]));
}
