import type { RemoteContext, RemoteModule } from '@kvadrat/contracts/remote';
import type { I18n } from '@lingui/core';
import { createStore } from 'jotai';
import { createCatalogues, type LoadCatalogue } from './catalogues';
import { createLaterMessages, type LaterCatalogues } from './later-messages';
import type { PageDefinition, RemotePages } from './page-definition';
import { createPageLoader, pageOf } from './page-loader';
import { createQueryClient } from './query-client';
import { createRemoteView, type RemoteView } from './remote-view';

export interface RemoteDefinition {
  /** The remote's name, as in `remote.config.ts`. */
  name: string;
  pages: RemotePages;
  loadCatalogue: LoadCatalogue;
  /** Messages of pages and parts that are loaded later. */
  laterCatalogues?: LaterCatalogues;
}

/**
 * Makes the lifecycles of a remote out of its pages.
 *
 * Calls may overlap in any order: the newest one decides what is shown, older ones resolve without
 * effect, so a slow answer never overwrites a newer one (O-02). Every promise settles. After
 * `unmount`, or when the context's signal aborts, the container is empty and nothing listens.
 */
export function defineRemote({ name, pages, loadCatalogue, laterCatalogues }: RemoteDefinition): RemoteModule {
  const client = createQueryClient();
  const store = createStore();
  const loader = createPageLoader(pages, client);
  const catalogue = createCatalogues(name, loadCatalogue);
  const addLaterMessages = createLaterMessages(laterCatalogues);
  /** Code and messages of a page that is no part of the module. */
  const prepare = async (page: PageDefinition<unknown>, i18n: I18n): Promise<I18n> => {
    if (page.prepare !== undefined) await Promise.all([page.prepare(), addLaterMessages(i18n)]);
    return i18n;
  };

  let view: RemoteView | null = null;
  /** Grows with each call; a call that finds it moved on gives way. */
  let turn = 0;
  let pending: RemoteContext['route'] | null = null;
  let release: (() => void) | null = null;

  const giveWay = (next: RemoteContext['route'] | null): number => {
    if (pending !== null && (next === null || !loader.isSame(next, pending))) loader.cancel(pending);
    pending = next;
    return ++turn;
  };

  const close = (): void => {
    giveWay(null);
    release?.();
    release = null;
    view?.close();
    view = null;
  };

  const open = (context: RemoteContext): RemoteView => {
    const opened = createRemoteView(context, client, store, addLaterMessages);
    const closed = new AbortController();
    const onAbort = (): void => {
      if (view === watched) close();
    };
    context.signal.addEventListener('abort', onAbort, { once: true, signal: closed.signal });
    const watched: RemoteView = {
      ...opened,
      close() {
        closed.abort();
        opened.close();
      },
    };
    return watched;
  };

  const show = async (context: RemoteContext): Promise<void> => {
    const { route, http, hydration, fromTop = false } = context;
    if (context.signal.aborted) return;
    const page = pageOf(pages, route);
    if (view !== null && view.container !== context.container) close();
    const mine = giveWay(route);
    const isCurrent = (): boolean => mine === turn;
    const target = (view ??= open(context));
    if (hydration !== null) loader.seed(route, hydration.data);
    try {
      const messages = catalogue(route.locale).then((i18n) => {
        if (isCurrent() && !loader.has(route)) target.showSkeleton(page, route, i18n);
        return prepare(page, i18n);
      });
      const [i18n, loaded] = await Promise.all([messages, loader.load(route, http)]);
      if (!isCurrent()) return;
      pending = null;
      if ('location' in loaded) {
        context.navigate(loaded.location, { replace: true });
        return;
      }
      const held = loader.hold(route);
      release?.();
      release = held;
      await target.showPage(page, route, loaded.data, i18n, fromTop && hydration === null);
      if (isCurrent() && hydration === null) context.setHead(page.head(loaded.data, route, i18n));
    } catch (error) {
      if (!isCurrent()) return;
      if (!target.hasPage()) close();
      throw error;
    }
  };

  return {
    bootstrap: async ({ route }) => {
      await catalogue(route.locale);
    },
    mount: show,
    update: async (context) => {
      if (view !== null) await show(context);
    },
    unmount: async ({ container }) => {
      if (view === null || view.container === container) close();
      await Promise.resolve();
    },
    async preload(route, { http }) {
      const page = pageOf(pages, route);
      const [i18n, loaded] = await Promise.all([catalogue(route.locale).then((texts) => prepare(page, texts)), loader.load(route, http)]);
      if ('location' in loaded) return loaded;
      return { status: loaded.status, head: page.head(loaded.data, route, i18n) };
    },
  };
}
