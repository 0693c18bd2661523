/** A bare page with the embedded map on it, for tests in a browser and for measuring. What they use of it is global. */
import '@kvadrat/ui-kit/tokens.css';
import '@kvadrat/ui-kit/base.css';
import '@kvadrat/ui-kit/fonts.css';
import { createEmbeddedMap, type EmbeddedSources } from '../embedded';
import type { MapMarker, MapOptions, MapProvider } from '../map-provider';

const SPLIT = { lat: 43.511, lng: 16.45 };
const TOWNS = [
  SPLIT,
  { lat: 45.81, lng: 15.98 },
  { lat: 45.33, lng: 14.44 },
  { lat: 44.12, lng: 15.23 },
  { lat: 44.87, lng: 13.85 },
  { lat: 45.55, lng: 18.69 },
  { lat: 43.73, lng: 15.9 },
];

type Choice = Pick<MapOptions, 'center' | 'zoom' | 'gestures' | 'locale'>;

const told: unknown[] = [];

/** Makes the map and keeps what it tells. @returns milliseconds until it stood */
async function openMap(element: HTMLElement, choice: Choice, sources: EmbeddedSources): Promise<number> {
  const started = performance.now();
  const texts = {
    twoFingers: 'Dva prsta',
    holdToZoom: 'Držite Ctrl',
    zoomIn: 'Približi',
    zoomOut: 'Udalji',
    skip: 'Preskoči kartu',
    group: (count: number) => ({ name: `${count} oglasa`, text: String(count) }),
  };
  const map = await createEmbeddedMap(element, { ...choice, minZoom: 7, maxZoom: 17, label: 'Karta', texts }, sources);
  const ready = performance.now() - started;
  map.onIdle(({ zoom }, cause) => told.push(['idle', Math.round(zoom), cause]));
  map.onPress(() => told.push(['press']));
  map.onMarkerPress((id) => told.push(['marker', map.markersIn(id).length]));
  map.onMarkerHover((id) => told.push(['hover', id]));
  map.onAreaPress((id) => told.push(['area', id]));
  Reflect.set(globalThis, 'map', map);
  return ready;
}

/** Ads spread over the large towns, the same ones each time; one in ten stands where another does. */
function spread(map: MapProvider, count: number): void {
  let seed = 7;
  const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647 - 0.5;
  const markers: MapMarker[] = [];
  for (let index = 0; index < count; index++) {
    const { lat, lng } = TOWNS[index % TOWNS.length] ?? SPLIT;
    const width = index % 3 === 0 ? 0.9 : 0.08;
    const twin = index % 10 === 9 ? markers[index - 7]?.position : undefined;
    const position = twin ?? { lat: lat + random() * width, lng: lng + random() * width };
    const look = {
      kind: 'ad',
      text: `${100 + (index % 400)} tis.`,
      seen: index % 5 === 0,
      saved: index % 11 === 0,
      paid: index % 13 === 0,
    } as const;
    markers.push({ id: `ad-${index}`, position, look, name: `Stan ${index}, ${look.text}` });
  }
  map.setMarkers(markers, { join: true });
}

Object.assign(globalThis, { openMap, spread, told });
