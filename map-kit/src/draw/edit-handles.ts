import type { DrawnShape, LatLng } from '../map-provider';
import { metresBetween } from './plane';

/** What of a shape is being moved: a corner by its index, or a circle's centre or edge. */
export type Handle = number | 'center' | 'edge';

/** The handle nearest to a position, if it is within so many metres. */
export function handleAt(shape: DrawnShape, position: LatLng, within: number): Handle | undefined {
  const handles: [Handle, number][] =
    shape.kind === 'circle'
      ? [
          ['center', metresBetween(shape.center, position)],
          ['edge', Math.abs(metresBetween(shape.center, position) - shape.radius)],
        ]
      : shape.points.map((corner, index) => [index, metresBetween(corner, position)]);
  const [nearest] = handles.filter(([, metres]) => metres <= within).sort(([, a], [, b]) => a - b);
  return nearest?.[0];
}

/** The shape with a handle brought to a position. */
export function pull(shape: DrawnShape, handle: Handle, position: LatLng): DrawnShape {
  if (shape.kind === 'polygon')
    return { kind: 'polygon', points: shape.points.map((corner, index) => (index === handle ? position : corner)) };
  return handle === 'center'
    ? { ...shape, center: position }
    : { ...shape, radius: Math.max(1, metresBetween(shape.center, position)) };
}
