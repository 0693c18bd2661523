import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createApp } from '../../app';
import { PlaceDirectory, readPlaces, type Place } from '../geography/api';
import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import { projectRoot } from '../../platform/settings';
import { basemapRoutes, createBasemaps, type Basemaps } from './api';
import type { Layer } from './basemap';

const temporaryFolder = withTemporaryFolders();
let all: readonly Place[];
let basemaps: Basemaps;
beforeAll(async () => {
  ({ places: all } = await readPlaces());
  const directory = new PlaceDirectory(all);
  basemaps = createBasemaps({ geoPack: null, places: () => Promise.resolve(directory), warn: () => undefined });
});
/** The map that the portal comes with. */
function shipped(): Basemaps {
  return createBasemaps({
    geoPack: join(projectRoot(), 'server', 'data', 'geo-pack'),
    places: () => Promise.resolve(new PlaceDirectory(all)),
    warn: (problem) => {
      throw new Error(problem);
    },
  });
}

const inApp = async <T>(
  use: (app: Awaited<ReturnType<typeof createApp>>) => Promise<T>,
  served = basemaps,
): Promise<T> => {
  const app = await createApp({
    settings: {
      publicUrl: () => 'http://localhost',
      logLevel: 'silent',
      trustProxy: false,
      apiRequestsPerMinute: 1000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: () => Promise.resolve(),
    registerFiles: async (files) => {
      await files.register(basemapRoutes, { basemaps: served });
    },
  });
  try {
    return await use(app);
  } finally {
    await app.close();
  }
};

test('R179 every file the map is drawn from is served by us, compressed, for ever; all of them weigh at most 400 KB', async () => {
  const { patches, labels, layers } = await basemaps.of('hr');
  await inApp(async (app) => {
    let weight = 0;
    for (const { url } of [...patches, ...labels, ...layers]) {
      expect(url).toMatch(/^\/basemap\//);
      const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
      expect([statusCode, headers['content-encoding'], headers['cache-control']]).toEqual([
        200,
        'br',
        'public, max-age=31536000, immutable',
      ]);
      JSON.parse(String(brotliDecompressSync(rawPayload)));
      weight += rawPayload.length;
    }
    expect(weight).toBeLessThan(400_000);
    const first = await Promise.all(
      [...patches.filter(({ level }) => level < 2), ...labels.filter(({ zoom }) => zoom === 0)].map(({ url }) =>
        app.inject({ url, headers: { 'accept-encoding': 'br' } }),
      ),
    );
    expect(first.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0)).toBeLessThan(80_000);
  });
});

test('R179 an address from before a change is answered with what there is now, but not for ever; others are not found', async () => {
  await inApp(async (app) => {
    const old = await app.inject('/basemap/near.000000000000.json');
    expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(old.json()).toHaveProperty('croatia');
    for (const url of ['/basemap/nothing.000000000000.json', '/basemap/..%2fplaces.tsv', '/basemap/near.json'])
      expect((await app.inject(url)).statusCode).toBe(404);
  });
});

test('R1 places are named in the reader’s language where they have a name in it, and settlements whose position is not known are not shown', async () => {
  const names = async (locale: 'hr' | 'it' | 'ru' | 'el'): Promise<string[]> => {
    const { labels } = await basemaps.of(locale);
    const texts = await inApp((app) =>
      Promise.all(
        labels.map(async ({ url }) => (await app.inject(url)).json<[number, number, number, string, string][]>()),
      ),
    );
    return texts.flat().map((label) => label[4]);
  };
  const croatian = await names('hr');
  expect(croatian).toEqual(
    expect.arrayContaining(['Čakovec', 'Đakovo', 'Šibenik', 'Požega', 'Mađarska', 'Jadransko more', 'Bačvice']),
  );
  expect(await names('it')).toEqual(expect.arrayContaining(['Spalato', 'Ungheria', 'Mare Adriatico']));
  expect(await names('ru')).toEqual(expect.arrayContaining(['Загреб', 'Венгрия', 'Адриатическое море']));
  expect(await names('el')).toEqual(expect.arrayContaining(['Ζάγκρεμπ', 'Ουγγαρία']));
  expect(croatian.filter((name) => name === 'Split')).toHaveLength(1);
});

test('R179 roads, railways, ferries, water, built-up areas, counties and districts are drawn by default, with thanks to their makers', async () => {
  const { layers, credits } = await shipped().of('hr');
  const kinds = new Set<string>();
  let weight = 0;
  await inApp(async (app) => {
    for (const { url } of layers) {
      const { rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
      weight += rawPayload.length;
      const layer = JSON.parse(String(brotliDecompressSync(rawPayload))) as Layer;
      expect(layer.sketchFrom).toBe(13);
      for (const { kind } of layer.features) kinds.add(kind);
    }
  }, shipped());
  expect([...kinds].sort()).toEqual(
    ['county', 'district', 'ferry', 'major', 'rail', 'river', 'road', 'secondary', 'urban', 'water'].sort(),
  );
  expect(layers.map(({ zoom }) => zoom)).toEqual([7, 9, 11]);
  expect(weight).toBeLessThan(450_000);
  expect(credits.join()).toMatch(/OpenStreetMap.*GeoNames.*Who’s On First.*Natural Earth/);
});

test('R179 what the portal comes with to draw its map weighs at most 3 MB', async () => {
  const folders = ['basemap', 'geo-pack'].map((name) => join(projectRoot(), 'server', 'data', name));
  const sizes = await Promise.all(
    folders.map(async (folder) =>
      Promise.all((await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size)),
    ),
  );
  expect(sizes.flat().reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3_000_000);
});

test('R179 a pack says who made it; one whose facts cannot be read is told of', async () => {
  const folder = temporaryFolder();
  const problems: string[] = [];
  const roads = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        properties: { class: 'major' },
        geometry: {
          type: 'LineString',
          coordinates: [
            [16, 45],
            [16.1, 45],
          ],
        },
      },
    ],
  };
  await writeFile(join(folder, 'basemap-transport.geojson'), JSON.stringify(roads));
  const of = (): ReturnType<Basemaps['of']> =>
    createBasemaps({
      geoPack: folder,
      places: () => Promise.resolve(new PlaceDirectory(all)),
      warn: (problem) => problems.push(problem),
    }).of('hr');
  expect((await of()).credits).toHaveLength(3);
  await writeFile(join(folder, 'pack.json'), '{"credits":["Moj izvor"]}');
  expect((await of()).credits.at(-1)).toBe('Moj izvor');
  problems.length = 0;
  await writeFile(join(folder, 'pack.json'), '{"credits":"Moj izvor"}');
  expect((await of()).credits).toHaveLength(3);
  expect(problems).toContainEqual(expect.stringMatching(/pack\.json has no list of credits/));
});

test('R179 a geo pack that lacks a file gives what it has, and the operator is told', async () => {
  const problems: string[] = [];
  const { layers, credits } = await createBasemaps({
    geoPack: '/nowhere',
    places: () => Promise.resolve(new PlaceDirectory(all)),
    warn: (problem) => problems.push(problem),
  }).of('hr');
  expect(layers.map(({ url }) => url)).toEqual([expect.stringMatching(/^\/basemap\/towns\./)]);
  expect(problems).toHaveLength(5);
  expect(credits.join()).not.toMatch('Natural Earth');
});

test('R179 places that could not be read are read again for the next map, and new ones take the place of old ones', async () => {
  let directory: PlaceDirectory | null = null;
  const maps = createBasemaps({
    geoPack: null,
    places: () => (directory === null ? Promise.reject(new Error('no database')) : Promise.resolve(directory)),
    warn: () => undefined,
  });
  await expect(maps.of('hr')).rejects.toThrow('no database');
  directory = new PlaceDirectory(all);
  const { labels: before } = await maps.of('hr');
  expect((await maps.of('hr')).labels).toBe(before);
  directory = new PlaceDirectory(all.filter(({ level }) => level !== 'city'));
  const { labels: after } = await maps.of('hr');
  expect(after[0]?.url).not.toBe(before[0]?.url);
});

test('R179 land that could not be read is read again for the next map', async () => {
  const folder = join(temporaryFolder(), 'later');
  const maps = createBasemaps({
    geoPack: null,
    places: () => Promise.resolve(new PlaceDirectory(all)),
    warn: () => undefined,
    folder,
  });
  await expect(maps.of('hr')).rejects.toThrow('ENOENT');
  await mkdir(folder);
  expect((await maps.of('hr')).patches).toEqual([]);
});
