import type { MapBounds } from '../map-provider';
import type { Basemap, BasemapPatch, Label, StoredLayer, StoredPatch } from './basemap';
import { layerFeatures, patchFeatures } from './decode';
import { TileIndex, type TileCoords } from './tile-index';

/** Zoom from which on a level of detail is needed; the first ones are always there. */
const DETAIL_ZOOM = 9;
const FIRST_LEVELS = 1;

/** Part of the land that has arrived. */
export interface LoadedPatch extends BasemapPatch {
  index: TileIndex;
}

export interface LoadedLayer {
  zoom: number;
  sketchFrom: number;
  index: TileIndex;
}

/** What of the basemap has arrived. Parts are fetched when a view needs them, and again when that failed. */
export class BasemapStore {
  readonly #patches: LoadedPatch[] = [];
  readonly #layers: LoadedLayer[] = [];
  #labels: Label[] = [];
  readonly #asked = new Set<string>();
  readonly #abort = new AbortController();

  /** @param onArrival told where something new can be drawn; null: everywhere @param onLabels told of new names */
  constructor(
    private readonly basemap: Basemap,
    private readonly onArrival: (bounds: BasemapPatch['bounds'] | null) => void,
    private readonly onLabels: () => void,
  ) {}

  get labels(): readonly Label[] {
    return this.#labels;
  }

  /** Fetches what a view shows. Done when all of it is there, or cannot be had now. */
  async want(zoom: number, bounds: MapBounds): Promise<void> {
    const { patches, layers, labels } = this.basemap;
    await Promise.all([
      ...patches
        .filter((patch) => patch.level <= FIRST_LEVELS || (zoom >= DETAIL_ZOOM && overlaps(patch.bounds, bounds)))
        .map((patch) => this.#load(patch.url, isPatch, (stored) => this.#addPatch(patch, stored))),
      ...layers
        .filter((layer) => layer.zoom <= zoom)
        .map((layer) => this.#load(layer.url, isLayer, (stored) => this.#addLayer(layer.zoom, stored))),
      ...labels
        .filter((file) => file.zoom <= zoom)
        .map((file) => this.#load(file.url, isLabels, (names) => this.#addLabels(names))),
    ]);
  }

  /** The patches that show in a tile, those below first. */
  patchesAt(tile: TileCoords): LoadedPatch[] {
    const box = tileBounds(tile);
    return this.#patches.filter(({ bounds }) => overlaps(bounds, box)).sort((one, other) => one.level - other.level);
  }

  layersAt({ z }: TileCoords): LoadedLayer[] {
    return this.#layers.filter(({ zoom }) => zoom <= z);
  }

  destroy(): void {
    this.#abort.abort();
  }

  async #load<T>(url: string, check: (value: unknown) => value is T, take: (value: T) => void): Promise<void> {
    if (this.#asked.has(url)) return;
    this.#asked.add(url);
    try {
      const answer = await fetch(url, { signal: this.#abort.signal });
      const content: unknown = await answer.json();
      if (!answer.ok || !check(content)) throw new TypeError(`${url} is no part of a basemap.`);
      if (!this.#abort.signal.aborted) take(content);
    } catch {
      // The map shows what it has; the next move asks again.
      this.#asked.delete(url);
    }
  }

  #addPatch(patch: BasemapPatch, stored: StoredPatch): void {
    this.#patches.push({ ...patch, index: new TileIndex(patchFeatures(stored)) });
    this.onArrival(patch.bounds);
  }

  #addLayer(zoom: number, stored: StoredLayer): void {
    this.#layers.push({
      zoom,
      sketchFrom: stored.sketchFrom ?? Infinity,
      index: new TileIndex(layerFeatures(stored)),
    });
    this.onArrival(null);
  }

  #addLabels(names: readonly Label[]): void {
    this.#labels = [...this.#labels, ...names].sort((one, other) => one[2] - other[2]);
    this.onLabels();
  }
}

function overlaps([west, south, east, north]: BasemapPatch['bounds'], box: MapBounds): boolean {
  return west < box.east && east > box.west && south < box.north && north > box.south;
}

/** Degrees a tile covers. */
export function tileBounds({ x, y, z }: TileCoords): MapBounds {
  const tiles = 2 ** z;
  const lat = (row: number): number => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / tiles))) * 180) / Math.PI;
  return { west: (x / tiles) * 360 - 180, east: ((x + 1) / tiles) * 360 - 180, north: lat(y), south: lat(y + 1) };
}

/** Our own server made the files; what is checked is that it was it that answered. */
function isPatch(value: unknown): value is StoredPatch {
  return typeof value === 'object' && value !== null && 'croatia' in value && 'border' in value;
}

function isLayer(value: unknown): value is StoredLayer {
  return typeof value === 'object' && value !== null && 'features' in value;
}

function isLabels(value: unknown): value is Label[] {
  return Array.isArray(value);
}
