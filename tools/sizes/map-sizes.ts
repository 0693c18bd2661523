import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundlePage, readPackage } from '@kvadrat/build';

const ENTRY = 'map';

export interface MapSizes {
  /** Bytes of scripts and styles until the map can be used, gzip. */
  first: number;
  /** Bytes of what it loads later on the visitor's act, gzip. */
  later: number;
}

/** What the shell has for all: a map brings none of it. */
const SHARED = {
  react: 'module react',
  'react/jsx-runtime': 'module react/jsx-runtime',
  'react-dom': 'module react-dom',
  'react-dom/client': 'module react-dom/client',
};

/** Weighs one of the two maps with its libraries. @param kitFolder folder of the map-kit */
export async function measureMap(kitFolder: string, map: 'embedded' | 'google'): Promise<MapSizes> {
  const folder = await mkdtemp(join(tmpdir(), 'kvadrat-map-size-'));
  try {
    await bundlePage(await readPackage(kitFolder), { [ENTRY]: join(kitFolder, `src/${map}/index.ts`) }, folder, SHARED);
    const sizes: MapSizes = { first: 0, later: 0 };
    for (const name of await readdir(folder)) {
      if (!/\.(?:js|css)$/.test(name)) continue;
      const { length } = gzipSync(await readFile(join(folder, name)), { level: 9 });
      if (name.startsWith(`${ENTRY}.`)) sizes.first += length;
      else sizes.later += length;
    }
    return sizes;
  } finally {
    await rm(folder, { recursive: true });
  }
}
