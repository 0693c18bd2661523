import { apiAddress } from '@kvadrat/contracts/api';
import { MAP_CENTER, MAP_ZOOM } from '@kvadrat/contracts/constants';
import type { HttpClient } from '@kvadrat/contracts/remote';
import type { LatLng, MapOptions, MapProvider } from '@kvadrat/map-kit';

export interface AdOnMap {
  id: string;
  position: LatLng;
  /** What its marker shows. */
  text: string;
  name: string;
  path: string;
}

interface SavedMapOptions extends Pick<MapOptions, 'label' | 'locale'> {
  ads: readonly AdOnMap[];
  texts: Omit<MapOptions['texts'], 'group'>;
  onPress: (path: string) => void;
}

const ZOOMS = { minZoom: 7, maxZoom: 17 };
/** Pixels that stay free around the ads. */
const PADDING = 60;

/** Opens a map of some ads in an element: code and settings come side by side. */
export async function openSavedMap(
  element: HTMLElement,
  { ads, texts, onPress, ...view }: SavedMapOptions,
  http: HttpClient,
): Promise<MapProvider> {
  const [{ createMap }, settings] = await Promise.all([
    import('@kvadrat/map-kit'),
    http.get(apiAddress('geography/map-settings', { locale: view.locale })),
  ]);
  const group = (count: number): { name: string; text: string } => ({ name: String(count), text: String(count) });
  const [only] = ads;
  const start =
    ads.length === 1 && only !== undefined
      ? { center: only.position, zoom: 14 }
      : { center: MAP_CENTER, zoom: MAP_ZOOM };
  const map = await createMap(
    element,
    { ...view, ...ZOOMS, ...start, gestures: 'cooperative', texts: { ...texts, group } },
    settings,
  ).provider;
  map.setMarkers(
    ads.map(({ id, position, text, name }) => ({
      id,
      position,
      name,
      look: { kind: 'ad', text, seen: false, saved: true, paid: false },
    })),
    { join: true },
  );
  map.onMarkerPress((id) => {
    const ad = ads.find((one) => one.id === id);
    if (ad !== undefined) onPress(ad.path);
  });
  if (ads.length > 1) await map.fitBounds(boundsOf(ads.map(({ position }) => position)), PADDING);
  return map;
}

function boundsOf(positions: readonly LatLng[]): { south: number; west: number; north: number; east: number } {
  const lats = positions.map(({ lat }) => lat);
  const lngs = positions.map(({ lng }) => lng);
  return { south: Math.min(...lats), north: Math.max(...lats), west: Math.min(...lngs), east: Math.max(...lngs) };
}
