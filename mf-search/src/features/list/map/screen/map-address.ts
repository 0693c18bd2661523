import { DEFAULT_CRITERIA, searchUrl, type SearchCriteria } from '@kvadrat/contracts/search';
import type { MapBounds, MapView } from '@kvadrat/map-kit';

export type Standpoint = Pick<MapView, 'center' | 'zoom'>;

/** Five decimals are about a metre. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

/** Where the address has the map stand; null where it says nothing. */
export function standpointOf({ mapCenter, zoom }: SearchCriteria): Standpoint | null {
  return mapCenter === null || zoom === null ? null : { center: mapCenter, zoom };
}

/** One text for each standpoint that an address can tell from another. */
export function standpointKey({ center, zoom }: Standpoint): string {
  return [round(center.lat), round(center.lng), Math.round(zoom)].join();
}

/**
 * Whether the search says by an area where to look. Such an area stays where it is while the map is moved; in any other
 * search what the map shows may take the place of where it looked before.
 */
export function hasOwnArea({ polygons, circle, travel }: SearchCriteria): boolean {
  return polygons.length > 0 || circle !== null || travel.length > 0;
}

/** The same search, seen from elsewhere. */
export function seenFrom(criteria: SearchCriteria, { center, zoom }: Standpoint): SearchCriteria {
  return { ...criteria, mapCenter: { lat: round(center.lat), lng: round(center.lng) }, zoom: Math.round(zoom) };
}

/** The search for what the map shows now, on its first page. A place stays until the visitor takes it away. */
export function searchedAt(criteria: SearchCriteria, view: MapView): SearchCriteria {
  const { south, west, north, east } = view.bounds;
  const viewport = { south: round(south), west: round(west), north: round(north), east: round(east) };
  return { ...seenFrom(criteria, view), viewport, page: 1 };
}

/** Whether the search names places. */
export function hasPlace({ place, placeIds }: SearchCriteria): boolean {
  return place !== null || Object.keys(placeIds).length > 0;
}

/** The same search beyond the places it names. */
export function beyondPlace(criteria: SearchCriteria): SearchCriteria {
  return { ...criteria, place: null, placeIds: {}, page: 1 };
}

/** One text for each ground that is searched, whatever is looked for there. */
export function groundOf({ place, placeIds, polygons, circle, travel, viewport }: SearchCriteria): string {
  return searchUrl({ ...DEFAULT_CRITERIA, place, placeIds, polygons, circle, travel, viewport });
}

/** Whether the search is for the whole country, which opens on a view of its own. */
export function isEverywhere(criteria: SearchCriteria): boolean {
  return groundOf(criteria) === groundOf(DEFAULT_CRITERIA);
}

/** The smallest bounds with all the points inside; null without any. */
export function boundsAround(lats: readonly number[], lngs: readonly number[]): MapBounds | null {
  if (lats.length === 0) return null;
  const bounds = { south: 90, west: 180, north: -90, east: -180 };
  for (const lat of lats) {
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
  }
  for (const lng of lngs) {
    bounds.west = Math.min(bounds.west, lng);
    bounds.east = Math.max(bounds.east, lng);
  }
  return bounds;
}
