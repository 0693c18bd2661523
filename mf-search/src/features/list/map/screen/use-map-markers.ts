import type { ListingCard } from '@kvadrat/contracts/api';
import type { LatLng, MapArea, MapProvider } from '@kvadrat/map-kit';
import { useEffect, useRef, useState } from 'react';
import { adOfMarker, type MapContents } from './map-contents';
import { useHoverBothWays } from './use-hover-both-ways';

/** What the visitor has pressed on the map. */
export interface Selection {
  marker: string;
  ads: readonly number[];
  at: LatLng;
}

/** A group is brought so much closer at each press. */
const CLOSER = 2;
const AD_ZOOM = 15;

export interface MapMarkersOptions {
  map: MapProvider | null;
  contents: MapContents | null;
  /** Areas of the search. */
  areas: readonly MapArea[];
  /** Ads of the list beside. */
  listed: readonly ListingCard[];
  list: HTMLElement | null;
  goTo: (view: { center: LatLng; zoom: number }) => void;
  /** Whether a tool has the map; then markers answer nothing. */
  busy: boolean;
}

/** Puts the markers on the map and answers presses on them. */
export function useMapMarkers({ map, contents, areas, listed, list, goTo, busy }: MapMarkersOptions): {
  selection: Selection | null;
  /** Another ad of those that are shown. */
  select: (ad: ListingCard) => void;
  close: () => void;
} {
  const [selection, setSelection] = useState<Selection | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  /** Of what was pressed, the ad that is shown. */
  const [chosen, setChosen] = useState<number | null>(null);
  /** What stands on which map. The same markers again are no reason to touch it. */
  const standing = useRef<{ map: MapProvider; markers: string; around: string } | null>(null);
  useEffect(() => {
    if (map === null || contents === null) return;
    if (busy) {
      // The tool has put its own there.
      standing.current = null;
      return;
    }
    const circles = [...new Set([pointed, chosen])].flatMap((id) => (id === null ? [] : (contents.areaOf(id) ?? [])));
    const markers = JSON.stringify(contents.markers);
    const around = JSON.stringify([areas, circles]);
    const known = standing.current?.map === map ? standing.current : null;
    standing.current = { map, markers, around };
    if (known?.markers !== markers) map.setMarkers(contents.markers, { join: contents.join });
    if (known?.around !== around) map.setAreas([...areas, ...circles]);
  }, [map, contents, areas, busy, pointed, chosen]);

  const press = (marker: string): void => {
    if (map === null || contents === null || busy) return;
    const pressed = contents.markers.find(({ id }) => id === marker);
    if (pressed?.look.kind === 'group') {
      const { zoom } = map.getView();
      goTo({ center: pressed.position, zoom: zoom < AD_ZOOM ? Math.min(AD_ZOOM, zoom + CLOSER) : zoom + 1 });
      return;
    }
    const ads = map.markersIn(marker).flatMap((id) => adOfMarker(id) ?? []);
    const at = pressed?.position ?? contents.markers.find(({ id }) => adOfMarker(id) === ads[0])?.position;
    if (at === undefined || ads.length === 0) return;
    setSelection({ marker, ads, at });
    setChosen(ads[0] ?? null);
  };
  const leave = useRef(() => {
    setSelection(null);
    setChosen(null);
  });
  const onPress = useRef(press);
  useEffect(() => {
    onPress.current = press;
  });
  useEffect(() => {
    if (map === null) return;
    const stops = [map.onMarkerPress((id) => onPress.current(id)), map.onPress(() => leave.current())];
    return () => stops.forEach((stop) => stop());
  }, [map]);
  const selected = busy ? null : selection;
  useEffect(() => map?.select(selected?.marker ?? null), [map, selected?.marker]);
  useHoverBothWays({ map: busy ? null : map, contents, listed, list, onPoint: setPointed });

  return {
    selection: selected,
    select: (ad) => {
      const marker = contents?.markerOf(ad.id, ad.position) ?? null;
      map?.select(marker ?? selection?.marker ?? null);
      setChosen(ad.id);
    },
    close: () => {
      if (selection !== null) map?.focusMarker(selection.marker);
      leave.current();
    },
  };
}
