// For who builds with this package’s sources: their configuration does not name these types.
/// <reference types="google.maps" />
import type * as GoogleDrawing from '../draw/google-drawing';
import type { MapOptions, MapProvider } from '../map-provider';
import { MarkerBoard } from '../markers';
import { Popup } from '../popup/popup';
import { addSkipLink } from '../skip/add-skip-link';
import { Subscribers } from '../subscribers';
import { focusGoogleMap } from './focus-google-map';
import { GoogleAreas } from './google-areas';
import { GoogleMarkers } from './google-markers';
import { GoogleView } from './google-view';

/** Share of the view around it where markers stand ready for a short pan. */
const AROUND = 0.15;
/** Google's id for maps that have none of their own; its markers need one. */
const UNNAMED = 'DEMO_MAP_ID';

/** The contract over Google Maps, whose script is there, in an element that has a size and goes with the map. */
export async function createGoogleMap(
  element: HTMLElement,
  options: MapOptions,
  maps: typeof google.maps,
  mapId: string | null,
): Promise<MapProvider> {
  const { center, zoom, minZoom, maxZoom, gestures, label, texts } = options;
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', label);
  const ground = document.createElement('div');
  ground.style.cssText = 'position: absolute; inset: 0;';
  element.append(ground);
  const map = new maps.Map(ground, {
    center,
    zoom,
    minZoom,
    maxZoom,
    mapId: mapId ?? UNNAMED,
    gestureHandling: gestures,
    clickableIcons: false,
    fullscreenControl: false,
    colorScheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'DARK' : 'LIGHT',
  });
  addSkipLink(element, texts.skip);
  const idle = new Subscribers<Parameters<Parameters<MapProvider['onIdle']>[0]>>();
  const view = await GoogleView.open(maps, map, (now, cause) => {
    idle.tell(now, cause);
  });
  return new GoogleMap(element, options, maps, map, view, idle);
}

class GoogleMap implements MapProvider {
  readonly kind = 'google';
  readonly capabilities = { satellite: true, streetView: true, transit: true };
  readonly #pressed = new Subscribers<Parameters<Parameters<MapProvider['onPress']>[0]>>();
  readonly #markerPressed = new Subscribers<[string]>();
  readonly #markerHovered = new Subscribers<[string | null]>();
  readonly #areaPressed = new Subscribers<[string]>();
  readonly #stage: GoogleMarkers;
  readonly #markers: MarkerBoard;
  readonly #areas: GoogleAreas;
  readonly #abort = new AbortController();
  #popup: Popup | null = null;
  #endDrawing = (): void => undefined;

  constructor(
    private readonly element: HTMLElement,
    { texts, maxZoom }: MapOptions,
    private readonly maps: typeof google.maps,
    private readonly map: google.maps.Map,
    private readonly view: GoogleView,
    private readonly idle: Subscribers<Parameters<Parameters<MapProvider['onIdle']>[0]>>,
  ) {
    this.#stage = new GoogleMarkers(maps, map);
    this.#markers = new MarkerBoard({
      stage: {
        show: (shown, position) => {
          this.#stage.show(shown, position);
        },
        hide: (shown) => {
          this.#stage.hide(shown);
        },
        zoomTo: (center, zoom) => view.set({ center, zoom }, 'user'),
        focusMap: () => {
          focusGoogleMap(element);
        },
      },
      groupTexts: texts.group,
      maxZoom,
      onPress: (id) => {
        this.#markerPressed.tell(id);
      },
      onHover: (id) => {
        this.#markerHovered.tell(id);
      },
    });
    this.#areas = new GoogleAreas(maps, map, (id) => {
      if (!this.#drawing()) this.#areaPressed.tell(id);
    });
    map.addListener('click', ({ latLng }: google.maps.MapMouseEvent) => {
      if (latLng !== null && !this.#drawing()) this.#pressed.tell(latLng.toJSON());
    });
    idle.add(() => {
      this.#showMarkers();
    });
    this.#showMarkers();
    const repaint = (): void => {
      this.#areas.repaint();
    };
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', repaint, { signal: this.#abort.signal });
  }

  getView: MapProvider['getView'] = () => this.view.read();
  setView: MapProvider['setView'] = (view) => this.view.set(view, 'program');
  fitBounds: MapProvider['fitBounds'] = (bounds, padding = 0) => this.view.fit(bounds, padding);

  setZoomRange: MapProvider['setZoomRange'] = ({ min, max }) => {
    this.map.setOptions({ minZoom: min, maxZoom: max });
  };

  setGestures: MapProvider['setGestures'] = (gestures) => {
    this.map.setOptions({ gestureHandling: gestures });
  };

  /** Google watches the size by itself. */
  resize: MapProvider['resize'] = () => {
    this.view.ownMove();
  };

  toPixel: MapProvider['toPixel'] = (position) => this.view.toPixel(position);
  toPosition: MapProvider['toPosition'] = (pixel) => this.view.toPosition(pixel);

  onIdle: MapProvider['onIdle'] = (listener) => this.idle.add(listener);
  onPress: MapProvider['onPress'] = (listener) => this.#pressed.add(listener);
  onMarkerPress: MapProvider['onMarkerPress'] = (listener) => this.#markerPressed.add(listener);
  onMarkerHover: MapProvider['onMarkerHover'] = (listener) => this.#markerHovered.add(listener);
  onAreaPress: MapProvider['onAreaPress'] = (listener) => this.#areaPressed.add(listener);

  setMarkers: MapProvider['setMarkers'] = (markers, { join } = { join: false }) => {
    this.#markers.set(markers, join);
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
    const { startGoogleDraw } = await this.#loadDrawing();
    return startGoogleDraw({ lib: this.maps, map: this.map }, mode, listener);
  };

  startEdit: MapProvider['startEdit'] = async (shape, listener) => {
    const { startGoogleEdit } = await this.#loadDrawing();
    return startGoogleEdit({ lib: this.maps, map: this.map }, shape, listener);
  };

  openPopup: MapProvider['openPopup'] = (content, at, onClose) => {
    this.#popup?.close();
    const popup = new Popup({ map: this, stage: this.#stage, container: this.element }, content, at, onClose);
    this.#popup = popup;
    return popup.close;
  };

  destroy: MapProvider['destroy'] = () => {
    this.#endDrawing();
    this.#popup?.close();
    this.#abort.abort();
    this.#markers.destroy();
    this.#areas.clear();
    this.view.close();
    this.maps.event.clearInstanceListeners(this.map);
    for (const subscribers of [this.idle, this.#pressed, this.#markerPressed, this.#markerHovered, this.#areaPressed])
      subscribers.clear();
    this.element.remove();
  };

  #drawing(): boolean {
    return this.map.getDiv().dataset['drawing'] !== undefined;
  }

  async #loadDrawing(): Promise<typeof GoogleDrawing> {
    const drawing = await import('../draw/google-drawing');
    this.#endDrawing = () => {
      drawing.endDrawing(this.map.getDiv());
    };
    return drawing;
  }

  #showMarkers(): void {
    const { bounds, zoom } = this.view.read();
    const [high, wide] = [(bounds.north - bounds.south) * AROUND, (bounds.east - bounds.west) * AROUND];
    this.#markers.update(
      { south: bounds.south - high, west: bounds.west - wide, north: bounds.north + high, east: bounds.east + wide },
      zoom,
    );
  }
}
