import type { Chunk, Compilation } from 'webpack';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { ReleaseModule } from '@kvadrat/contracts/releases';
import { BuildError } from '../config/build-error';
import { EXPOSED_MODULE } from '../config/federation';
import type { RemotePackage } from '../config/read-package';
import { APP_CHUNK, catalogueChunk, ENTRY_FILE, SHELL_CHUNK } from '../webpack/web-config';

export interface ReleaseAssets {
  entry: string;
  modules: Record<string, ReleaseModule>;
  catalogues: Partial<Record<Locale, string>>;
}

/**
 * Which files of a web bundle the browser needs for what. The entry is not among the scripts of
 * its module, it is loaded before them anyway.
 * @throws {BuildError} when a bundle has catalogues, but not of every language
 */
export function readAssets(source: RemotePackage, compilation: Compilation): ReleaseAssets {
  const isShell = source.config.role === 'shell';
  const group = isShell ? compilation.entrypoints.get(SHELL_CHUNK) : compilation.namedChunkGroups.get(APP_CHUNK);
  if (group === undefined) throw new BuildError(`${source.name} has no chunk of its page`);
  const entry = isShell ? `${SHELL_CHUNK}.js` : ENTRY_FILE;
  const files = group.chunks.flatMap((chunk) => filesOf(chunk));
  return {
    entry,
    modules: {
      [EXPOSED_MODULE]: {
        scripts: files.filter((file) => file.endsWith('.js') && file !== entry),
        styles: files.filter((file) => file.endsWith('.css')),
      },
    },
    catalogues: readCatalogues(source, compilation),
  };
}

function readCatalogues(source: RemotePackage, compilation: Compilation): Partial<Record<Locale, string>> {
  const catalogues: Partial<Record<Locale, string>> = {};
  for (const locale of LOCALES) {
    const chunk = compilation.namedChunks.get(catalogueChunk(locale));
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
