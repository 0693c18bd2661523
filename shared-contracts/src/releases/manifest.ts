import type { ApiReads } from '../compatibility';
import type { Locale } from '../locales';
import type { EventShape } from '../events';
import type { RouteDeclaration } from '../routes';

export const MANIFEST_FORMAT = 1;

/**
 * What a remote is to the page, which decides how big the damage of its failure is:
 * `primary` owns a page, `essential` has a plain replacement, `regular` may be missing.
 * The shell is a release too and has the role `shell`. `staff` owns pages below `/-/`, of which no page of visitors says a word.
 */
export type RemoteRole = 'shell' | 'staff' | 'primary' | 'essential' | 'regular';

/** Roles that a team's token may publish: what operates the portal is published on its machine. */
export type TeamRole = Exclude<RemoteRole, 'shell' | 'staff'>;

export interface AssetFile {
  bytes: number;
  /** Subresource-integrity value, `sha384-…`. */
  integrity: string;
}

/** Files the browser needs for one exposed module, in the order they are used. */
export interface ReleaseModule {
  scripts: string[];
  styles: string[];
}

/** Brotli bytes a team allows itself. */
export interface ReleaseBudgets {
  /** The entry alone. */
  entry?: number;
  /** All scripts and styles a first view needs, largest catalogue included. */
  firstView?: number;
}

/**
 * `remote.json`, the description of one immutable release folder. File names are relative to it.
 * Normative page: `docs/remote-json.md`.
 */
export interface RemoteManifest {
  format: typeof MANIFEST_FORMAT;
  name: string;
  /** `<semver>-<content hash>`, the folder's name. */
  release: string;
  version: string;
  role: RemoteRole;
  contracts: string;
  /** Script that defines the federation container (for the shell: its main script). */
  entry: string;
  /** Global name of the container. */
  container: string;
  /** By exposed module, for example `./app`. */
  modules: Record<string, ReleaseModule>;
  /** Message catalogue script of each language. */
  catalogues: Partial<Record<Locale, string>>;
  /** Script with the messages of parts whose code is loaded when it is wanted, of each language. */
  laterCatalogues?: Partial<Record<Locale, string>>;
  /** By route: style sheets of a page whose code is loaded with it, beside those of the module. */
  pageStyles?: Record<string, string[]>;
  /** CommonJS bundle with `render`, run by the server's render worker. */
  serverBundle: string;
  routes: RouteDeclaration[];
  elements: string[];
  /**
   * By element: path of the page it stands for, where it cannot run. `{contract:prodaja}` is the
   * element's attribute `contract`, or that word without it.
   */
  elementPages?: Record<string, string>;
  events: { emits: string[]; handles: string[] };
  /** What the release takes the data of those events to look like; older releases do not say. */
  topics?: Record<string, EventShape>;
  /** What it reads of the API's answers, from its recorded samples; older releases do not say. */
  api?: ApiReads;
  /** Shared dependencies and the range each must satisfy. */
  shared: Record<string, string>;
  /** Minor of the federation runtime the release was built with, for example `2.9`. */
  federation: string;
  /** Of a shell: reads the manifest of a release it loads, so that pages need not name the hashes of all its files. */
  readsManifests?: true;
  /** What its files may weigh compressed, in bytes; checked where it is published. */
  budgets?: ReleaseBudgets;
  /** Every file of the folder but this one. */
  files: Record<string, AssetFile>;
}
