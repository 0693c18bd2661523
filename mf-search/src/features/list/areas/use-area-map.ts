import { MAP_TOOL_ZOOM } from '@kvadrat/contracts/constants';
import type { RefObject } from 'react';
import { useListMap } from '../list-map-context';
import { rounded } from './areas';
import { USUAL_RADIUS } from './radius-fields';
import type { AreaTool } from './tool-tabs';
import { useAreaPoints } from './use-area-points';
import type { AreaSetting } from './use-area-setting';
import type { Drawing } from './use-drawing';
import type { Picking } from './use-picking';
import { useToolMap } from './use-tool-map';

/** Shows on the map what is set, and takes a press on it for the point that is asked for. */
export function useAreaMap({
  tool,
  setting,
  drawing,
  panel,
  picking: { picking, forget },
}: {
  tool: AreaTool;
  setting: AreaSetting;
  drawing: Drawing;
  panel: RefObject<HTMLElement | null>;
  picking: Picking;
}): void {
  const { map } = useListMap();
  const {
    draft: { shapes, change },
    people,
    setPeople,
    paint,
  } = setting;
  const points = useAreaPoints(people, shapes.circle);
  useToolMap(map, {
    zoom: tool === 'draw' ? MAP_TOOL_ZOOM.draw : MAP_TOOL_ZOOM.distance,
    areas: drawing.progress?.act === 'edit' ? [] : paint.areas,
    points,
    follow: tool !== 'draw',
    panel,
    onPress:
      picking === null
        ? null
        : (position) => {
            const origin = { center: rounded(position), name: null };
            forget();
            if (tool === 'circle')
              change({ ...shapes, circle: { center: origin.center, radius: shapes.circle?.radius ?? USUAL_RADIUS } });
            else setPeople(people.map((person, index) => (index === picking ? { ...person, origin } : person)));
          },
  });
}
