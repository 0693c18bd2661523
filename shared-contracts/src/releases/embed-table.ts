import type { Flags } from '../flags';
import type { Locale } from '../locales';
import type { ResolvedRelease } from './registry';

/** Where pages outside the portal find the script that they include; its bytes never change. */
export const EMBED_SCRIPT_FILE = 'kvadrat.v1.js';

/** Below it: which releases an embedding page loads, and the pages that stand in for elements. */
export const EMBED_PREFIX = '/embed/';

/** Modules of a release: a page of the portal, elements of a remote, the shell's host of elements. */
export const MODULES = { page: './app', element: './element', embed: './embed' } as const;

/** Files of a remote's elements; paths begin at the portal's origin. */
export interface EmbeddableFiles extends Omit<ResolvedRelease, 'previous' | 'routes' | 'role' | 'catalogue'> {
  catalogues: Partial<Record<Locale, string>>;
}

export interface EmbeddableRelease extends EmbeddableFiles {
  elements: string[];
  previous: EmbeddableFiles | null;
}

/**
 * `GET /embed/v1.json`: what a page that includes the embed script loads now. The script itself
 * reads `host` and `elements` alone, which therefore stay as they are for as long as it is served.
 */
export interface EmbedTable {
  /** Script that runs the elements. */
  host: { src: string; integrity: string };
  /** Names of all elements there are. */
  elements: string[];
  /** Style sheets every element gets before its own. */
  styles: { href: string; integrity: string }[];
  flags: Flags;
  releases: EmbeddableRelease[];
  /** Integrity of what the host itself loads later, by file path; servers before this contract say none. */
  shell?: Record<string, string>;
  /** Why elements that act for the visitor do not run on pages of the asking origin, for whoever builds the page; left out where they do. */
  noAccounts?: string;
}
