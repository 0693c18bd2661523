import type { MapArea, MapProvider } from '@kvadrat/map-kit';
import { useEffect, useRef, type RefObject } from 'react';
import { countShapes, type Shapes } from './areas';
import { boundsOfAreas } from './painted-areas';
import type { AreaTool } from './tool-tabs';
import { showAbove } from './use-tool-map';

/** Makes the map ready for a tool, once, as soon as there is one: whoever comes to draw can begin. */
export function useFirstLook(
  map: MapProvider | null,
  {
    first,
    shapes,
    painted,
    panel,
    draw,
  }: {
    first: AreaTool;
    shapes: Shapes;
    painted: readonly MapArea[];
    panel: RefObject<HTMLElement | null>;
    draw: (mode: 'freehand' | 'polygon') => void;
  },
): void {
  const touched = useRef(false);
  useEffect(() => {
    if (map === null || touched.current) return;
    touched.current = true;
    if (first !== 'draw') return;
    // Whoever comes to draw can begin at once; what is drawn already is not to lie under the panel.
    const bounds = boundsOfAreas(painted);
    if (countShapes(shapes) === 0) draw(matchMedia('(pointer: coarse)').matches ? 'freehand' : 'polygon');
    else if (bounds !== null) void showAbove(map, panel.current, bounds);
  });
}
