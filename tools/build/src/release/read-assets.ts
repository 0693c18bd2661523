import type { Chunk, Compilation } from 'webpack';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { MODULES, type ReleaseModule } from '@kvadrat/contracts/releases';
import { BuildError } from '../config/build-error';
import type { RemotePackage } from '../config/read-package';
import {
  catalogueChunk,
  EMBED_CHUNK,
  ENTRY_FILE,
  exposedChunks,
  laterCatalogueChunk,
  pageChunk,
  SHELL_CHUNK,
} from '../webpack/web-config';

export interface ReleaseAssets {
  entry: string;
  modules: Record<string, ReleaseModule>;
  catalogues: Partial<Record<Locale, string>>;
  laterCatalogues: Partial<Record<Locale, string>>;
  pageStyles: Record<string, string[]>;
}

/**
 * Which files of a web bundle the browser needs for what. The entry is not among the scripts of
 * its module, it is loaded before them anyway.
 * @throws {BuildError} when a bundle has catalogues, but not of every language
 */
export function readAssets(source: RemotePackage, compilation: Compilation): ReleaseAssets {
  const isShell = source.config.role === 'shell';
  const entry = isShell ? `${SHELL_CHUNK}.js` : ENTRY_FILE;
  const modules = isShell ? shellChunks(compilation) : exposedChunks(source);
  return {
    entry,
    modules: Object.fromEntries(
      Object.entries(modules).map(([module, chunk]) => [module, filesOfModule(source, compilation, chunk, entry)]),
    ),
    catalogues: readCatalogues(source, compilation, catalogueChunk),
    laterCatalogues: readCatalogues(source, compilation, laterCatalogueChunk),
    pageStyles: stylesOfPages(source, compilation),
  };
}

/** Sheets of the pages that are chunks of their own. Two pages of one feature become one chunk, which goes by the name of the first: the group keeps both. */
function stylesOfPages(
  { config }: RemotePackage,
  { namedChunks, namedChunkGroups }: Compilation,
): Record<string, string[]> {
  const pages = config.routes.map(({ name }): [string, string[]] => {
    const own = namedChunks.get(pageChunk(name));
    const chunks = namedChunkGroups.get(pageChunk(name))?.chunks ?? (own === undefined ? [] : [own]);
    return [name, chunks.flatMap((chunk) => filesOf(chunk)).filter((file) => file.endsWith('.css'))];
  });
  return Object.fromEntries(pages.filter(([, styles]) => styles.length > 0));
}

function shellChunks({ entrypoints }: Compilation): Record<string, string> {
  return { [MODULES.page]: SHELL_CHUNK, ...(entrypoints.has(EMBED_CHUNK) ? { [MODULES.embed]: EMBED_CHUNK } : {}) };
}

function filesOfModule(
  source: RemotePackage,
  { entrypoints, namedChunkGroups }: Compilation,
  chunk: string,
  entry: string,
): ReleaseModule {
  const group = entrypoints.get(chunk) ?? namedChunkGroups.get(chunk);
  if (group === undefined) throw new BuildError(`${source.name} has no chunk "${chunk}"`);
  const files = group.chunks.flatMap((part) => filesOf(part));
  return {
    scripts: files.filter((file) => file.endsWith('.js') && file !== entry),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

function readCatalogues(
  source: RemotePackage,
  compilation: Compilation,
  chunkOf: (locale: Locale) => string,
): Partial<Record<Locale, string>> {
  const catalogues: Partial<Record<Locale, string>> = {};
  for (const locale of LOCALES) {
    const chunk = compilation.namedChunks.get(chunkOf(locale));
    const script = chunk === undefined ? undefined : filesOf(chunk).find((file) => file.endsWith('.js'));
    if (script !== undefined) catalogues[locale] = script;
  }
  const found = Object.keys(catalogues).length;
  if (found > 0 && found < LOCALES.length) {
    const absent = LOCALES.filter((locale) => catalogues[locale] === undefined);
    throw new BuildError(`${source.name} loads no catalogue for ${absent.join(', ')}`);
  }
  return catalogues;
}

function filesOf(chunk: Chunk): string[] {
  return [...chunk.files].filter((file) => !file.endsWith('.LICENSE.txt'));
}
