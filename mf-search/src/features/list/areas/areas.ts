import type { Circle, Point, SearchCriteria } from '@kvadrat/contracts/search';
import type { MapBounds } from '@kvadrat/map-kit';

/** What of a search is set by the tools of the map. */
export type Areas = Pick<SearchCriteria, 'polygons' | 'circle' | 'travel'>;

/** Those that are drawn. */
export type Shapes = Pick<Areas, 'polygons' | 'circle'>;

/** Drawn shapes a search may have, its circle among them. */
export const MOST_SHAPES = 5;

/** Metres in a degree of latitude. */
const DEGREE_M = 111_195;

export function countShapes({ polygons, circle }: Shapes): number {
  return polygons.length + (circle === null ? 0 : 1);
}

export function isEmpty(areas: Areas): boolean {
  return countShapes(areas) === 0 && areas.travel.length === 0;
}

/**
 * The search within other areas, on its first page. They say where; so they stand instead of a place and of the part
 * of the map that is shown, unless the visitor wants both.
 */
export function withAreas(criteria: SearchCriteria, areas: Areas, keepPlace: boolean): SearchCriteria {
  const where = keepPlace || isEmpty(areas) ? {} : { place: null, placeIds: {} };
  return { ...criteria, ...where, ...areas, viewport: null, mapCenter: null, zoom: null, page: 1 };
}

/** As an address has it: to a metre or so. */
export function rounded({ lat, lng }: Point): Point {
  return { lat: Number(lat.toFixed(5)), lng: Number(lng.toFixed(5)) };
}

/** Square metres inside a ring that does not cross itself; right to a few in a thousand for areas of a county's size. */
export function ringSize(points: readonly Point[]): number {
  const [origin] = points;
  if (origin === undefined) return 0;
  const east = DEGREE_M * Math.cos((origin.lat * Math.PI) / 180);
  const flat = points.map(({ lat, lng }) => ({ x: (lng - origin.lng) * east, y: (lat - origin.lat) * DEGREE_M }));
  const doubled = flat.reduce((sum, { x, y }, index) => {
    const next = flat[(index + 1) % flat.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

export function circleSize({ radius }: Circle): number {
  return Math.PI * radius ** 2;
}

export function circleBounds({ center, radius }: Circle): MapBounds {
  const high = radius / DEGREE_M;
  const wide = high / Math.cos((center.lat * Math.PI) / 180);
  return { south: center.lat - high, west: center.lng - wide, north: center.lat + high, east: center.lng + wide };
}

/** The smallest bounds around points; null around none. */
export function boundsOf(points: readonly Point[]): MapBounds | null {
  if (points.length === 0) return null;
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return { south: Math.min(...lats), west: Math.min(...lngs), north: Math.max(...lats), east: Math.max(...lngs) };
}
