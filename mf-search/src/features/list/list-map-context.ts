import type { MapProvider } from '@kvadrat/map-kit';
import { createContext, useContext, type ReactElement } from 'react';

/** Closer than two fingers' worth of houses there is nothing more to see. */
export const MAP_MAX_ZOOM = 18;

/** What parts of the map screen may do with the map beside the list. Everything that lasts is in the address. */
export interface ListMap {
  /** Null until the map is there. */
  map: MapProvider | null;
  /**
   * Gives the map to a tool, for instance for drawing, and shows the tool's panel; null takes it back. Meanwhile markers
   * and moves of the map mean nothing to the search.
   */
  setTool: (tool: ReactElement | null) => void;
  /** Whether a tool has the map. */
  busy: boolean;
}

const ListMapContext = createContext<ListMap | null>(null);

export const ListMapProvider = ListMapContext.Provider;

/** @throws {Error} outside of the map screen */
export function useListMap(): ListMap {
  const value = useContext(ListMapContext);
  if (value === null) throw new Error('useListMap works only inside the map screen of a list');
  return value;
}
