import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@kvadrat/contracts/locales';
import type { PlaceDirectory } from '../geography/api';
import { projectRoot } from '../../platform/settings';
import type { Basemap, Bounds, Piece } from './basemap';
import { BasemapFiles } from './basemap-files';
import { closeLabels, widelySeenLabels } from './labels';
import { packLayers } from './pack-layers';

/** The basemap in every language, and its files. */
export interface Basemaps {
  files: {
    find: (name: string, hash: string) => Promise<ReturnType<BasemapFiles['find']>>;
    compressed: BasemapFiles['compressed'];
  };
  /** What a map in this language draws. */
  of: (locale: Locale) => Promise<Basemap>;
}

interface BasemapOptions {
  /** Folder of the geo pack, null for none. */
  geoPack: string | null;
  /** The places that are named; asked for each time, so that new ones are shown. */
  places: () => Promise<PlaceDirectory>;
  /** Takes what the operator should know. */
  warn: (problem: string) => void;
  /** Folder of the files `tools/basemap` makes. */
  folder?: string;
}

const CREDITS = [
  '© OpenStreetMap (ODbL)',
  'GeoNames (CC BY 4.0)',
  'Državna geodetska uprava, Grad Zagreb (Otvorena dozvola)',
];
const CLOSE_LABELS_ZOOM = 10;
/** Lines between towns and counties; all other files are patches of land. */
const LINES = 'towns';
const LINES_ZOOM = 7;

const decompress = promisify(brotliDecompress);

/** Nothing is read before a map is asked for. */
export function createBasemaps({
  geoPack,
  places,
  warn,
  folder = join(projectRoot(), 'server', 'data', 'basemap'),
}: BasemapOptions): Basemaps {
  const files = new BasemapFiles();
  const byLocale = new Map<Locale, { directory: PlaceDirectory; labels: Basemap['labels'] }>();
  let land: Promise<Pick<Basemap, 'credits' | 'patches' | 'layers'>> | undefined;

  const readLand = async (): Promise<Pick<Basemap, 'credits' | 'patches' | 'layers'>> => {
    const [patches, lines] = separate(await readPieces(folder));
    const pack = await packLayers(geoPack, warn);
    // True lines of counties take the place of computed ones.
    const layers = pack.layers.length > 0 ? pack.layers : lines.map((piece) => ({ ...piece, zoom: LINES_ZOOM }));
    return {
      credits: [...CREDITS, ...pack.credits],
      patches: patches
        .map((piece) => ({ level: levelOf(piece), bounds: boundsOf(piece), url: files.add(piece) }))
        .sort((one, other) => one.level - other.level),
      layers: layers.map(({ zoom, ...piece }) => ({ zoom, url: files.add(piece) })),
    };
  };

  /** Read once; after a failure again, as the next map is asked for. */
  const landOnce = (): NonNullable<typeof land> => {
    land ??= readLand().catch((error: unknown) => {
      land = undefined;
      throw error;
    });
    return land;
  };

  const labelsFor = async (locale: Locale): Promise<Basemap['labels']> => {
    const directory = await places();
    const known = byLocale.get(locale);
    if (known?.directory === directory) return known.labels;
    const url = (name: string, labels: unknown): string =>
      files.add({ name: `${name}-${locale}`, text: JSON.stringify(labels) });
    const labels = [
      { zoom: 0, url: url('labels', widelySeenLabels(directory, locale)) },
      { zoom: CLOSE_LABELS_ZOOM, url: url('labels-close', closeLabels(directory, locale)) },
    ];
    byLocale.set(locale, { directory, labels });
    return labels;
  };

  const of = async (locale: Locale): Promise<Basemap> => {
    const [ground, labels] = await Promise.all([landOnce(), labelsFor(locale)]);
    return { ...ground, labels };
  };

  return {
    of,
    files: {
      // A file may be asked for before any map of this process: the addresses come from another one, or from a browser's cache.
      find: async (name, hash) => {
        await of(LOCALES.find((locale) => name.endsWith(`-${locale}`)) ?? DEFAULT_LOCALE);
        return files.find(name, hash);
      },
      compressed: (name) => files.compressed(name),
    },
  };
}

async function readPieces(folder: string): Promise<Piece[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json.br')).sort();
  return Promise.all(
    names.map(async (name) => {
      const compressed = await readFile(join(folder, name));
      return { name: name.replace(/\.json\.br$/, ''), text: String(await decompress(compressed)), compressed };
    }),
  );
}

function separate(pieces: readonly Piece[]): [patches: Piece[], lines: Piece[]] {
  return [pieces.filter(({ name }) => name !== LINES), pieces.filter(({ name }) => name === LINES)];
}

function levelOf({ name }: Piece): number {
  return ['far', 'near'].indexOf(name) < 0 ? 2 : ['far', 'near'].indexOf(name);
}

function boundsOf({ name, text }: Piece): Bounds {
  const patch: unknown = JSON.parse(text);
  const bounds: unknown = typeof patch === 'object' && patch !== null && 'bounds' in patch ? patch.bounds : undefined;
  if (!isBounds(bounds)) throw new TypeError(`${name} is no part of a basemap.`);
  return bounds;
}

function isBounds(value: unknown): value is Bounds {
  return Array.isArray(value) && value.length === 4 && value.every((part) => typeof part === 'number');
}
