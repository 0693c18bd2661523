import type { Locale } from '@kvadrat/contracts/locales';
import {
  MODULES,
  type ReleaseModule,
  type RemoteManifest,
  type RemoteRole,
  type ResolvedRelease,
  type RouteTable,
} from '@kvadrat/contracts/releases';
import { laterFiles, releaseBase, type ActiveReleases } from '../../domains/registry/api';

const NO_FILES: ReleaseModule = { scripts: [], styles: [] };

const SCRIPT_OR_STYLE = /\.(?:m?js|css)$/;

/** A release as a document loads it. */
export type ReleaseFiles = Omit<ResolvedRelease, 'previous' | 'routes' | 'role'>;

/** A release's files as a page of one language needs them, by absolute path; the same object each time. */
export const resolveFiles = oncePer(findFiles);

/** What the browser is told about the live remotes; the same object for the same revision and language. */
export const routeTable = oncePer(buildTable);

/** The same as visitors' pages are told it: without a word of the staff's remotes. */
const visitorTable = oncePer((releases: ActiveReleases, locale: Locale) =>
  onlyOf(routeTable(releases, locale), (role) => role !== 'staff'),
);

/**
 * The same as the page of one remote needs it: of all other releases only the hashes of what they begin with, which is a fifth of
 * the bytes, none of which could be compressed. A shell that does not read manifests is told all.
 * @param own name of the remote whose page it is, '' for the shell's own pages
 */
export function pageTable(releases: ActiveReleases, locale: Locale, own: string): RouteTable {
  const table = visitorTable(releases, locale);
  return releases.shell?.manifest.readsManifests === true ? partialTable(table, own) : table;
}

/** The same as pages of the staff are told it: from there to any other page another document is loaded. */
export const staffTable = oncePer((releases: ActiveReleases, locale: Locale) =>
  onlyOf(routeTable(releases, locale), (role) => role === 'staff'),
);

function onlyOf(table: RouteTable, belongs: (role: RemoteRole) => boolean): RouteTable {
  return { ...table, remotes: table.remotes.filter(({ role }) => belongs(role)) };
}

/** @param own name of the remote whose hashes stay */
const partialTable = oncePer((table: RouteTable, own: string) => ({
  ...table,
  remotes: table.remotes.map(({ previous, ...release }) => ({
    ...release,
    ...(release.name === own ? {} : firstHashes(release)),
    previous: previous === null ? null : { ...previous, ...firstHashes(previous) },
  })),
}));

/** The hashes of what a release begins with, and whether it has more. */
function firstHashes(release: ReleaseFiles): Pick<ReleaseFiles, 'integrity' | 'partial'> {
  const { entry, scripts, styles, catalogue, integrity } = release;
  const first = new Set([entry, ...scripts, ...styles, ...(catalogue === null ? [] : [catalogue])]);
  const held = Object.entries(integrity).filter(([href]) => first.has(href));
  return held.length === Object.keys(integrity).length
    ? { integrity }
    : { integrity: Object.fromEntries(held), partial: true };
}

/** Manifests and active releases never change: what is made of them need not be made again for each page. */
function oncePer<K extends object, P extends string, V>(make: (key: K, part: P) => V): (key: K, part: P) => V {
  const made = new WeakMap<K, Map<P, V>>();
  return (key, part) => {
    let byPart = made.get(key);
    if (byPart === undefined) made.set(key, (byPart = new Map<P, V>()));
    let value = byPart.get(part);
    if (value === undefined) byPart.set(part, (value = make(key, part)));
    return value;
  };
}

function findFiles(manifest: RemoteManifest, locale: Locale): ReleaseFiles {
  const base = releaseBase(manifest);
  const { scripts, styles } = manifest.modules[MODULES.page] ?? NO_FILES;
  const at = (name: string): string => `${base}${name}`;
  const catalogue = manifest.catalogues[locale];
  return {
    name: manifest.name,
    release: manifest.release,
    container: manifest.container,
    base,
    entry: at(manifest.entry),
    scripts: scripts.filter((name) => name !== manifest.entry).map(at),
    styles: styles.map(at),
    catalogue: catalogue === undefined ? null : at(catalogue),
    integrity: integrityOfFiles(manifest, base, locale),
  };
}

const withStyles = new WeakMap<ReleaseFiles, Map<string, ReleaseFiles>>();

/** A release as one of its pages begins with it: with the sheets of a page that is a chunk of its own. The same object each time. */
export function withPageStyles(release: ReleaseFiles, { pageStyles }: RemoteManifest, route: string): ReleaseFiles {
  const own = pageStyles?.[route] ?? [];
  if (own.length === 0) return release;
  let byRoute = withStyles.get(release);
  if (byRoute === undefined) withStyles.set(release, (byRoute = new Map<string, ReleaseFiles>()));
  let page = byRoute.get(route);
  if (page === undefined)
    byRoute.set(
      route,
      (page = { ...release, styles: [...release.styles, ...own.map((name) => `${release.base}${name}`)] }),
    );
  return page;
}

function buildTable({ revision, remotes, shell }: ActiveReleases, locale: Locale): RouteTable {
  return {
    revision,
    locale,
    remotes: remotes
      .filter(({ on }) => on)
      .map(({ manifest, previous }) => ({
        ...resolveFiles(manifest, locale),
        role: manifest.role,
        routes: manifest.routes,
        previous: previous === null ? null : resolveFiles(previous, locale),
      })),
    ...(shell === null ? {} : { shell: laterFiles(shell.manifest) }),
  };
}

/** Hashes of what a browser may load: no server bundle, no catalogue of another language, nothing that only other sites' pages need. */
function integrityOfFiles(manifest: RemoteManifest, base: string, locale: Locale): Record<string, string> {
  const { [MODULES.page]: page = NO_FILES, ...rest } = manifest.modules;
  const catalogue = manifest.catalogues[locale];
  const own = new Set([...page.scripts, ...page.styles]);
  const ofOtherModules = Object.values(rest)
    .flatMap(({ scripts, styles }) => [...scripts, ...styles])
    .filter((name) => !own.has(name));
  const later = Object.entries(manifest.laterCatalogues ?? {}).flatMap(([language, name]) =>
    language === locale ? [] : name,
  );
  const others = new Set([
    ...Object.values(manifest.catalogues).filter((name) => name !== catalogue),
    ...later,
    ...ofOtherModules,
  ]);
  return Object.fromEntries(
    Object.entries(manifest.files)
      .filter(([name]) => SCRIPT_OR_STYLE.test(name) && !others.has(name))
      .map(([name, file]) => [`${base}${name}`, file.integrity]),
  );
}
