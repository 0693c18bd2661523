import type { Flags } from '@kvadrat/contracts/flags';
import { MODULES, type EmbeddableFiles, type EmbedTable, type RemoteManifest } from '@kvadrat/contracts/releases';
import { releaseBase } from '../pages';
import type { ActiveRemote } from '../registry';

/** What a page that embeds elements loads: the live shell's host, and the live release of each remote that has elements. */
export function embedTable(shell: RemoteManifest, remotes: readonly ActiveRemote[], flags: Flags): EmbedTable {
  const { scripts = [], styles = [] } = shell.modules[MODULES.embed] ?? {};
  const withHash = (name: string) => ({ path: releaseBase(shell) + name, integrity: hashOf(shell, name) });
  const [host] = scripts.map(withHash).map(({ path, integrity }) => ({ src: path, integrity }));
  if (host === undefined) throw new TypeError(`${shell.name} ${shell.release} has no script of its host of elements`);
  const releases = remotes
    .filter(({ on, manifest }) => on && manifest.modules[MODULES.element] !== undefined)
    .map(({ manifest, previous }) => ({
      ...embeddableFiles(manifest),
      elements: manifest.elements,
      previous: previous?.modules[MODULES.element] === undefined ? null : embeddableFiles(previous),
    }));
  return {
    host,
    elements: releases.flatMap(({ elements }) => elements),
    styles: styles.map(withHash).map(({ path, integrity }) => ({ href: path, integrity })),
    flags,
    releases,
  };
}

function embeddableFiles(manifest: RemoteManifest): EmbeddableFiles {
  const { name, release, container, entry } = manifest;
  const { scripts = [], styles = [] } = manifest.modules[MODULES.element] ?? {};
  const ofPages = new Set(Object.entries(manifest.modules).flatMap(([module, files]) => (module === MODULES.element ? [] : [...files.scripts, ...files.styles])));
  const later = Object.keys(manifest.files).filter((file) => /\.(?:js|css)$/.test(file) && !ofPages.has(file));
  const base = releaseBase(manifest);
  const at = (file: string): string => base + file;
  const catalogues = Object.fromEntries(Object.entries(manifest.catalogues).map(([locale, file]) => [locale, at(file)]));
  const files = new Set([entry, ...scripts, ...styles, ...later, ...Object.values(manifest.catalogues)]);
  return {
    name,
    release,
    container,
    base,
    entry: at(entry),
    scripts: scripts.filter((file) => file !== entry).map(at),
    styles: styles.map(at),
    catalogues,
    integrity: Object.fromEntries([...files].map((file) => [at(file), hashOf(manifest, file)])),
  };
}

function hashOf({ files, name, release }: RemoteManifest, file: string): string {
  const integrity = files[file]?.integrity;
  if (integrity === undefined) throw new TypeError(`${name} ${release} does not list ${file}`);
  return integrity;
}
