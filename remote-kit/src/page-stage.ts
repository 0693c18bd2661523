import type { Locale } from '@kvadrat/contracts/locales';
import type { RemoteContext, RemoteModule } from '@kvadrat/contracts/remote';
import type { I18n } from '@lingui/core';
import type { PageDefinition, RemotePages } from './page-definition';
import { pageOf, type PageLoader } from './page-loader';
import { createRemoteView, type RemoteView, type ViewTools } from './remote-view';

/** Words of a page, and its code where that is no part of the module. @param ready is told once there are words, before the code */
export type LoadMessages = (
  page: PageDefinition<unknown>,
  locale: Locale,
  ready?: (i18n: I18n) => void,
) => Promise<I18n>;

/**
 * Shows the pages of a remote in its container.
 *
 * Calls may overlap in any order: the newest one decides what is shown, older ones resolve without
 * effect, so a slow answer never overwrites a newer one. Every promise settles. After
 * `unmount`, or when the context's signal aborts, the container is empty and nothing listens.
 */
export function createPageStage(
  pages: RemotePages,
  loader: PageLoader,
  loadMessages: LoadMessages,
  tools: ViewTools,
): Pick<RemoteModule, 'mount' | 'update' | 'unmount'> {
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
    const opened = createRemoteView(context, tools, () => {
      if (view === opened) close();
    });
    return opened;
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
      const messages = loadMessages(page, route.locale, (i18n) => {
        if (isCurrent() && !loader.has(route)) target.showSkeleton(page, route, i18n);
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
      await target.showPage(page, route, loaded.data, i18n, fromTop && hydration === null, hydration?.refused);
      if (isCurrent() && hydration === null) context.setHead(page.head(loaded.data, route, i18n));
    } catch (error) {
      if (!isCurrent()) return;
      if (!target.hasPage()) close();
      throw error;
    }
  };

  return {
    mount: show,
    update: async (context) => {
      if (view !== null) await show(context);
    },
    unmount: async ({ container }) => {
      if (view === null || view.container === container) close();
      await Promise.resolve();
    },
  };
}
