import type { TerraDraw } from 'terra-draw';
import type { DrawListener, DrawnShape, DrawSession, LatLng } from '../map-provider';
import { CIRCLE_HANDLES, circleOf, circleRing } from './circle-ring';
import { cleanShape } from './clean-shape';
import { listenToKeys } from './draw-keys';
import { openStage, positionsOf } from './draw-stage';
import type { DrawSurface } from './draw-surface';
import { handleAt, pull, type Handle } from './edit-handles';

/**
 * Lets a shape be changed: corners and the middles of sides dragged, corners deleted by a right press, the whole moved;
 * of a circle centre and radius. By keyboard Enter takes the corner under the cross-hair and lets it go again.
 */
export async function startEdit(surface: DrawSurface, shape: DrawnShape, listener: DrawListener): Promise<DrawSession> {
  let stopKeys = (): void => undefined;
  const cancelled = (): void => {
    stopKeys();
    listener.onCancel?.();
  };
  const circle = shape.kind === 'circle';
  const { draw, near, center, scale, close } = await openStage(
    surface,
    circle ? { handles: CIRCLE_HANDLES } : {},
    cancelled,
  );
  const id = draw.getFeatureId();
  const digits = surface.adapter.getCoordinatePrecision();
  const geometryOf = (changed: DrawnShape) => ({
    type: 'Polygon' as const,
    coordinates: [closedRing(ringOf(changed), digits)],
  });
  draw.addFeatures([
    { id, type: 'Feature', properties: { mode: circle ? 'circle' : 'polygon' }, geometry: geometryOf(shape) },
  ]);
  draw.setMode('select');
  draw.selectFeature(id);

  const current = (): DrawnShape => {
    const points = cornersOf(draw.getSnapshotFeature(id));
    return circle ? { kind: 'circle', ...circleOf(points) } : { kind: 'polygon', points };
  };
  const past: DrawnShape[] = [];
  let settled = shape;
  let held: Handle | undefined;
  const tell = (): void => listener.onChange?.(stateOf(current()));
  const settle = (): void => {
    past.push(settled);
    settled = current();
    tell();
  };
  const show = (changed: DrawnShape): void => draw.updateFeatureGeometry(id, geometryOf(changed));
  draw.on('finish', settle);
  const undo = (): void => {
    const before = held === undefined ? past.pop() : settled;
    held = undefined;
    if (before === undefined) return;
    settled = before;
    show(before);
    tell();
  };
  const cancel = (): void => {
    close();
    cancelled();
  };
  stopKeys = listenToKeys(surface, center, {
    press: (position: LatLng) => {
      if (held === undefined) {
        held = handleAt(settled, position, near * scale());
      } else {
        held = undefined;
        settle();
      }
    },
    move: (position) => {
      if (held !== undefined) show(pull(settled, held, position));
    },
    undo,
    cancel,
  });
  tell();
  const finish = (): void => {
    if (!draw.enabled) return;
    const clean = cleanShape(current());
    if ('refused' in clean) {
      listener.onRefuse?.(clean.refused);
      return;
    }
    stopKeys();
    close();
    listener.onFinish(clean.shape);
  };
  return { finish, undo, cancel };
}

function stateOf(shape: DrawnShape): { corners: number; finishable: boolean } {
  return { corners: shape.kind === 'circle' ? 1 : shape.points.length, finishable: 'shape' in cleanShape(shape) };
}

function cornersOf(feature: ReturnType<TerraDraw['getSnapshotFeature']>): LatLng[] {
  const geometry = feature?.geometry;
  return geometry?.type === 'Polygon' ? positionsOf(geometry.coordinates[0] ?? []) : [];
}

function ringOf(shape: DrawnShape): readonly LatLng[] {
  return shape.kind === 'circle' ? circleRing(shape.center, shape.radius) : shape.points;
}

function closedRing(ring: readonly LatLng[], digits: number): number[][] {
  const corners = ring.map(({ lat, lng }) => [Number(lng.toFixed(digits)), Number(lat.toFixed(digits))]);
  return [...corners, ...corners.slice(0, 1)];
}
