import { useHref, useRemote } from '@kvadrat/remote-kit';
import { MAP_CENTER, MAP_ZOOM } from '@kvadrat/contracts/constants';
import { searchUrl, type SearchCriteria } from '@kvadrat/contracts/search';
import type { MapBounds, MapProvider, MapView } from '@kvadrat/map-kit';
import { useEffect, useRef, useState } from 'react';
import { withMapScreen } from '../../list-address';
import { groundOf, hasOwnArea, isEverywhere, searchedAt, seenFrom, standpointKey, standpointOf } from './map-address';
import { useVisitorMoves } from './use-visitor-moves';

const PADDING = 48;
/** A map that is left alone for so long rests; what comes sooner goes on with the move before. */
const REST_MS = 1500;

export interface StandpointOptions {
  map: MapProvider | null;
  criteria: SearchCriteria;
  /** Bounds of what is found, see `useExtent`. */
  extent: MapBounds | null | undefined;
  onMap: boolean;
  /** Whether the search goes where the visitor moves the map. */
  follows: boolean;
  /** Whether a tool has the map. */
  busy: boolean;
  /** Called when the list of a search that a move of the map made is there. */
  onSearched: () => void;
}

export interface Standpoint {
  /** As the map stands; null until it stands where the address has it. */
  view: MapView | null;
  /** Whether the visitor has moved away from what is searched. */
  isElsewhere: boolean;
  /** Searches what the map shows: a step of the visitor's, which Back takes back. */
  searchHere: () => void;
  /** Moves the map as the visitor would. */
  goTo: (view: Pick<MapView, 'center' | 'zoom'>) => void;
}

/**
 * Keeps map and address in step, whichever of them changes. Each rest of the map is a step of history, which Back goes
 * to once; moves that follow one another at once are one step. The map goes where an address has it that is not its own.
 */
export function useStandpoint({ map, criteria, extent, onMap, follows, busy, ...told }: StandpointOptions): Standpoint {
  const { flags, navigate } = useRemote();
  const href = useHref();
  const [view, setView] = useState<MapView | null>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  /** Standpoints written and not come back yet, oldest first: an address on its way must not pull the map back. */
  const written = useRef<string[]>([]);
  const ground = useRef<string | null>(null);
  /** Whether the last address that was taken said where to stand. */
  const stood = useRef(false);
  const moves = useRef({ last: -Infinity });

  const write = (next: SearchCriteria, replace: boolean): void => {
    const standpoint = standpointOf(next);
    if (standpoint !== null) written.current.push(standpointKey(standpoint));
    navigate(withMapScreen(href(searchUrl(next, flags)), onMap), { replace, keepScroll: true });
  };
  const moved = useVisitorMoves(map, ground, busy, setView, (next) => {
    const searches = follows && !hasOwnArea(criteria);
    setElsewhere(!searches);
    const rested = performance.now() - moves.current.last > REST_MS;
    moves.current.last = performance.now();
    write(searches ? searchedAt(criteria, next) : seenFrom(criteria, next), !rested);
  });
  const onSearched = useRef(told.onSearched);
  useEffect(() => {
    onSearched.current = told.onSearched;
  });

  const { mapCenter, zoom } = criteria;
  const lat = mapCenter?.lat;
  const lng = mapCenter?.lng;
  const here = groundOf(criteria);
  const everywhere = isEverywhere(criteria);
  useEffect(() => {
    if (map === null) return;
    const place = (go: Promise<void> | null): void => {
      ground.current = here;
      setElsewhere(false);
      void Promise.resolve(go).then(() => setView(map.getView()));
    };
    const hadStood = stood.current;
    stood.current = lat !== undefined && zoom !== null;
    if (lat !== undefined && lng !== undefined && zoom !== null) {
      const asked = { center: { lat, lng }, zoom };
      const key = standpointKey(asked);
      const own = written.current.indexOf(key);
      if (own >= 0) {
        written.current.splice(0, own + 1);
        if (ground.current !== here) onSearched.current();
        ground.current = here;
        return;
      }
      written.current = [];
      place(key === standpointKey(map.getView()) ? null : map.setView(asked));
      return;
    }
    written.current = [];
    if ((ground.current === here && !hadStood) || extent === undefined) {
      stood.current = hadStood && extent === undefined;
      return;
    }
    if (extent !== null) place(map.fitBounds(extent, PADDING));
    // A map that has just opened stands where such a search begins; where nothing is found there is nowhere to go.
    else place(ground.current !== null && everywhere ? map.setView({ center: MAP_CENTER, zoom: MAP_ZOOM }) : null);
  }, [map, lat, lng, zoom, here, everywhere, extent]);

  return {
    view,
    isElsewhere,
    searchHere: () => {
      if (map === null) return;
      setElsewhere(false);
      write(searchedAt(criteria, map.getView()), false);
    },
    goTo: (next) => {
      void map?.setView(next).then(() => moved(map.getView()));
    },
  };
}
