import type { Flags } from '../flags';
import type { Locale } from '../locales';
import type { HttpClient } from './http-client';
import type { PageHead } from './page-head';
import type { RefusedForm, SentValues } from './refused-form';
import type { RouteLocation } from './route-location';

export interface RenderRequest {
  route: RouteLocation;
  /** A form of the page that was sent and not taken: the page is shown with it again. */
  refused?: RefusedForm;
}

/** What a form of a page has sent to its address; only pages whose route acts are asked to take any. */
export interface ActRequest {
  route: RouteLocation;
  sent: SentValues;
}

/** What a server bundle may use: the API under the visitor's own session, flags, and a place to report. */
export interface RenderContext {
  http: HttpClient;
  /** As the server resolved them for this visitor. */
  flags: Flags;
}

export interface RenderResult {
  /** HTTP status of the page; 301 with `location` sends the visitor on. */
  status: number;
  location?: string;
  html: string;
  head: PageHead;
  /** Loader data, handed to the browser as JSON and to hydration as is. */
  data: unknown;
  /** The form that the page shows again; handed to the browser beside the data. Its seconds to wait become `retry-after`. */
  refused?: RefusedForm;
}

/** Exports of a release's CommonJS server bundle. */
export interface ServerBundle {
  /**
   * Renders a page. With what its form has sent, the page acts first: then `http` may send, the server never asks twice, and the
   * answer is 303 with a path of the portal to go to, the page with what is wrong and a status from 400 to 499, or 200 with what the form is
   * told in place.
   */
  render: (request: RenderRequest | ActRequest, context: RenderContext) => Promise<RenderResult>;
}

/** Where the frame's HTML leaves room for the page. */
export const OUTLET = '<!--kvadrat-outlet-->';

export interface FrameRequest {
  locale: Locale;
  /** Page path without language prefix. */
  path: string;
  search: string;
  /** What stands in the frame: a remote's page, or one of the shell's own pages. */
  page: 'remote' | 'not-found' | 'error' | 'unavailable';
  /** Fixed addresses that have a page now; the frame links to no others. */
  paths?: readonly string[];
  /** Flags the frame leaves in the page for the shell; absent while a release warms up. */
  flags?: Flags;
}

export interface FrameResult {
  /** Contents of `<body>`; holds {@link OUTLET} once when `page` is `remote`. */
  html: string;
  /** Head data of the shell's own pages; null for a remote's page, which brings its own. */
  head: PageHead | null;
  /** Files of the shell's release with the letters of the page's language, for preload tags; releases before fonts have none. */
  fonts?: string[];
  /**
   * Beginnings of paths by which the frame differs, such as `/oglasi/`. A shell that names them is asked once for all pages
   * whose paths begin with the same of them, at a path that ends with {@link ADDRESS_SLOT}; the server then puts the rest of
   * each page's path, and its query, into the place of the slot: in text, in addresses and in parameters of addresses.
   * Without them each page has a frame of its own.
   */
  sections?: readonly string[];
}

/** Stands for the rest of a page's path in the frame of many pages; no path of the portal has it. */
export const ADDRESS_SLOT = '§/';

/** Exports of the shell's server bundle. */
export interface ShellBundle {
  renderFrame: (request: FrameRequest) => Promise<FrameResult>;
}
