import { setupI18n, type Messages } from '@lingui/core';
import { createBus } from '@kvadrat/contracts/events';
import type { Locale } from '@kvadrat/contracts/locales';
import { ANONYMOUS, NO_MARKS, type PageHead, type RenderContext, type RenderRequest, type ServerBundle } from '@kvadrat/contracts/remote';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { LoadCatalogue } from './catalogues';
import type { RemotePages } from './page-definition';
import { pageKey, pageOf } from './page-loader';
import { PartMemory } from './part-memory';
import { createQueryClient } from './query-client';
import { remembering } from './remembered';
import { RemoteProviders } from './remote-providers';
import type { RemoteServices } from './remote-services';

export interface ServerBundleDefinition {
  pages: RemotePages;
  /** The bundle has all of them; each is read when somebody asks for its language. */
  loadCatalogue: LoadCatalogue;
}

const NO_HEAD: PageHead = { title: '', description: '', canonical: '' };

/** Makes a remote's server bundle; nothing outlives a request but parts that are made of the same, see {@link Remembered}. */
export function defineServerBundle({ pages, loadCatalogue }: ServerBundleDefinition): ServerBundle {
  const texts = new Map<Locale, Promise<Messages>>();
  const textsOf = (locale: Locale): Promise<Messages> => {
    const load = texts.get(locale) ?? loadCatalogue(locale);
    texts.set(locale, load);
    return load;
  };
  const memory = new PartMemory();
  return {
    async render({ route }, context) {
      const page = pageOf(pages, route);
      await page.prepare?.();
      const loaded = await page.load(route, { http: context.http });
      if ('location' in loaded) return { ...loaded, html: '', head: NO_HEAD, data: null };
      const i18n = setupI18n({ locale: route.locale, messages: { [route.locale]: await textsOf(route.locale) } });
      const client = createQueryClient();
      const store = createStore();
      const services = serverServices(route, context);
      const render = (content: ReactNode): string =>
        renderToString(
          <RemoteProviders i18n={i18n} client={client} store={store} services={services}>{content}</RemoteProviders>,
          { identifierPrefix: `${route.name}-` },
        );
      const parts = memory.open(`${route.locale} ${JSON.stringify(context.flags)}`);
      const html = parts.fill(remembering(parts.remember, () => render(<page.Page key={pageKey(route)} data={loaded.data} route={route} />)), render);
      client.clear();
      return { status: loaded.status, html, head: page.head(loaded.data, route, i18n), data: loaded.data };
    },
  };
}

/** Host services where there is no visitor to act for: reading works, acting does nothing. */
function serverServices(route: RenderRequest['route'], { http, flags }: RenderContext): RemoteServices {
  const nothing = (): void => undefined;
  return {
    http,
    flags,
    marks: NO_MARKS,
    locale: route.locale,
    bus: createBus(new EventTarget()),
    storage: { get: () => null, set: nothing, remove: nothing, persistent: false },
    session: { current: () => ANONYMOUS, subscribe: () => nothing },
    navigate: nothing,
    toast: nothing,
    report: nothing,
    portalRoot: null,
    portalOrigin: '',
  };
}
