import type { FeatureCollection } from 'geojson';
import GeoJSONVT, { type RawFeature } from 'geojson-vt';

/** Units along the side of a tile. */
export const EXTENT = 4096;
const OPTIONS = { maxZoom: 18, indexMaxZoom: 5, indexMaxPoints: 20_000, tolerance: 4, extent: EXTENT, buffer: 512 };

export interface TileCoords {
  x: number;
  y: number;
  z: number;
}

/** One shape of a tile, its corners in units of the tile one after the other. */
export interface TileShape {
  kind: string;
  parts: readonly (Int16Array | Int32Array)[];
}

/** Cuts features into tiles. */
export class TileIndex {
  readonly #index: GeoJSONVT;

  constructor(features: FeatureCollection) {
    this.#index = new GeoJSONVT(features, OPTIONS);
  }

  shapes({ z, x, y }: TileCoords): TileShape[] {
    return (this.#index.getTileRaw(z, x, y)?.features ?? []).flatMap(toShape);
  }
}

function toShape(feature: RawFeature): TileShape[] {
  if (feature.type !== 2 && feature.type !== 3) return [];
  return [{ kind: String(feature.tags?.['kind']), parts: feature.geometry }];
}
