/**
 * Stands in for Google's maps script in tests, served on loopback. Written by us after Google's public documentation,
 * with the dozen classes we call: it proves that our side works with a map that behaves as documented, nothing about
 * the real service. The key says how it behaves:
 * `bad` loads and then refuses the key as Google does, `silent` never calls back.
 */
import { AdvancedMarkerElement } from './advanced-marker';
import { Data } from './data';
import { LatLng, LatLngBounds, Point, Size } from './geometry';
import { FakeMap, maps } from './map';
import { Circle, InfoWindow, OverlayView, Polygon } from './overlays';

const { searchParams } = new URL(
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : 'about:blank',
);
const key = searchParams.get('key');

/** Google looks at the key when a map is made. */
class WatchedMap extends FakeMap {
  override readonly data = new Data();

  constructor(...parameters: ConstructorParameters<typeof FakeMap>) {
    super(...parameters);
    this.data.setMap(this);
    if (key === 'bad')
      setTimeout(() => {
        call(window, 'gm_authFailure');
      }, 200);
  }
}

customElements.define('gmp-advanced-marker', AdvancedMarkerElement);

const api = {
  version: 'fake',
  Map: WatchedMap,
  LatLng,
  LatLngBounds,
  Point,
  Size,
  OverlayView,
  Data,
  Polygon,
  Circle,
  InfoWindow,
  marker: { AdvancedMarkerElement },
  event: {
    clearInstanceListeners: (target: { clearListeners?: () => void }) => {
      target.clearListeners?.();
    },
  },
  importLibrary: () => Promise.resolve(api),
  /** For tests alone: what is still there. */
  fake: {
    language: searchParams.get('language'),
    region: searchParams.get('region'),
    left: () => [...maps].filter(({ element }) => element.isConnected).length,
    layers: () => [...maps].reduce((sum, map) => sum + map.layerCount(), 0),
    listeners: () => [...maps].reduce((sum, map) => sum + map.listenerCount(), 0),
  },
};
// The loader has put its callback there.
Object.assign(loaderSpace(), api);
if (key !== 'silent') call(loaderSpace(), '__ib__');

function loaderSpace(): object {
  const google = property(window, 'google');
  const maps = typeof google === 'object' && google !== null ? property(google, 'maps') : undefined;
  if (typeof maps !== 'object' || maps === null) throw new Error('the script is loaded by its loader only');
  return maps;
}

function call(owner: object, name: string): void {
  const method = property(owner, name);
  if (typeof method === 'function') Reflect.apply(method, owner, []);
}

function property(owner: object, name: string): unknown {
  return Reflect.get(owner, name);
}
