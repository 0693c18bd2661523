import type { DrawListener, DrawMode, DrawnShape, DrawSession } from '../map-provider';
import { focusGoogleMap } from '../google/focus-google-map';
import { PRECISION } from './draw-precision';
import type { DrawSurface } from './draw-surface';
import { GoogleDrawAdapter } from './google-draw-adapter';
import { startDraw } from './start-draw';
import { startEdit } from './start-edit';

export { endDrawing } from './draw-stage';

type GoogleMap = Pick<ConstructorParameters<typeof GoogleDrawAdapter>[0], 'lib' | 'map'>;

/** Drawing on a Google map; loaded when it begins. */
export function startGoogleDraw(where: GoogleMap, mode: DrawMode, listener: DrawListener): Promise<DrawSession> {
  return startDraw(surfaceOf(where), mode, listener);
}

/** Changing a shape on a Google map. */
export function startGoogleEdit(where: GoogleMap, shape: DrawnShape, listener: DrawListener): Promise<DrawSession> {
  return startEdit(surfaceOf(where), shape, listener);
}

function surfaceOf({ lib, map }: GoogleMap): DrawSurface {
  const container = map.getDiv();
  return {
    adapter: new GoogleDrawAdapter({ lib, map, coordinatePrecision: PRECISION }),
    container,
    onMove: (listener) => {
      const moves = map.addListener('bounds_changed', listener);
      return () => {
        moves.remove();
      };
    },
    focus: () => {
      focusGoogleMap(container);
    },
  };
}
