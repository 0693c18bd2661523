import type { MapSettings } from '@kvadrat/contracts/api';
import type { HttpClient } from '@kvadrat/contracts/remote';
import type { MapOptions, MapProvider } from '@kvadrat/map-kit';

/** Makes a map in an element: code and settings come side by side. */
export async function loadMap(element: HTMLElement, options: MapOptions, http: HttpClient): Promise<MapProvider> {
  const query = new URLSearchParams({ locale: options.locale }).toString();
  const [{ createMap }, settings] = await Promise.all([
    import('@kvadrat/map-kit'),
    http.get<MapSettings>(`/api-next/geography/map-settings/?${query}`),
  ]);
  return createMap(element, options, settings).provider;
}
