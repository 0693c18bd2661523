import type { MapProvider, MapView } from '@kvadrat/map-kit';
import { useEffect, useRef, type RefObject } from 'react';

/** Turning a wheel or pressing + twice is one move. */
const SETTLE_MS = 200;

/**
 * Follows a map once it stands on its ground. `onMove` is called when the visitor has moved the map and left it for a while.
 * @param ground null until the map stands where the address has it
 * @param busy whether a tool has the map: then no move counts
 * @param setView told where the map stands, whoever moved it
 * @returns takes a move that was made for the visitor
 */
export function useVisitorMoves(
  map: MapProvider | null,
  ground: RefObject<string | null>,
  busy: boolean,
  setView: (view: MapView) => void,
  onMove: (view: MapView) => void,
): (view: MapView) => void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const moved = (next: MapView): void => {
    clearTimeout(timer.current);
    if (busy) return;
    timer.current = setTimeout(() => onMove(next), SETTLE_MS);
  };
  const onMoved = useRef(moved);
  useEffect(() => {
    onMoved.current = moved;
  });

  useEffect(() => {
    if (map === null) return;
    const stop = map.onIdle((next, cause) => {
      if (ground.current === null) return;
      setView(next);
      if (cause === 'user') onMoved.current(next);
    });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [map, ground, setView]);
  return moved;
}
