/** Side of the integer world: 26 bits for each axis, so that a cell of both fits a JavaScript number. */
export const WORLD = 2 ** 26;
export const EARTH_RADIUS_M = 6_371_008.8;

export interface LatLng {
  lat: number;
  lng: number;
}

/** Web Mercator position as whole numbers from 0 to 2^26 - 1; about 0.4 m in Croatia. */
export function toWorld(point: LatLng): { x: number; y: number } {
  const { x, y } = project(point);
  return { x: clamp(Math.floor(x)), y: clamp(Math.floor(y)) };
}

/** The same position before it is made whole; without end towards the poles. */
export function project({ lat, lng }: LatLng): { x: number; y: number } {
  const sine = Math.sin((lat * Math.PI) / 180);
  return { x: ((lng + 180) / 360) * WORLD, y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD };
}

/** The place of a position of the world. */
export function unproject({ x, y }: { x: number; y: number }): LatLng {
  return { lat: (Math.atan(Math.sinh((0.5 - y / WORLD) * 2 * Math.PI)) * 180) / Math.PI, lng: (x / WORLD) * 360 - 180 };
}

/** Morton code of a world position: bits of x and y in turn, so that near positions mostly have near codes. */
export function toCell({ x, y }: { x: number; y: number }): number {
  // 13 bits at a time: bit operations work on 32 bits only.
  const high = spread(y >>> 13) * 2 + spread(x >>> 13);
  const low = spread(y & 0x1fff) * 2 + spread(x & 0x1fff);
  return high * 2 ** 26 + low;
}

/** The point at a distance in metres and a direction in degrees clockwise from north. */
export function moveBy({ lat, lng }: LatLng, metres: number, degrees: number): LatLng {
  const direction = (degrees * Math.PI) / 180;
  const north = ((metres * Math.cos(direction)) / EARTH_RADIUS_M) * (180 / Math.PI);
  const east = ((metres * Math.sin(direction)) / EARTH_RADIUS_M / Math.cos((lat * Math.PI) / 180)) * (180 / Math.PI);
  return { lat: lat + north, lng: lng + east };
}

/** Distance on the sphere in metres. */
export function distance(a: LatLng, b: LatLng): number {
  const radians = Math.PI / 180;
  const half = (angle: number): number => Math.sin((angle * radians) / 2) ** 2;
  const h = half(b.lat - a.lat) + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * half(b.lng - a.lng);
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(h));
}

function spread(bits: number): number {
  let result = 0;
  for (let bit = 0; bit < 13; bit++) result += ((bits >>> bit) & 1) * 4 ** bit;
  return result;
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), WORLD - 1);
}
