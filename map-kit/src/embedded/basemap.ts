/** Where the parts of the basemap are, as the server tells; addresses change with their content. */
export interface Basemap {
  /** Who made the data, to be shown on the map. */
  credits: readonly string[];
  /** Land and borders in steps of detail: a higher level covers what is below it. */
  patches: readonly BasemapPatch[];
  /** Names of places in the reader's language, from a zoom on. */
  labels: readonly BasemapFile[];
  /** Lines and areas above the land, from a zoom on. */
  layers: readonly BasemapFile[];
}

export interface BasemapPatch {
  level: number;
  /** West, south, east, north. */
  bounds: readonly [number, number, number, number];
  url: string;
}

interface BasemapFile {
  zoom: number;
  url: string;
}

/** What the embedded map draws: our own basemap, or tiles of a service where there is one. */
export interface EmbeddedSources {
  basemap: Basemap;
  tiles: { url: string; attribution: string | null } | null;
}

/** Of a place: the lower the rank the earlier it is shown. */
export type Label = readonly [lng: number, lat: number, rank: number, kind: string, name: string];

/** A part as it is stored: corners are whole steps of `1 / scale` degrees, each counted from the one before. */
export interface StoredPatch {
  scale: number;
  croatia: number[][][];
  abroad: number[][][];
  border: number[][];
}

export interface StoredLayer {
  scale: number;
  /** Zoom from which on its lines are drawn as a hint: they are coarser than what is seen. */
  sketchFrom?: number;
  features: { kind: string; area: boolean; parts: number[][] }[];
}
