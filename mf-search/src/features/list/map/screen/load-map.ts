import { apiAddress } from '@kvadrat/contracts/api';
import type { HttpClient } from '@kvadrat/contracts/remote';
import type { MapOptions, MapProvider } from '@kvadrat/map-kit';

/** Makes a map in an element: code and settings come side by side. */
export async function loadMap(element: HTMLElement, options: MapOptions, http: HttpClient): Promise<MapProvider> {
  const [{ createMap }, settings] = await Promise.all([
    import('@kvadrat/map-kit'),
    http.get(apiAddress('geography/map-settings', { locale: options.locale })),
  ]);
  return createMap(element, options, settings).provider;
}
