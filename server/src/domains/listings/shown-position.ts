import type { MapDisplay } from '@kvadrat/contracts/vocabulary';
import { moveBy, type LatLng } from '../geography/api';

const NEAREST_M = 200;
const FARTHEST_M = 400;
/** Of the circle drawn around a shifted centre: the ad is in it, and its middle says nothing about where. */
export const AREA_RADIUS_M = 500;

export interface PositionSource {
  lat: number | null;
  lng: number | null;
  map_display: MapDisplay;
  /** Random UUID of the ad. */
  area_key: string;
}

/**
 * The only position of an ad that may leave the server: the exact one, the centre of its area shifted by 200 to
 * 400 m, or none. The shift depends on the ad's secret key alone, so it stays the same however often one asks.
 */
export function shownPosition({ lat, lng, map_display, area_key }: PositionSource): LatLng | null {
  if (lat === null || lng === null || map_display === 'no_map') return null;
  if (map_display === 'marker') return { lat, lng };
  const key = area_key.replaceAll('-', '');
  const direction = (parseInt(key.slice(0, 8), 16) / 2 ** 32) * 360;
  const metres = NEAREST_M + (parseInt(key.slice(-8), 16) / 2 ** 32) * (FARTHEST_M - NEAREST_M);
  const shifted = moveBy({ lat, lng }, metres, direction);
  return { lat: round(shifted.lat), lng: round(shifted.lng) };
}

/** Five decimals are about a metre; more would only look exact. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
