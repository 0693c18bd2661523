import { AppError } from '@kvadrat/contracts/errors';
import { createBus, dropStates } from '@kvadrat/contracts/events';
import { DEFAULT_LOCALE } from '@kvadrat/contracts/locales';
import type { EmbedTable } from '@kvadrat/contracts/releases';
import { createStore } from 'jotai';
import { createHttpClient } from '../host/http-client';
import { createSession } from '../host/session';
import { createStorage } from '../host/storage';
import { addToIntegrityMap } from '../loader/integrity-map';
import { loadFile, type LoadFile } from '../loader/load-file';
import { createFilesLoader } from '../loader/load-files';
import { checkReleases, type RefusedRelease } from '../loader/check-releases';
import { createReleaseLoader } from '../loader/load-release';
import { createRemoteLoader } from '../loader/remote-loader';
import { addressReleases } from './address-releases';
import { answerAuthOpen } from './answer-auth-open';
import { createElementReporter } from './element-reporter';
import { keepSelectionListenersAway, passNonce } from './frame-guards';
import { openElement, type ElementDeps, type OpenElement } from './open-element';
import { openElements, type Style } from './open-elements';
import { takeStyles } from './take-styles';
import type { EmbedHost, EmbedStub } from './stub-protocol';

/** Attribute of an element that only opens a dialog when the page asks for one. */
const DIALOG = 'dialog';

/** Runs the elements of a page. Works in the frame that the stub made; only elements and events touch the page. */
export function createEmbedHost(stub: EmbedStub): EmbedHost {
  const { page, origin, nonce } = stub;
  const { table, refused } = readTable(stub.table);
  const releases = addressReleases(table, origin);
  addToIntegrityMap(
    table.shell,
    ...table.releases.flatMap(({ integrity, previous }) => [integrity, previous?.integrity]),
  );
  passNonce(document, nonce);
  const giveBack = keepSelectionListenersAway(page.document);
  const ended = new AbortController();

  /** Why nothing here may act for the visitor. */
  const refusal = table.noAccounts === undefined ? null : new AppError('forbidden', table.noAccounts);
  const report = createElementReporter(page, origin, refusal);
  tellRefused(refused, report);
  const bus = createBus(page, (message) => report(new Error(message), { phase: 'bus' }));
  const storage = createStorage(noStorage);
  const http = clientsOf(page, origin);
  const { signal } = ended;
  const session = createSession({ store: createStore(), bus, http: http.light, storage, withCounters: no, signal });
  const services: ElementDeps['services'] = {
    bus,
    session,
    storage,
    flags: table.flags,
    portalOrigin: origin,
    navigate: (path: string) => page.location.assign(new URL(path, origin)),
    setHead: () => undefined,
    toast: () => undefined,
    report,
  };
  let startSession = (): void => {
    startSession = () => undefined;
    // Nobody is told who is signed in, and nothing is opened: links of the page lead to the portal, as without scripts.
    if (refusal !== null) return report(refusal);
    void session.start();
    answerAuthOpen({ page, bus, session, signal, navigate: services.navigate });
  };
  const styles = table.styles.map(({ href, integrity }) => ({ href: origin + href, integrity }));

  const later: Style[] = [];
  const load = createElementLoader(releases, refusal, later, report);
  const opened = new Map<HTMLElement, OpenElement>();
  takeStyles(document, async (style) => {
    later.push(style);
    await Promise.all([...opened.values()].map((element) => element.addStyle(style)));
  });
  const mounted: ElementDeps['mounted'] = (root) => {
    if (root === 'light') startSession();
  };
  const close = (element: HTMLElement): void => {
    opened.get(element)?.close();
    opened.delete(element);
  };
  return {
    open(element) {
      close(element);
      // It shows nothing itself: it is there so that the page can ask for the dialog.
      if (element.hasAttribute(DIALOG)) {
        element.hidden = true;
        startSession();
        return;
      }
      opened.set(
        element,
        openElement(element, { page, nonce, styles, services, http, load, fallback: stub.fallback, mounted }),
      );
    },
    close,
    end() {
      ended.abort();
      giveBack();
      dropStates(page);
    },
  };
}

/** Elements show no counters. */
const no = (): boolean => false;

function tellRefused(refused: readonly RefusedRelease[], report: ElementDeps['services']['report']): void {
  for (const { name, release } of refused)
    report(new Error(`${name} cannot be loaded as it is told`), { code: 'MFE-008', remote: name, release });
}

/** Makes the calls of elements: those of one that acts for the visitor take cookies along. */
function clientsOf(page: Window, origin: string): ElementDeps['http'] {
  const language = (): string => page.document.documentElement.lang || DEFAULT_LOCALE;
  return {
    light: createHttpClient({ origin, credentials: 'include', language }),
    shadow: createHttpClient({ origin, credentials: 'omit', language }),
  };
}

/** What a page stores is its own; elements keep nothing there. */
function noStorage(): never {
  throw new AppError('unavailable', 'elements have no storage');
}

/** The portal's own answer, of the release of the shell that this host is part of; without what cannot be loaded. */
function readTable(text: string): { table: EmbedTable; refused: readonly RefusedRelease[] } {
  const table = JSON.parse(text) as EmbedTable;
  const { sound, refused } = checkReleases(table.releases);
  return { table: { ...table, releases: sound }, refused };
}

/** Loads elements by their name. @param later styles that came after the files of a release, kept up to date by the caller */
function createElementLoader(
  releases: ReturnType<typeof addressReleases>,
  refusal: AppError | null,
  later: readonly Style[],
  report: ElementDeps['services']['report'],
): ElementDeps['load'] {
  // Style sheets stand where elements are; in the frame they would only be loaded once more.
  const loadScript: LoadFile = (file) => (file.kind === 'style' ? Promise.resolve() : loadFile(file));
  const loader = createRemoteLoader(createReleaseLoader(createFilesLoader(loadScript), openElements), report);
  return async (name) => {
    const release = releases.find(({ elements }) => elements.includes(name));
    if (release === undefined) throw new AppError('not-found', `there is no element ${name}`);
    const element = (await loader.load(release)).get(name);
    if (element.root === 'light' && refusal !== null) throw refusal;
    return { ...element, styles: [...element.styles, ...later.filter(({ href }) => href.startsWith(release.base))] };
  };
}
