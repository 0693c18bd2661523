import { AppError } from '@kvadrat/contracts/errors';
import type { HttpClient, RouteLocation } from '@kvadrat/contracts/remote';
import { firstPage, readFirstPage, type FirstPage, type PageRead, type ReadPage } from './first-page';
import type { PageDefinition, PageLoad, RemotePages } from './page-definition';
import type { Queries } from './queries';
import type { PageCache } from './query/page-cache';

export interface PageLoader {
  /** Data from the cache, or one request however many ask for it. */
  load: (route: RouteLocation, http: HttpClient) => Promise<PageLoad<unknown>>;
  /** Takes the data of the server's render over. */
  seed: (route: RouteLocation, data: unknown) => void;
  has: (route: RouteLocation) => boolean;
  /** Stops a load nobody waits for any more; its promise rejects. */
  cancel: (route: RouteLocation) => void;
  /** Keeps a page's data while the page is shown; it is dropped 5 minutes after the release. */
  hold: (route: RouteLocation) => () => void;
  /** Whether both addresses show the same data. */
  isSame: (one: RouteLocation, other: RouteLocation) => boolean;
  /** Forgets what pages show: each is asked for anew when it is shown next. */
  forget: () => void;
}

/** @throws {AppError} `not-found` when the remote has no page of the route's name */
export function pageOf(pages: RemotePages, route: RouteLocation): PageDefinition<unknown> {
  const page = Object.hasOwn(pages, route.name) ? pages[route.name] : undefined;
  if (page === undefined) throw new AppError('not-found', `the remote has no page "${route.name}"`);
  return page;
}

/** One text for each address, so that equal addresses share data and others never do. */
export function pageKey(route: RouteLocation): string {
  return `${route.name} ${route.locale} ${route.path}${route.search}`;
}

/** Keeps the first page itself, and those after it in the remote's query client, which comes with the second. */
export function createPageLoader(pages: RemotePages, queries: Queries): PageLoader {
  let first: FirstPage | null = null;
  let cache: PageCache | null = null;
  let coming: Promise<PageCache> | null = null;
  const keyOf = (route: RouteLocation): string => {
    const text = pageOf(pages, route).dataOf?.(route);
    return text === undefined ? pageKey(route) : `${route.name} ${route.locale} ${text}`;
  };
  const firstOf = (key: string): FirstPage | null => {
    if (first?.isOver() === true) first = null;
    return first?.key === key ? first : null;
  };
  const comeCache = (): Promise<PageCache> => {
    coming ??= import('./query/page-cache').then(({ createPageCache }) => (cache = createPageCache(queries)));
    coming.catch(() => (coming = null));
    return coming;
  };
  /** The code of the cache and the data of the page come side by side. */
  const loadMore = async (key: string, read: ReadPage): Promise<PageLoad<unknown>> => {
    if (cache !== null) return cache.load(key, read, null);
    const abort = new AbortController();
    const ahead: PageRead = { abort, answer: read(abort.signal) };
    ahead.answer.catch(() => undefined);
    return (await comeCache()).load(key, read, ahead);
  };
  return {
    isSame: (one, other) => keyOf(one) === keyOf(other),
    async load(route, http) {
      const key = keyOf(route);
      const read: ReadPage = (signal) => pageOf(pages, route).load(route, { http, signal });
      const known = firstOf(key);
      if (known !== null) return known.load;
      if (first !== null || coming !== null) return loadMore(key, read);
      first = readFirstPage(key, read);
      return first.load;
    },
    seed(route, data) {
      const load: PageLoad<unknown> = { status: 200, data };
      first = firstPage(keyOf(route), { abort: new AbortController(), answer: Promise.resolve(load) }, load);
    },
    has(route) {
      const key = keyOf(route);
      return firstOf(key)?.known() !== undefined || cache?.has(key) === true;
    },
    cancel(route) {
      const key = keyOf(route);
      const known = firstOf(key);
      if (known === null) void coming?.then((pagesAfter) => pagesAfter.cancel(key));
      else if (known.known() === undefined) {
        known.cancel();
        first = null;
      }
    },
    hold: (route) => firstOf(keyOf(route))?.hold() ?? cache?.hold(keyOf(route)) ?? (() => undefined),
    forget() {
      first = null;
      cache?.forget();
    },
  };
}
