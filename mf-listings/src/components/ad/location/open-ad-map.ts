import { apiAddress } from '@kvadrat/contracts/api';
import type { HttpClient } from '@kvadrat/contracts/remote';
import type { LatLng, MapOptions, MapProvider } from '@kvadrat/map-kit';

/** What the map of an ad shows. */
export interface AdMap extends Pick<MapOptions, 'label' | 'locale' | 'zoom'> {
  position: LatLng;
  /** Metres of the circle the property is in; null where the position is exact. */
  radius: number | null;
  /** What the marker or the circle is, in words. */
  name: string;
  texts: Omit<MapOptions['texts'], 'group'>;
}

const ZOOMS = { minZoom: 8, maxZoom: 17 };

/** Opens the map of one ad in an element: code and settings come side by side. */
export async function openAdMap(
  element: HTMLElement,
  { position, radius, name, texts, ...view }: AdMap,
  http: HttpClient,
): Promise<MapProvider> {
  const [{ createMap }, settings] = await Promise.all([
    import('@kvadrat/map-kit'),
    http.get(apiAddress('geography/map-settings', { locale: view.locale })),
  ]);
  // One marker is no group.
  const group = (): { name: string; text: string } => ({ name, text: '' });
  // It stands in the page's scroll and leaves that its finger and its wheel.
  const map = await createMap(
    element,
    { ...view, ...ZOOMS, center: position, gestures: 'cooperative', texts: { ...texts, group } },
    settings,
  ).provider;
  if (radius === null)
    map.setMarkers([{ id: 'ad', position, name, look: { kind: 'point', text: '' } }], { join: false });
  else
    map.setAreas([
      { id: 'ad', shape: { kind: 'circle', center: position, radius }, look: 'drawn', name, pressable: false },
    ]);
  return map;
}
