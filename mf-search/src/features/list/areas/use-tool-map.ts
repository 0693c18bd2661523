import type { LatLng, MapArea, MapBounds, MapProvider } from '@kvadrat/map-kit';
import { MAP_MIN_ZOOM } from '@kvadrat/contracts/constants';
import { useEffect, useRef, type RefObject } from 'react';
import { MAP_MAX_ZOOM } from '../list-map-context';
import { boundsOfAreas, holds } from './painted-areas';

/** Where a journey or a circle begins. */
export interface ToolPoint {
  id: string;
  position: LatLng;
  /** Stands on the marker. */
  text: string;
  name: string;
  /** Offered, not chosen. */
  quiet?: boolean;
}

const PADDING = 24;

/** What a tool has on the map while it has it. */
export function useToolMap(
  map: MapProvider | null,
  {
    zoom,
    areas,
    points,
    follow,
    panel,
    onPress,
  }: {
    /** Instead of the map's own range. */
    zoom: { min: number; max: number };
    areas: readonly MapArea[];
    points: readonly ToolPoint[];
    /** Whether the map goes where areas reach beyond it. */
    follow: boolean;
    /** The panel over the lower part of the map. */
    panel: RefObject<HTMLElement | null>;
    /** A press on the map; null while it means nothing. */
    onPress: ((position: LatLng) => void) | null;
  },
): void {
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
    if (!holds(freeOf(panel.current, map.getView().bounds), bounds)) void showAbove(map, panel.current, bounds);
  }, [map, areas, follow, panel]);

  useEffect(() => {
    map?.setMarkers(
      points.map(({ id, position, text, name, quiet = false }) => ({
        id,
        position,
        name,
        look: { kind: 'point', text, quiet },
      })),
      { join: false },
    );
  }, [map, points]);

  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => map?.onPress((position) => press.current?.(position)), [map]);
}

/** Moves the map so that a panel over its lower part hides nothing of the bounds: they stand in the middle of what is free. */
export async function showAbove(map: MapProvider, panel: HTMLElement | null, bounds: MapBounds): Promise<void> {
  const { north, south, west, east } = bounds;
  const share = freeShare(panel);
  await map.fitBounds({ ...bounds, south: north - (north - south) / share }, PADDING);
  if (share === 1) return;
  // Zoom goes by whole steps: what was fitted may be a good deal smaller than the map, and stand too low.
  const { x, y } = map.toPixel({ lat: (north + south) / 2, lng: (west + east) / 2 });
  await map.setView({
    center: map.toPosition({ x, y: y + (heightOf(panel) * (1 - share)) / 2 }),
    zoom: map.getView().zoom,
  });
}

/** What can be seen of the map above the panel. */
function freeOf(panel: HTMLElement | null, view: MapBounds): MapBounds {
  return { ...view, south: view.north - (view.north - view.south) * freeShare(panel) };
}

/** Share of the map's height that the panel leaves free. */
function freeShare(panel: HTMLElement | null): number {
  const whole = heightOf(panel);
  const free = whole - (panel?.closest('[data-map-tool]')?.clientHeight ?? 0) - PADDING;
  return free > 0 ? free / whole : 1;
}

/** Of the map that the panel lies over. */
function heightOf(panel: HTMLElement | null): number {
  return panel?.closest('[data-map-tool]')?.parentElement?.clientHeight ?? 0;
}
