import { isAuthView, safePath } from '@kvadrat/contracts/account';
import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import { EMBED_PREFIX, type EmbedTable } from '@kvadrat/contracts/releases';
import type { HttpClient } from '@kvadrat/contracts/remote';
import { addressReleases } from '../embed/address-releases';
import { openElement, type ElementDeps, type OpenElement } from '../embed/open-element';
import { openElements, type LoadedElement, type LoadedElements } from '../embed/open-elements';
import { showUntilClosed } from '../embed/show-until-closed';
import { checkReleases } from '../loader/check-releases';
import type { LoadFiles } from '../loader/load-files';
import { addToIntegrityMap } from '../loader/integrity-map';
import { createReleaseLoader } from '../loader/load-release';
import { createRemoteLoader } from '../loader/remote-loader';
import { pageOf, type AuthRequest } from './auth-request';

const ELEMENT = 'kvadrat-auth';
/** Draws nothing: Google's prompt stands in a corner of the window. */
const ONE_TAP = 'kvadrat-one-tap';

export interface AuthDialog {
  prepare: () => Promise<unknown>;
  /** Resolves when the dialog's code runs. */
  open: (request: AuthRequest) => Promise<void>;
  /** Lets Google One Tap show, on the conditions that are the element's. */
  startOneTap: () => Promise<void>;
}

export interface AuthDialogPorts {
  services: ElementDeps['services'];
  http: HttpClient;
  locale: Locale;
  loadFiles: LoadFiles;
  /** Asks the server for a sign-in page, by its path without a language. */
  leave: (path: string) => void;
}

/** Shows the sign-in element of the live release as a dialog; the element draws it, the page gives it a place. */
export function createAuthDialog({ services: host, http, locale, loadFiles, leave }: AuthDialogPorts): AuthDialog {
  const loader = createRemoteLoader(createReleaseLoader(loadFiles, openElements), host.report);
  let loading: Promise<LoadedElements> | null = null;
  let close = (): void => undefined;
  const services = {
    ...host,
    // Who comes back to where they are stays there.
    navigate: (path: string): void => {
      if (path !== location.pathname + location.search) host.navigate(path);
    },
  };

  const load = async (): Promise<LoadedElements> => {
    const table = await http.get<EmbedTable>(`${EMBED_PREFIX}v1.json`);
    const { sound } = checkReleases(table.releases);
    const release = addressReleases({ ...table, releases: sound }, '').find(({ elements }) =>
      elements.includes(ELEMENT),
    );
    if (release === undefined) throw new AppError('not-found', 'no remote signs in');
    addToIntegrityMap(release.integrity, release.previous?.integrity);
    return loader.load(release);
  };
  const get = async (name: string): Promise<LoadedElement> => {
    loading ??= load();
    loading.catch(() => (loading = null));
    // The loader has put its style sheets into the page already.
    return { ...(await loading).get(name), styles: [] };
  };
  const mount = (element: HTMLElement, fallback: () => void): OpenElement =>
    openElement(element, {
      page: window,
      nonce: '',
      styles: [],
      services,
      http: { light: http, shadow: http },
      load: get,
      fallback,
    });

  return {
    prepare: () => get(ELEMENT),
    async open(request) {
      await get(ELEMENT);
      close();
      const { view, message, returnTo } = request;
      const attributes = {
        surface: 'dialog',
        language: locale,
        theme: 'auto',
        view: isAuthView(view) ? view : undefined,
        message,
        'return-to': returnTo === undefined ? undefined : safePath(returnTo),
      };
      const fallback = (): void => {
        close();
        leave(pageOf(request));
      };
      const shown = showUntilClosed(document, ELEMENT, attributes, () => opened.close());
      close = shown.close;
      const opened = mount(shown.element, fallback);
    },
    async startOneTap() {
      await get(ONE_TAP);
      const element = document.createElement(ONE_TAP);
      element.setAttribute('language', locale);
      document.body.append(element);
      mount(element, () => element.remove());
    },
  };
}
