import { shownSetting } from './shown-setting';
import type { SettingValues } from './settings.schema';

export const GOOGLE_MAPS_URL = 'https://maps.googleapis.com/maps/api/js';
/** Pages of a real portal do not take it even then: their own address is not of this machine. */
const LOOPBACK = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\//;

/** Maps, geocoder and areas of travel time. Keys of browsers are public, `isochrones.key` is not. */
export interface MapServices {
  /** Folder with roads, built-up areas and lakes; undefined: what the project itself carries. */
  geoPack: string | undefined;
  /** Undefined: the estimate alone. */
  isochrones: { kind: 'openrouteservice' | 'valhalla'; url: string; key: string | undefined } | undefined;
  tiles: { url: string; key: string | undefined; attribution: string | undefined } | undefined;
  google: { key: string; mapId: string | undefined; url: string } | undefined;
  geocoder: { provider: SettingValues['GEOCODER_PROVIDER']; url: string | undefined; key: string | undefined };
}

export function mapServices(values: SettingValues): MapServices {
  const {
    GEO_PACK,
    ISOCHRONE_PROVIDER,
    ISOCHRONE_URL,
    ISOCHRONE_KEY,
    MAP_TILES_URL,
    MAP_TILES_KEY,
    MAP_TILES_ATTRIBUTION,
  } = values;
  const {
    GOOGLE_MAPS_KEY,
    GOOGLE_MAPS_ID,
    GOOGLE_MAPS_URL: url,
    GEOCODER_PROVIDER,
    GEOCODER_URL,
    GEOCODER_KEY,
  } = values;
  const routed = ISOCHRONE_PROVIDER !== 'estimate' && ISOCHRONE_URL !== undefined;
  return {
    geoPack: GEO_PACK,
    isochrones: routed ? { kind: ISOCHRONE_PROVIDER, url: withoutSlash(ISOCHRONE_URL), key: ISOCHRONE_KEY } : undefined,
    tiles:
      MAP_TILES_URL === undefined
        ? undefined
        : { url: MAP_TILES_URL, key: MAP_TILES_KEY, attribution: MAP_TILES_ATTRIBUTION },
    google: GOOGLE_MAPS_KEY === undefined ? undefined : { key: GOOGLE_MAPS_KEY, mapId: GOOGLE_MAPS_ID, url },
    geocoder: {
      provider: GEOCODER_PROVIDER,
      url: GEOCODER_URL === undefined ? undefined : withoutSlash(GEOCODER_URL),
      key: GEOCODER_KEY,
    },
  };
}

/** What pages have to allow for their maps. */
export function mapSources({ google, tiles }: MapServices): {
  google: { script: string | undefined } | undefined;
  tiles: string | undefined;
} {
  return { google: google && { script: google.url === GOOGLE_MAPS_URL ? undefined : google.url }, tiles: tiles?.url };
}

/** Sentences about values that are right alone and wrong together. */
export function mapProblems(values: SettingValues, production: boolean): string[] {
  const problems: string[] = [];
  if (values.ISOCHRONE_PROVIDER !== 'estimate' && values.ISOCHRONE_URL === undefined) {
    problems.push(
      `ISOCHRONE_PROVIDER is "${values.ISOCHRONE_PROVIDER}", so ISOCHRONE_URL must be the address of that service.`,
    );
  }
  if (['photon', 'nominatim'].includes(values.GEOCODER_PROVIDER) && values.GEOCODER_URL === undefined) {
    problems.push(
      `GEOCODER_PROVIDER is "${values.GEOCODER_PROVIDER}", so GEOCODER_URL must be the address of that service.`,
    );
  }
  if (values.GEOCODER_PROVIDER === 'google' && values.GOOGLE_MAPS_KEY === undefined) {
    problems.push('GEOCODER_PROVIDER is "google", so GOOGLE_MAPS_KEY must be a key for browsers.');
  }
  // A script from elsewhere would run with all rights of our pages; from this machine it is a test's.
  if (production && values.GOOGLE_MAPS_URL !== GOOGLE_MAPS_URL && !LOOPBACK.test(values.GOOGLE_MAPS_URL)) {
    problems.push(
      `GOOGLE_MAPS_URL is "${shownSetting('GOOGLE_MAPS_URL', values.GOOGLE_MAPS_URL)}", but must be left out in production.`,
    );
  }
  return problems;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
