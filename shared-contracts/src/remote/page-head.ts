export interface AlternateLink {
  hreflang: string;
  href: string;
}

/** One step of the way to a page; the last one has no address. Positions follow the order. */
export interface Breadcrumb {
  label: string;
  path: string | null;
}

/**
 * Head data of a page. Paths are page paths with language prefix; the shell and the
 * server make them absolute. An absent field gives no tag.
 */
export interface PageHead {
  title: string;
  description: string;
  keywords?: string;
  /** Path of the canonical address, without campaign parameters. */
  canonical: string;
  /** Path for each language, the page's own one included. */
  alternates?: AlternateLink[];
  /** Path of the page's Atom feed. */
  feed?: string;
  prev?: string;
  next?: string;
  robots?: string;
  image?: { path: string; width: number; height: number; alt: string };
  breadcrumbs?: Breadcrumb[];
  /** Further structured data, each a JSON-LD object. */
  jsonLd?: Record<string, unknown>[];
}
