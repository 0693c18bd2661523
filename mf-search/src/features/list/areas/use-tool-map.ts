import type { LatLng, MapArea, MapBounds, MapProvider } from '@kvadrat/ui-kit/map';
import { MAP_MIN_ZOOM } from '@kvadrat/contracts/constants';
import { useEffect, useRef, type RefObject } from 'react';
import { MAP_MAX_ZOOM } from '../map/screen/map-address';
import { boundsOfAreas, holds } from './painted-areas';

/** Where a journey or a circle begins. */
export interface ToolPoint {
  id: string;
  position: LatLng;
  /** Stands on the marker. */
  text: string;
  name: string;
}

const PADDING = 24;

/** What a tool has on the map while it has it. */
export function useToolMap(map: MapProvider | null, { zoom, areas, points, follow, panel, onPress }: {
  /** R260: instead of the map's own range. */
  zoom: { min: number; max: number };
  areas: readonly MapArea[];
  points: readonly ToolPoint[];
  /** Whether the map goes where areas reach beyond it. */
  follow: boolean;
  /** The panel over the lower part of the map. */
  panel: RefObject<HTMLElement | null>;
  /** A press on the map; null while it means nothing. */
  onPress: ((position: LatLng) => void) | null;
}): void {
  const { min, max } = zoom;
  useEffect(() => {
    if (map === null) return;
    map.setZoomRange({ min, max });
    return () => map.setZoomRange({ min: MAP_MIN_ZOOM, max: MAP_MAX_ZOOM });
  }, [map, min, max]);
  useEffect(() => {
    if (map === null) return;
    map.setAreas(areas);
    const bounds = follow ? boundsOfAreas(areas) : null;
    if (bounds === null) return;
    const seen = clearOf(panel.current, bounds);
    if (!holds(map.getView().bounds, seen)) void map.fitBounds(seen, PADDING);
  }, [map, areas, follow, panel]);

  useEffect(() => {
    map?.setMarkers(points.map(({ id, position, text, name }) => ({ id, position, name, look: { kind: 'point', text } })), { join: false });
  }, [map, points]);

  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => map?.onPress((position) => press.current?.(position)), [map]);
}

/** Bounds with so much more to the south that a panel over the lower part of the map hides nothing of them. */
export function clearOf(panel: HTMLElement | null, bounds: MapBounds): MapBounds {
  const place = panel?.closest('[data-map-tool]') ?? null;
  const whole = place?.parentElement?.clientHeight ?? 0;
  const free = whole - (place?.clientHeight ?? 0) - PADDING;
  return { ...bounds, south: bounds.north - (bounds.north - bounds.south) * (free > 0 ? whole / free : 1) };
}
