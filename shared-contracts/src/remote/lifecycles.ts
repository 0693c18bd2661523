import type { RemoteContext } from './remote-context';
import type { RouteLocation } from './route-location';
import type { PageHead } from './page-head';

/** Lifecycles of a remote, called by the shell in the order single-spa fixes. All settle, none hangs. */
export interface Lifecycles {
  bootstrap: (context: RemoteContext) => Promise<void>;
  mount: (context: RemoteContext) => Promise<void>;
  /** A new location inside the same remote; `context.route` is the new one. */
  update: (context: RemoteContext) => Promise<void>;
  unmount: (context: RemoteContext) => Promise<void>;
}

/** What a route turned out to be: a page with its head data, or a way to another address. */
export type PreloadResult =
  { status: 200 | 401 | 404 | 410 | 503; head: PageHead } | { status: 301 | 302; location: string };

/** What the module `./app` of a remote exports. */
export interface RemoteModule extends Lifecycles {
  /**
   * Loads data and catalogue for a route so that mounting it shows the page at once.
   * Rejects when the data cannot be had; calling it twice costs one request.
   */
  preload: (route: RouteLocation, context: Pick<RemoteContext, 'http'>) => Promise<PreloadResult>;
}
