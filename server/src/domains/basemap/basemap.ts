/** Longitudes and latitudes of a box in degrees: west, south, east, north. */
export type Bounds = [west: number, south: number, east: number, north: number];

/** Where the parts of the basemap are; addresses change with their content. */
export interface Basemap {
  /** Who made the data, to be shown on the map. */
  credits: string[];
  /** Land and borders in steps of detail: a higher level covers what is below it. */
  patches: { level: number; bounds: Bounds; url: string }[];
  /** Names of places in the reader's language, from a zoom on. */
  labels: { zoom: number; url: string }[];
  /** Lines and areas above the land, from a zoom on. */
  layers: { zoom: number; url: string }[];
}

/** One file of the basemap. */
export interface Piece {
  name: string;
  text: string;
  /** As brotli, where it comes so. */
  compressed?: Buffer;
}

export type LabelKind = 'country' | 'region' | 'county' | 'sea' | 'island' | 'town' | 'abroad' | 'village' | 'district';

/** Of one place; the lower the rank the earlier it is shown. */
export type Label = [lng: number, lat: number, rank: number, kind: LabelKind, name: string];

export type FeatureKind =
  'water' | 'urban' | 'county' | 'town' | 'district' | 'river' | 'ferry' | 'rail' | 'major' | 'secondary' | 'road';

/** Lines, or rings of areas, whose corners are whole steps of `1 / scale` degrees, each counted from the one before. */
export interface Layer {
  scale: number;
  /** Zoom from which on its lines are a hint only: their source is coarser than what is seen. */
  sketchFrom?: number;
  features: { kind: FeatureKind; area: boolean; parts: number[][] }[];
}
