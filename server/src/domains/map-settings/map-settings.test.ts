import { LOCALES } from '@kvadrat/contracts/locales';
import { createApp } from '../../app';
import { createBasemaps } from '../basemap/api';
import { PlaceDirectory } from '../geography/api';
import { readSettings } from '../../platform/settings';
import { mapSettings, mapSettingsRoutes } from './api';

const BASEMAP = { credits: [], patches: [], labels: [], layers: [] };

test.each(LOCALES)('R179 the geocoder is called with language, country and key, in %s as well', (locale) => {
  const { maps } = readSettings({
    GEOCODER_PROVIDER: 'photon',
    GEOCODER_URL: 'https://photon.example.hr/',
    GEOCODER_KEY: 'javni',
  });
  expect(mapSettings(maps, locale, BASEMAP).geocoder).toEqual({
    provider: 'photon',
    url: 'https://photon.example.hr',
    language: locale,
    country: 'hr',
    key: 'javni',
  });
});

test('R179 tiles carry language, country and key in their address, and the map of Google its region', () => {
  const { maps } = readSettings({
    MAP_TILES_URL: 'https://tiles.example.hr/{language}/{country}/{z}/{x}/{y}.png?key={key}',
    MAP_TILES_KEY: 'a&b',
    MAP_TILES_ATTRIBUTION: '© OpenStreetMap',
    GOOGLE_MAPS_KEY: 'javni',
    GOOGLE_MAPS_ID: 'karta',
    GEOCODER_PROVIDER: 'google',
  });
  const settings = mapSettings(maps, 'de', BASEMAP);
  expect(settings.provider).toBe('google');
  expect(settings.google).toEqual({
    url: 'https://maps.googleapis.com/maps/api/js',
    key: 'javni',
    mapId: 'karta',
    language: 'de',
    region: 'HR',
  });
  expect(settings.tiles).toEqual({
    url: 'https://tiles.example.hr/de/hr/{z}/{x}/{y}.png?key=a%26b',
    attribution: '© OpenStreetMap',
    language: 'de',
    country: 'hr',
    key: 'a&b',
  });
  expect(settings.geocoder).toEqual({ provider: 'google', url: null, language: 'de', country: 'hr', key: 'javni' });
});

test('R179 without settings the map is embedded, the geocoder our own, the polygon service of version 5', () => {
  expect(mapSettings(readSettings({}).maps, 'hr', BASEMAP)).toEqual({
    provider: 'embedded',
    google: null,
    basemap: BASEMAP,
    tiles: null,
    geocoder: { provider: 'own', url: '/api-next/geography/suggest/', language: 'hr', country: 'hr', key: null },
    polygons: {
      version: 5,
      isochronePath: '/api-next/geography/isochrone/',
      modes: ['car', 'bike', 'walk', 'transit'],
      maxMinutes: 60,
    },
  });
});

test('R179 pages read the settings by language; no secret is among them', async () => {
  const { maps } = readSettings({
    ISOCHRONE_PROVIDER: 'valhalla',
    ISOCHRONE_URL: 'https://routes.example.hr',
    ISOCHRONE_KEY: 'geheim',
    GOOGLE_MAPS_KEY: 'javni',
  });
  const directory = new PlaceDirectory([]);
  const basemaps = createBasemaps({ geoPack: null, places: () => Promise.resolve(directory), warn: () => undefined });
  const app = await createApp({
    settings: {
      publicUrl: () => 'http://localhost',
      logLevel: 'silent',
      trustProxy: false,
      apiRequestsPerMinute: 1000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await api.register(mapSettingsRoutes, { services: maps, basemaps });
    },
  });
  const answer = await app.inject('/api-next/geography/map-settings/?locale=el');
  expect(answer.json()).toEqual(mapSettings(maps, 'el', await basemaps.of('el')));
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect(answer.body).not.toMatch(/geheim|routes\.example/);
  const unknown = await app.inject('/api-next/geography/map-settings/?locale=xx&locale=yy');
  expect(unknown.json()).toEqual(mapSettings(maps, 'hr', await basemaps.of('hr')));
  await app.close();
});
