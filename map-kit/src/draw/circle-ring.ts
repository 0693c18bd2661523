import type { LatLng } from '../map-provider';

/** Metres of the earth's radius, as terra-draw has it. */
const EARTH = 6_371_009;
const RADIANS = Math.PI / 180;
const CORNERS = 64;

/** Every sixteenth corner of a circle's ring is a handle: four of them, as of a compass. */
export const CIRCLE_HANDLES = 16;

/** A circle as a ring that is round on the map, counted from the east. Radius in metres. */
export function circleRing(center: LatLng, radius: number): LatLng[] {
  const { x, y } = toMercator(center);
  const reach = radius / (EARTH * Math.cos(center.lat * RADIANS));
  return Array.from({ length: CORNERS }, (_, index) => {
    const angle = (2 * Math.PI * index) / CORNERS;
    return fromMercator({ x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) });
  });
}

/** The circle such a ring stands for, after it was dragged or pulled. */
export function circleOf(ring: readonly LatLng[]): { center: LatLng; radius: number } {
  const corners = ring.map(toMercator);
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
  const center = fromMercator(middle);
  const reach = mean(corners.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y)));
  return { center, radius: reach * EARTH * Math.cos(center.lat * RADIANS) };
}

function toMercator({ lat, lng }: LatLng): { x: number; y: number } {
  return { x: lng * RADIANS, y: Math.asinh(Math.tan(lat * RADIANS)) };
}

function fromMercator({ x, y }: { x: number; y: number }): LatLng {
  return { lat: Math.atan(Math.sinh(y)) / RADIANS, lng: x / RADIANS };
}
