import type { MapDisplay } from '@kvadrat/contracts/vocabulary';
import type { LatLng } from '../geography/api';

/** Of the circle drawn around a shifted centre: the ad is in it, and its middle says nothing about where. */
export const AREA_RADIUS_M = 500;

export interface PositionSource {
  lat: number | null;
  lng: number | null;
  map_display: MapDisplay;
  /** Centre of the area, moved away from the truth alike for all ads of a building (migration 0166). */
  area_lat: number | null;
  area_lng: number | null;
}

/** The only position of an ad that may leave the server: the exact one, the centre of its area, or none. */
export function shownPosition({ lat, lng, map_display, area_lat, area_lng }: PositionSource): LatLng | null {
  switch (map_display) {
    case 'marker':
      return lat === null || lng === null ? null : { lat, lng };
    case 'only_area':
      return area_lat === null || area_lng === null ? null : { lat: area_lat, lng: area_lng };
    case 'no_map':
      return null;
  }
}
