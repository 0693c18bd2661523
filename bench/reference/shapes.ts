/** Corner or position in Web Mercator units (2^26 to the world); a whole number stands for the middle of its unit. */
export interface WorldPoint {
  x: number;
  y: number;
}

export interface WorldBox {
  west: number;
  north: number;
  east: number;
  south: number;
}

export type Shape =
  | { kind: 'polygon'; ring: readonly WorldPoint[] }
  | { kind: 'circle'; center: { lat: number; lng: number }; radius: number }
  | ({ kind: 'box' } & WorldBox);

export const WORLD = 2 ** 26;
/** Metres. */
export const EARTH_RADIUS = 6_371_008.8;
const MIDDLE = 0.5;
const RADIANS = Math.PI / 180;
/** Two points closer than this differ by rounding. */
const MARGIN = 1;

/** @param lat degrees; y grows to the south as on a map */
export function toWorld(lat: number, lng: number): WorldPoint {
  const sin = Math.sin(lat * RADIANS);
  return {
    x: ((lng + 180) / 360) * WORLD - MIDDLE,
    y: (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * WORLD - MIDDLE,
  };
}

/** The smallest box around a shape; outside of it nothing has to be looked at twice. */
export function boxOf(shape: Shape): WorldBox {
  if (shape.kind === 'box') return shape;
  if (shape.kind === 'circle') {
    const { center, radius } = shape;
    const lat = radius / EARTH_RADIUS / RADIANS;
    const lng = lat / Math.cos((Math.abs(center.lat) + lat) * RADIANS);
    const { x: west, y: north } = toWorld(center.lat + lat, center.lng - lng);
    const { x: east, y: south } = toWorld(center.lat - lat, center.lng + lng);
    return { west: west - MARGIN, north: north - MARGIN, east: east + MARGIN, south: south + MARGIN };
  }
  const xs = shape.ring.map(({ x }) => x);
  const ys = shape.ring.map(({ y }) => y);
  return { west: Math.min(...xs), north: Math.min(...ys), east: Math.max(...xs), south: Math.max(...ys) };
}

/** A test for positions that lie in the shape's box. Even-odd for polygons, great-circle distance for circles. */
export function insideTest(shape: Shape): (x: number, y: number) => boolean {
  if (shape.kind === 'box') return () => true;
  return shape.kind === 'circle' ? circleTest(shape.center, shape.radius) : polygonTest(shape.ring);
}

function circleTest(center: { lat: number; lng: number }, radius: number): (x: number, y: number) => boolean {
  const cosCenter = Math.cos(center.lat * RADIANS);
  const most = Math.sin(radius / (2 * EARTH_RADIUS)) ** 2;
  return (x, y) => {
    const lat = Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + MIDDLE)) / WORLD)));
    const halfLat = (lat - center.lat * RADIANS) / 2;
    const halfLng = (((x + MIDDLE) / WORLD) * 360 - 180 - center.lng) * (RADIANS / 2);
    return Math.sin(halfLat) ** 2 + cosCenter * Math.cos(lat) * Math.sin(halfLng) ** 2 <= most;
  };
}

function polygonTest(ring: readonly WorldPoint[]): (x: number, y: number) => boolean {
  const xs = Float64Array.from(ring, ({ x }) => x);
  const ys = Float64Array.from(ring, ({ y }) => y);
  return (x, y) => {
    let inside = false;
    for (let i = 0, j = xs.length - 1; i < xs.length; j = i, i += 1) {
      const yi = ys[i] ?? 0;
      const yj = ys[j] ?? 0;
      if (yi > y === yj > y) continue;
      const xi = xs[i] ?? 0;
      if (x < (((xs[j] ?? 0) - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
    return inside;
  };
}
