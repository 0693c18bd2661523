import type { RemoteModule } from '@kvadrat/contracts/remote';
import { createStore } from 'jotai';
import { createCatalogues, type LoadCatalogue } from './catalogues';
import { createLaterMessages, type LaterCatalogues } from './later-messages';
import type { RemotePages } from './page-definition';
import { createPageLoader, pageOf } from './page-loader';
import { createPageStage, type LoadMessages } from './page-stage';
import type { Queries } from './queries';

export interface RemoteDefinition {
  /** The remote's name, as in `remote.config.ts`. */
  name: string;
  pages: RemotePages;
  loadCatalogue: LoadCatalogue;
  /** Messages of pages and parts that are loaded later. */
  laterCatalogues?: LaterCatalogues;
}

/** Makes the lifecycles of a remote out of its pages. */
export function defineRemote({ name, pages, loadCatalogue, laterCatalogues }: RemoteDefinition): RemoteModule {
  const store = createStore();
  const queries: Queries = { client: null, forgetPages: () => loader.forget() };
  const loader = createPageLoader(pages, queries);
  const catalogue = createCatalogues(name, loadCatalogue);
  const addLaterMessages = createLaterMessages(laterCatalogues);
  const loadMessages: LoadMessages = (page, locale, ready) =>
    catalogue(locale).then(async (i18n) => {
      ready?.(i18n);
      if (page.prepare !== undefined) await Promise.all([page.prepare(), addLaterMessages(i18n)]);
      return i18n;
    });

  return {
    bootstrap: async ({ route }) => {
      await catalogue(route.locale);
    },
    ...createPageStage(pages, loader, loadMessages, { queries, store, addLaterMessages }),
    async preload(route, { http }) {
      const page = pageOf(pages, route);
      const [i18n, loaded] = await Promise.all([loadMessages(page, route.locale), loader.load(route, http)]);
      if ('location' in loaded) return loaded;
      return { status: loaded.status, head: page.head(loaded.data, route, i18n) };
    },
  };
}
