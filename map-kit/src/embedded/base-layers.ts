import L from 'leaflet';
import { BasemapStore } from './basemap-store';
import type { EmbeddedSources } from './basemap';
import { LabelLayer, type Covered } from './label-layer';
import { LandLayer } from './land-layer';

/** Letters of names on the map beside those of plain Latin, by language; their part of the font is loaded for them. */
const LETTERS = 'čćđšž';
const OWN_ALPHABET: Readonly<Record<string, string>> = { ru: 'Загреб', el: 'Ζάγκρεμπ' };
const WEIGHTS = [400, 560, 650];
const TILE_MAX_ZOOM = 19;

export interface BaseLayers {
  /** Done when the first view can be seen. */
  ready: Promise<void>;
  /** Writes names anew, as other markers stand on the map. */
  markersChanged: () => void;
  destroy: () => void;
}

/** Puts below everything what the map is drawn from: our own basemap, or tiles of a service. */
/** @param covered what markers take of the map, where no names are written */
export function addBaseLayers(
  map: L.Map,
  { basemap, tiles }: EmbeddedSources,
  locale: string,
  covered: () => readonly Covered[],
): BaseLayers {
  return tiles === null ? addBasemap(map, basemap, locale, covered) : addTiles(map, tiles.url);
}

function addTiles(map: L.Map, url: string): BaseLayers {
  const layer = L.tileLayer(url, {
    maxZoom: Math.max(TILE_MAX_ZOOM, map.getMaxZoom()),
    maxNativeZoom: TILE_MAX_ZOOM,
  }).addTo(map);
  return {
    ready: Promise.resolve(),
    markersChanged: () => undefined,
    destroy: () => {
      layer.remove();
    },
  };
}

function addBasemap(
  map: L.Map,
  basemap: EmbeddedSources['basemap'],
  locale: string,
  covered: () => readonly Covered[],
): BaseLayers {
  const store = new BasemapStore(
    basemap,
    (bounds) => {
      land.refresh(bounds);
    },
    () => {
      names.redraw();
    },
  );
  const land = new LandLayer(store);
  const names = new LabelLayer(() => store.labels, covered);
  const fetchView = (): Promise<void> => {
    const bounds = map.getBounds();
    return store.want(Math.round(map.getZoom()), {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    });
  };
  const first = Promise.all([fetchView(), loadFont(map.getContainer(), locale)]).then(() => {
    land.addTo(map);
    names.addTo(map);
  });
  const want = (): void => {
    void fetchView();
  };
  map.on('moveend', want);
  const abort = new AbortController();
  const { signal } = abort;
  for (const query of ['(prefers-color-scheme: dark)', `(resolution: ${devicePixelRatio}dppx)`]) {
    matchMedia(query).addEventListener(
      'change',
      () => {
        land.recolor();
        names.redraw();
      },
      { signal },
    );
  }
  document.fonts.addEventListener(
    'loadingdone',
    () => {
      names.refont();
    },
    { signal },
  );
  return {
    ready: first,
    markersChanged: () => {
      names.redraw();
    },
    destroy: () => {
      abort.abort();
      map.off('moveend', want);
      store.destroy();
    },
  };
}

/** The font with all letters of the names, so that none is written twice. Names come in another font when it cannot be had. */
async function loadFont(element: HTMLElement, locale: string): Promise<void> {
  const { fontFamily } = getComputedStyle(element);
  const letters = `${LETTERS}${OWN_ALPHABET[locale] ?? ''}`;
  await Promise.allSettled(WEIGHTS.map((weight) => document.fonts.load(`${weight} 13px ${fontFamily}`, letters)));
}
