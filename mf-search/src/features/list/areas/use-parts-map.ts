import type { PlacePart } from '@kvadrat/contracts/api';
import { MAP_TOOL_ZOOM } from '@kvadrat/contracts/constants';
import type { MapArea } from '@kvadrat/map-kit';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { FormPlace } from '../../../lib/form-place';
import { useListMap } from '../list-map-context';
import { boundsOf } from './areas';
import { showAbove, useToolMap, type ToolPoint } from './use-tool-map';

/**
 * Shows parts of a place on the map, by their lines or, where nobody has them, by a point, and tells which was pressed.
 * @returns how many are shown in either way
 */
export function usePartsMap({
  parts,
  chosen,
  panel,
  onPart,
}: {
  parts: readonly PlacePart[];
  chosen: readonly FormPlace[];
  panel: RefObject<HTMLElement | null>;
  onPart: (id: number) => void;
}): { areas: number; points: number } {
  const { t } = useLingui();
  const { map } = useListMap();
  const { areas, points } = useMemo(() => {
    const ids = new Set(chosen.map(({ id }) => id));
    const nameOf = ({ id, label }: PlacePart): string => (ids.has(id) ? t`Odabrano: ${label}` : label);
    return {
      areas: parts.flatMap((part): MapArea[] =>
        part.shape === null
          ? []
          : [
              {
                id: String(part.id),
                shape: { kind: 'polygon', geometry: part.shape },
                look: ids.has(part.id) ? 'drawn' : 'choice',
                name: nameOf(part),
                pressable: true,
              },
            ],
      ),
      points: parts.flatMap((part): ToolPoint[] =>
        part.shape === null
          ? [
              {
                id: String(part.id),
                position: part.position,
                text: ids.has(part.id) ? '✓' : '',
                name: nameOf(part),
                quiet: !ids.has(part.id),
              },
            ]
          : [],
      ),
    };
  }, [parts, chosen, t]);
  useToolMap(map, { zoom: MAP_TOOL_ZOOM.place, areas, points, follow: false, panel, onPress: null });

  const press = useRef(onPart);
  useEffect(() => {
    press.current = onPart;
  });
  useEffect(() => {
    if (map === null) return;
    const stops = [
      map.onAreaPress((id) => press.current(Number(id))),
      map.onMarkerPress((id) => press.current(Number(id))),
    ];
    return () => stops.forEach((stop) => stop());
  }, [map]);
  useEffect(() => {
    // All of them are in sight when they come; after that the map is the visitor's.
    const bounds = boundsOf(parts.map(({ position }) => position));
    if (map !== null && bounds !== null) void showAbove(map, panel.current, bounds);
  }, [map, parts, panel]);
  return { areas: areas.length, points: points.length };
}
