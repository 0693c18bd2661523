import type { Locale } from '@kvadrat/contracts/locales';
import type { Static } from 'typebox';
import { ISOCHRONE_PATH, MAX_MINUTES, TRAVEL_MODES } from '../isochrone/api';
import type { Basemap } from '../basemap/api';
import type { MapServices } from '../../platform/settings';
import type { MapSettingsSchema } from './map-settings.schema';

/** What a page needs to show a map and to look for addresses in the visitor's language. Holds public keys only. */
export type MapSettings = Static<typeof MapSettingsSchema>;

const COUNTRY = 'hr';
/** Of the service that makes areas, as the specification numbers it. */
const POLYGON_SERVICE_VERSION = 5;
const OWN_GEOCODER = '/api-next/geography/suggest/';

/** Settings of map, geocoder and areas for one language. */
export function mapSettings({ google, tiles, geocoder }: MapServices, locale: Locale, basemap: Basemap): MapSettings {
  return {
    provider: google === undefined ? 'embedded' : 'google',
    google:
      google === undefined
        ? null
        : {
            url: google.url,
            key: google.key,
            mapId: google.mapId ?? null,
            language: locale,
            region: COUNTRY.toUpperCase(),
          },
    basemap,
    tiles:
      tiles === undefined
        ? null
        : {
            url: fill(tiles.url, { language: locale, country: COUNTRY, key: tiles.key ?? '' }),
            attribution: tiles.attribution ?? null,
            language: locale,
            country: COUNTRY,
            key: tiles.key ?? null,
          },
    geocoder: {
      provider: geocoder.provider,
      url: geocoder.provider === 'own' ? OWN_GEOCODER : geocoder.provider === 'google' ? null : (geocoder.url ?? null),
      language: locale,
      country: COUNTRY,
      key:
        geocoder.provider === 'own'
          ? null
          : geocoder.provider === 'google'
            ? (google?.key ?? null)
            : (geocoder.key ?? null),
    },
    polygons: {
      version: POLYGON_SERVICE_VERSION,
      isochronePath: ISOCHRONE_PATH,
      modes: [...TRAVEL_MODES],
      maxMinutes: MAX_MINUTES,
    },
  };
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(language|country|key)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
