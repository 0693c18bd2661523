import L from 'leaflet';
import type * as Drawing from '../draw/leaflet-drawing';
import type { MapOptions, MapProvider } from '../map-provider';
import { MarkerBoard } from '../markers';
import { Popup } from '../popup/popup';
import { AreaLayer } from './area-layer';
import { addBaseLayers } from './base-layers';
import type { EmbeddedSources } from './basemap';
import { addControls } from './controls';
import { Gestures } from './gestures';
import { MarkerPane } from './marker-pane';
import styles from './embedded-map.module.css';
import { ViewWatch } from './view-watch';

/** Croatia and what a wide screen shows around it. */
const BOUNDS = L.latLngBounds([40.6, 10.4], [48.2, 22.6]);
/** Share of the view around it where markers stand ready for a short pan. */
const AROUND = 0.15;

/**
 * The map drawn by ourselves, without key or foreign server, in an element that has a size. Done when land and names
 * of the first view are there.
 */
export async function createEmbeddedMap(
  element: HTMLElement,
  options: MapOptions,
  sources: EmbeddedSources,
): Promise<MapProvider> {
  const map = new EmbeddedMap(element, options, sources);
  await map.ready;
  return map;
}

class EmbeddedMap implements MapProvider {
  readonly kind = 'embedded';
  readonly capabilities = { satellite: false, streetView: false, transit: false };
  /** When the first view can be seen. */
  readonly ready: Promise<void>;
  readonly #root = document.createElement('div');
  readonly #map: L.Map;
  readonly #view: ViewWatch;
  readonly #gestures: Gestures;
  readonly #base: ReturnType<typeof addBaseLayers>;
  readonly #markers: MarkerBoard;
  readonly #areas: AreaLayer;
  readonly #popups: MarkerPane;
  readonly #still = matchMedia('(prefers-reduced-motion: reduce)');
  readonly #pressed = new Set<(id: string) => void>();
  readonly #hovered = new Set<(id: string | null) => void>();
  readonly #areaPressed = new Set<(id: string) => void>();
  #popup: Popup | null = null;
  #zooming = false;
  #endDrawing = (): void => undefined;

  constructor(element: HTMLElement, options: MapOptions, sources: EmbeddedSources) {
    const { center, zoom, minZoom, maxZoom, label, locale, texts } = options;
    this.#root.className = styles['root'] ?? '';
    const container = document.createElement('div');
    container.className = styles['map'] ?? '';
    container.setAttribute('role', 'region');
    container.setAttribute('aria-label', label);
    this.#root.append(container);
    element.append(this.#root);
    this.#map = L.map(container, {
      zoomControl: false,
      attributionControl: false,
      minZoom,
      maxZoom,
      maxBounds: BOUNDS,
      maxBoundsViscosity: 1,
      bounceAtZoomLimits: false,
      markerZoomAnimation: true,
      zoomAnimation: !this.#still.matches,
      fadeAnimation: false,
      inertia: !this.#still.matches,
    });
    for (const pane of ['labels', 'areas', 'markers', 'popups']) this.#map.createPane(pane);
    this.#map.setView(center, zoom, { animate: false });
    this.#view = new ViewWatch(this.#map);
    this.#gestures = new Gestures(this.#map, this.#root, options);
    this.#base = addBaseLayers(this.#map, sources, locale, () => this.#markers.covered());
    this.#areas = new AreaLayer(this.#map, (id) => {
      tell(this.#areaPressed, id);
    });
    const pane = new MarkerPane('markers').addTo(this.#map);
    this.#popups = new MarkerPane('popups').addTo(this.#map);
    this.#markers = new MarkerBoard({
      stage: {
        show: (shown, position) => {
          pane.show(shown, position);
        },
        hide: (shown) => {
          pane.hide(shown);
        },
        zoomTo: (position, level) => this.#view.move('user', () => this.#map.setView(position, level, this.#motion())),
        focusMap: () => {
          container.focus({ preventScroll: true });
        },
      },
      groupTexts: texts.group,
      maxZoom,
      onPress: (id) => {
        tell(this.#pressed, id);
      },
      onHover: (id) => {
        tell(this.#hovered, id);
      },
    });
    this.#map.on('zoomanim', () => {
      this.#zooming = true;
    });
    this.#map.on('zoomend', () => {
      this.#zooming = false;
    });
    this.#map.on('moveend', () => {
      this.#showMarkers();
    });
    this.#showMarkers();
    const { attribution = null } = sources.tiles ?? {};
    addControls(this.#map, this.#root, {
      texts,
      credits: sources.tiles === null ? sources.basemap.credits : [attribution ?? ''],
      onZoom: (step) => {
        void this.#view.move('user', () => this.#map.setZoom(this.#map.getZoom() + step, this.#motion()));
      },
    });
    this.ready = this.#base.ready;
  }

  getView: MapProvider['getView'] = () => this.#view.view;

  setView: MapProvider['setView'] = ({ center, zoom }) =>
    this.#view.move('program', () => this.#map.setView(center, zoom, this.#motion()));

  fitBounds: MapProvider['fitBounds'] = ({ south, west, north, east }, padding = 0) =>
    this.#view.move('program', () =>
      this.#map.fitBounds(
        [
          [south, west],
          [north, east],
        ],
        { padding: [padding, padding], ...this.#motion() },
      ),
    );

  setZoomRange: MapProvider['setZoomRange'] = ({ min, max }) => {
    this.#map.setMinZoom(min);
    this.#map.setMaxZoom(max);
  };

  setGestures: MapProvider['setGestures'] = (gestures) => {
    this.#gestures.set(gestures);
  };

  resize: MapProvider['resize'] = () => {
    void this.#view.move('program', () => this.#map.invalidateSize({ pan: false, animate: false }));
  };

  toPixel: MapProvider['toPixel'] = (position) => {
    const { x, y } = this.#map.latLngToContainerPoint(position);
    return { x, y };
  };

  toPosition: MapProvider['toPosition'] = ({ x, y }) => {
    const { lat, lng } = this.#map.containerPointToLatLng([x, y]);
    return { lat, lng };
  };

  onIdle: MapProvider['onIdle'] = (listener) => this.#view.subscribe(listener);

  onPress: MapProvider['onPress'] = (listener) => {
    const press = ({ latlng: { lat, lng } }: L.LeafletMouseEvent): void => {
      listener({ lat, lng });
    };
    this.#map.on('click', press);
    return () => {
      this.#map.off('click', press);
    };
  };

  onMarkerPress: MapProvider['onMarkerPress'] = (listener) => listen(this.#pressed, listener);
  onMarkerHover: MapProvider['onMarkerHover'] = (listener) => listen(this.#hovered, listener);
  onAreaPress: MapProvider['onAreaPress'] = (listener) => listen(this.#areaPressed, listener);

  setMarkers: MapProvider['setMarkers'] = (markers, { join } = { join: false }) => {
    this.#markers.set(markers, join);
    this.#base.markersChanged();
  };
  markersIn: MapProvider['markersIn'] = (id) => this.#markers.markersIn(id);
  highlight: MapProvider['highlight'] = (id) => {
    this.#markers.highlight(id);
  };
  select: MapProvider['select'] = (id) => {
    this.#markers.select(id);
  };
  focusMarker: MapProvider['focusMarker'] = (id) => {
    this.#markers.focus(id);
  };

  setAreas: MapProvider['setAreas'] = (areas) => {
    this.#areas.set(areas);
  };

  startDraw: MapProvider['startDraw'] = async (mode, listener) => {
    const { startLeafletDraw } = await this.#drawing();
    return startLeafletDraw({ lib: L, map: this.#map }, mode, listener);
  };

  startEdit: MapProvider['startEdit'] = async (shape, listener) => {
    const { startLeafletEdit } = await this.#drawing();
    return startLeafletEdit({ lib: L, map: this.#map }, shape, listener);
  };

  openPopup: MapProvider['openPopup'] = (content, at, onClose) => {
    this.#popup?.close();
    const popup = new Popup(
      { map: this, stage: this.#popups, container: this.#map.getContainer() },
      content,
      at,
      onClose,
    );
    this.#popup = popup;
    return popup.close;
  };

  destroy: MapProvider['destroy'] = () => {
    this.#endDrawing();
    this.#popup?.close();
    this.#base.destroy();
    this.#gestures.destroy();
    this.#view.destroy();
    this.#markers.destroy();
    for (const listeners of [this.#pressed, this.#hovered, this.#areaPressed]) listeners.clear();
    this.#root.remove();
    if (!this.#zooming) {
      this.#map.remove();
      return;
    }
    // The end of a zoom that is on its way comes by a timer of Leaflet's, and throws where the map is gone before.
    this.#map.off('moveend');
    this.#map.once('moveend', () => {
      this.#map.remove();
    });
  };

  async #drawing(): Promise<typeof Drawing> {
    const drawing = await import('../draw/leaflet-drawing');
    this.#endDrawing = () => {
      drawing.endDrawing(this.#map.getContainer());
    };
    return drawing;
  }

  #motion(): L.ZoomPanOptions {
    return this.#still.matches ? { animate: false } : {};
  }

  #showMarkers(): void {
    const bounds = this.#map.getBounds().pad(AROUND);
    this.#markers.update(
      { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() },
      this.#map.getZoom(),
    );
  }
}

function listen<T>(listeners: Set<(value: T) => void>, listener: (value: T) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell<T>(listeners: ReadonlySet<(value: T) => void>, value: T): void {
  for (const listener of [...listeners]) listener(value);
}
