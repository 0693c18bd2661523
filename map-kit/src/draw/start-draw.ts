import type { DrawListener, DrawMode, DrawnShape, DrawSession, LatLng } from '../map-provider';
import { cleanShape, type Cleaning } from './clean-shape';
import { listenToKeys } from './draw-keys';
import { openStage, positionsOf, type DrawStage } from './draw-stage';
import type { DrawSurface } from './draw-surface';
import { circleOf } from './circle-ring';

/** Pixels a hand trembles. */
const TREMBLE = 3;
/** Pixels below which a bend of a freehand line does not show. */
const BEND = 2;

/** Begins to draw on a map. See {@link DrawSession} and {@link DrawListener}. */
export async function startDraw(surface: DrawSurface, mode: DrawMode, listener: DrawListener): Promise<DrawSession> {
  // Without a pointer a freehand line is drawn corner by corner.
  let tool = mode;
  let stopKeys = (): void => undefined;
  const cancelled = (): void => {
    stopKeys();
    listener.onCancel?.();
  };
  const cleaning = (): Cleaning => ({
    repeats: TREMBLE * stage.scale(),
    detail: tool === 'freehand' ? BEND * stage.scale() : 0,
  });
  const accepts = (points: readonly LatLng[]): boolean => {
    const clean = cleanShape({ kind: 'polygon', points }, cleaning());
    if ('refused' in clean) listener.onRefuse?.(clean.refused);
    return 'shape' in clean;
  };
  const stage: DrawStage = await openStage(surface, { accepts }, cancelled);
  const { draw } = stage;
  draw.setMode(tool);

  const offer = (shape: DrawnShape): boolean => {
    const clean = cleanShape(shape, cleaning());
    if ('refused' in clean) {
      listener.onRefuse?.(clean.refused);
      return false;
    }
    stopKeys();
    stage.close();
    listener.onFinish(clean.shape);
    return true;
  };
  const undo = (): void => {
    if (tool === 'polygon') draw.undo();
    else restart();
  };
  const restart = (): void => {
    draw.clear();
    draw.setMode(tool);
  };
  const cancel = (): void => {
    stage.close();
    cancelled();
  };
  stopKeys = listenToKeys(surface, stage.center, {
    press: (position) => {
      if (tool === 'freehand') {
        tool = 'polygon';
        restart();
      }
      surface.adapter.pointAt(position, true);
    },
    move: (position) => {
      surface.adapter.pointAt(position, false);
    },
    undo,
    cancel,
  });
  draw.on('change', () => {
    const shape = shapeOn(stage);
    const corners = shape?.kind === 'polygon' ? shape.points.length : shape === undefined ? 0 : 1;
    listener.onChange?.({ corners, finishable: shape !== undefined && 'shape' in cleanShape(shape, cleaning()) });
  });
  draw.on('finish', () => {
    const shape = shapeOn(stage);
    // terra-draw is not done with its own finishing yet.
    queueMicrotask(() => {
      if (shape !== undefined && draw.enabled && !offer(shape)) restart();
    });
  });
  return {
    finish: () => {
      const shape = draw.enabled ? shapeOn(stage) : undefined;
      if (shape === undefined) listener.onRefuse?.('too-few');
      else offer(shape);
    },
    undo,
    cancel,
  };
}

/** What stands on the map now; of a polygon the corners that are set. */
function shapeOn({ draw }: DrawStage): DrawnShape | undefined {
  for (const { geometry, properties } of draw.getSnapshot()) {
    if (geometry.type !== 'Polygon') continue;
    const points = positionsOf(geometry.coordinates[0] ?? []);
    if (properties['mode'] !== 'circle') {
      const set = properties['committedCoordinateCount'];
      return { kind: 'polygon', points: typeof set === 'number' ? points.slice(0, set) : points };
    }
    const radius = Number(properties['radiusKilometers']) * 1000;
    return { kind: 'circle', center: circleOf(points).center, radius };
  }
  return undefined;
}
