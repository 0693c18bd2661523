import type { DrawListener, DrawMode, DrawnShape, DrawSession } from '../map-provider';
import { PRECISION } from './draw-precision';
import type { DrawSurface } from './draw-surface';
import { LeafletDrawAdapter } from './leaflet-draw-adapter';
import { startDraw } from './start-draw';
import { startEdit } from './start-edit';

export { endDrawing } from './draw-stage';

/** Leaflet itself and one of its maps. */
type LeafletMap = Pick<ConstructorParameters<typeof LeafletDrawAdapter>[0], 'lib' | 'map'>;

/** Drawing on a Leaflet map; loaded when it begins. */
export function startLeafletDraw(where: LeafletMap, mode: DrawMode, listener: DrawListener): Promise<DrawSession> {
  return startDraw(surfaceOf(where), mode, listener);
}

/** Changing a shape on a Leaflet map. */
export function startLeafletEdit(where: LeafletMap, shape: DrawnShape, listener: DrawListener): Promise<DrawSession> {
  return startEdit(surfaceOf(where), shape, listener);
}

function surfaceOf({ lib, map }: LeafletMap): DrawSurface {
  const container = map.getContainer();
  return {
    adapter: new LeafletDrawAdapter({ lib, map, coordinatePrecision: PRECISION }),
    container,
    onMove: (listener) => {
      map.on('move', listener);
      return () => {
        map.off('move', listener);
      };
    },
    focus: () => {
      container.focus({ preventScroll: true });
    },
  };
}
