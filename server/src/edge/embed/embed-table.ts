import type { Flags } from '@kvadrat/contracts/flags';
import {
  isIntegrity,
  MODULES,
  type EmbeddableFiles,
  type EmbeddableRelease,
  type EmbedTable,
  type RemoteManifest,
} from '@kvadrat/contracts/releases';
import { laterFiles, releaseBase } from '../../domains/registry/api';
import type { ActiveRemote } from '../../domains/registry/api';

/**
 * What a page that embeds elements loads: the live shell's host, and the live release of each remote that has elements. One
 * whose files cannot be told with their hashes takes no other's elements away.
 */
export function embedTable(shell: RemoteManifest, remotes: readonly ActiveRemote[], flags: Flags): EmbedTable {
  const { scripts = [], styles = [] } = shell.modules[MODULES.embed] ?? {};
  const withHash = (name: string) => ({ path: releaseBase(shell) + name, integrity: hashOf(shell, name) });
  const [host] = scripts.map(withHash).map(({ path, integrity }) => ({ src: path, integrity }));
  if (host === undefined) throw new TypeError(`${shell.name} ${shell.release} has no script of its host of elements`);
  const releases = remotes.flatMap(({ on, manifest, previous }) => (on ? embeddableRelease(manifest, previous) : []));
  return {
    host,
    // Defining a name twice would keep the script that defines them from all that follow.
    elements: [...new Set(releases.flatMap(({ elements }) => elements))],
    styles: styles.map(withHash).map(({ path, integrity }) => ({ href: path, integrity })),
    flags,
    releases,
    shell: laterFiles(shell),
  };
}

/** None for a remote without elements, or whose manifest does not tell its files. */
function embeddableRelease(manifest: RemoteManifest, previous: RemoteManifest | null): EmbeddableRelease[] {
  const files = embeddableFiles(manifest);
  return files === null
    ? []
    : [{ ...files, elements: manifest.elements, previous: previous === null ? null : embeddableFiles(previous) }];
}

function embeddableFiles(manifest: RemoteManifest): EmbeddableFiles | null {
  const { name, release, container, entry } = manifest;
  const own = manifest.modules[MODULES.element];
  if (own === undefined) return null;
  const { scripts, styles } = own;
  const ofPages = new Set(
    Object.entries(manifest.modules).flatMap(([module, files]) =>
      module === MODULES.element ? [] : [...files.scripts, ...files.styles],
    ),
  );
  const later = Object.keys(manifest.files).filter((file) => /\.(?:js|css)$/.test(file) && !ofPages.has(file));
  const files = [...new Set([entry, ...scripts, ...styles, ...later, ...Object.values(manifest.catalogues)])];
  if (files.some((file) => !isIntegrity(manifest.files[file]?.integrity))) return null;
  const base = releaseBase(manifest);
  const at = (file: string): string => base + file;
  return {
    name,
    release,
    container,
    base,
    entry: at(entry),
    scripts: scripts.filter((file) => file !== entry).map(at),
    styles: styles.map(at),
    catalogues: Object.fromEntries(Object.entries(manifest.catalogues).map(([locale, file]) => [locale, at(file)])),
    integrity: Object.fromEntries(files.map((file) => [at(file), hashOf(manifest, file)])),
  };
}

function hashOf({ files, name, release }: RemoteManifest, file: string): string {
  const integrity = files[file]?.integrity;
  if (!isIntegrity(integrity)) throw new TypeError(`${name} ${release} does not list ${file}`);
  return integrity;
}
