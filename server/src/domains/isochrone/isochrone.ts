import type { Point } from '@kvadrat/contracts/search';

export const TRAVEL_MODES = ['car', 'bike', 'walk', 'transit'] as const;
export type TravelMode = (typeof TRAVEL_MODES)[number];

export const MAX_MINUTES = 60;

export const ISOCHRONE_PATH = '/api-next/geography/isochrone/';

export interface IsochroneRequest {
  center: Point;
  /** Whole, 1 to `MAX_MINUTES`. */
  minutes: number;
  mode: TravelMode;
}

/** GeoJSON: `[lng, lat]`, rings closed, outer ones against the clock, holes with it. */
export interface MultiPolygon {
  type: 'MultiPolygon';
  coordinates: [number, number][][][];
}

/** What to know before trusting an area; interfaces make sentences of these. */
export const ISOCHRONE_NOTES = [
  /** Traffic at the hour is not considered. */
  'without-traffic',
  /** No road data: only land, sea and built-up areas. */
  'without-roads',
  /** Ferries are not considered. */
  'without-ferries',
  /** Public transport by a rule of thumb, without timetables. */
  'rough-transit',
  /** The point is in the sea: reckoned from the nearest land. */
  'moved-to-land',
  /** The routing service did not answer; this is the estimate. */
  'provider-failed',
  /** The routing service does not know this mode; this is the estimate. */
  'provider-without-mode',
] as const;
export type IsochroneNote = (typeof ISOCHRONE_NOTES)[number];

/** Where one can get to from a point within some minutes. */
export interface Isochrone {
  geometry: MultiPolygon;
  /** `routed` follows real roads, `estimate` is reckoned on a grid. */
  method: 'estimate' | 'routed';
  /** `estimate`, `openrouteservice` or `valhalla`. */
  provider: string;
  /** ISO 8601. */
  generatedAt: string;
  notes: IsochroneNote[];
}
