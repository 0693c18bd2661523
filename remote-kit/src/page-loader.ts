import { AppError } from '@kvadrat/contracts/errors';
import type { HttpClient, RouteLocation } from '@kvadrat/contracts/remote';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import type { PageDefinition, PageLoad, RemotePages } from './page-definition';

export interface PageLoader {
  /** Data from the cache, or one request however many ask for it. */
  load: (route: RouteLocation, http: HttpClient) => Promise<PageLoad<unknown>>;
  /** Takes the data of the server's render over. */
  seed: (route: RouteLocation, data: unknown) => void;
  has: (route: RouteLocation) => boolean;
  /** Stops a load nobody waits for any more; its promise rejects. */
  cancel: (route: RouteLocation) => void;
  /** Keeps a page's data while the page is shown; it is dropped 5 minutes after the release, that of a personal page with it. */
  hold: (route: RouteLocation) => () => void;
  /** Whether both addresses show the same data. */
  isSame: (one: RouteLocation, other: RouteLocation) => boolean;
}

/** @throws {AppError} `not-found` when the remote has no page of the route's name */
export function pageOf(pages: RemotePages, route: RouteLocation): PageDefinition<unknown> {
  const page = Object.hasOwn(pages, route.name) ? pages[route.name] : undefined;
  if (page === undefined) throw new AppError('not-found', `the remote has no page "${route.name}"`);
  return page;
}

/** Under which the client keeps what pages show. */
const PAGE_DATA = 'kvadrat:page';

/** Forgets what pages of a remote show, as something they show has changed: each is asked for anew when it is shown next. */
export function forgetPages(client: QueryClient): void {
  client.removeQueries({ queryKey: [PAGE_DATA] });
}

/** One text for each address, so that equal addresses share data and others never do. */
export function pageKey(route: RouteLocation): string {
  return `${route.name} ${route.locale} ${route.path}${route.search}`;
}

function isFailure(load: PageLoad<unknown> | undefined): boolean {
  return load !== undefined && load.status >= 500;
}

export function createPageLoader(pages: RemotePages, client: QueryClient): PageLoader {
  const dataKey = (route: RouteLocation): string => {
    const text = pageOf(pages, route).dataOf?.(route);
    return text === undefined ? pageKey(route) : `${route.name} ${route.locale} ${text}`;
  };
  const queryKey = (route: RouteLocation) => [PAGE_DATA, dataKey(route)] as const;
  return {
    isSame: (one, other) => dataKey(one) === dataKey(other),
    load(route, http) {
      const page = pageOf(pages, route);
      return client.query({
        queryKey: queryKey(route),
        queryFn: ({ signal }) => page.load(route, { http, signal }),
        // Going back shows what was there, without a request; a failure is asked again, and so is a stranger's way to sign in.
        staleTime: ({ state: { data } }) => (isFailure(data) || (page.personal === true && data !== undefined && 'location' in data) ? 0 : Infinity),
      });
    },
    seed(route, data) {
      client.setQueryData(queryKey(route), { status: 200, data } satisfies PageLoad<unknown>);
    },
    has: (route) => client.getQueryData(queryKey(route)) !== undefined,
    cancel(route) {
      void client.cancelQueries({ queryKey: queryKey(route), exact: true });
    },
    hold(route) {
      const release = new QueryObserver(client, { queryKey: queryKey(route), enabled: false }).subscribe(() => undefined);
      if (pageOf(pages, route).personal !== true) return release;
      return () => {
        release();
        client.removeQueries({ queryKey: queryKey(route), exact: true });
      };
    },
  };
}
