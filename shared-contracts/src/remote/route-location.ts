import type { Locale } from '../locales';

/** Where the visitor is, as a remote sees it. */
export interface RouteLocation {
  /** Name of the route the remote declared. */
  name: string;
  params: Record<string, string>;
  /** Page path without language prefix, with a final slash. */
  path: string;
  /** Query string with leading `?`, or empty. */
  search: string;
  locale: Locale;
}
