import { apiAddress } from '@kvadrat/contracts/api';
import { MAP_CENTER, MAP_ZOOM } from '@kvadrat/contracts/constants';
import type { HttpClient } from '@kvadrat/contracts/remote';
import type { LatLng, MapMarker, MapOptions, MapProvider } from '@kvadrat/map-kit';

interface OfficesMapOptions extends Pick<MapOptions, 'label' | 'locale' | 'texts'> {
  markers: readonly MapMarker[];
  onPress: (id: string) => void;
}

const ZOOMS = { minZoom: 7, maxZoom: 17 };
/** One office, with the streets around it. */
const CLOSE = 14;
/** Pixels that stay free around the offices. */
const PADDING = 60;

/** Opens a map of offices in an element: code and settings come side by side. */
export async function openOfficesMap(
  element: HTMLElement,
  { markers, onPress, ...view }: OfficesMapOptions,
  http: HttpClient,
): Promise<MapProvider> {
  const [{ createMap }, settings] = await Promise.all([
    import('@kvadrat/map-kit'),
    http.get(apiAddress('geography/map-settings', { locale: view.locale })),
  ]);
  const [only, ...others] = markers;
  const start =
    only !== undefined && others.length === 0
      ? { center: only.position, zoom: CLOSE }
      : { center: MAP_CENTER, zoom: MAP_ZOOM };
  const map = await createMap(element, { ...view, ...ZOOMS, ...start, gestures: 'cooperative' }, settings).provider;
  map.setMarkers(markers, { join: false });
  map.onMarkerPress(onPress);
  if (others.length > 0) await map.fitBounds(boundsOf(markers.map(({ position }) => position)), PADDING);
  return map;
}

function boundsOf(positions: readonly LatLng[]): { south: number; west: number; north: number; east: number } {
  const lats = positions.map(({ lat }) => lat);
  const lngs = positions.map(({ lng }) => lng);
  return { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) };
}
