import type { MapArea, MapGestures, MapMarker, MapProvider, MapView, Unsubscribe } from './map-provider';
import { Subscribers } from './subscribers';

type Heard<Method extends 'onIdle' | 'onPress' | 'onMarkerPress' | 'onMarkerHover' | 'onAreaPress'> = Parameters<
  Parameters<MapProvider[Method]>[0]
>;
type OpenPopup = Parameters<MapProvider['openPopup']>;

/** What a map was told, so that another can be brought to the same state. */
interface Told {
  zoomRange: { min: number; max: number } | null;
  gestures: MapGestures;
  markers: { markers: readonly MapMarker[]; options: { join: boolean } };
  areas: readonly MapArea[];
  highlighted: string | null;
  selected: string | null;
  popup: { parameters: OpenPopup; close: Unsubscribe } | null;
}

/** A map that stays the same to those who use it while the one that draws it is exchanged. */
export class StableMap implements MapProvider {
  readonly #idle = new Subscribers<Heard<'onIdle'>>();
  readonly #pressed = new Subscribers<Heard<'onPress'>>();
  readonly #markerPressed = new Subscribers<Heard<'onMarkerPress'>>();
  readonly #markerHovered = new Subscribers<Heard<'onMarkerHover'>>();
  readonly #areaPressed = new Subscribers<Heard<'onAreaPress'>>();
  readonly #told: Told;
  #map: MapProvider;
  #switching = false;
  readonly #end = new AbortController();

  constructor(map: MapProvider, gestures: MapGestures) {
    this.#map = map;
    this.#told = {
      zoomRange: null,
      gestures,
      markers: { markers: [], options: { join: false } },
      areas: [],
      highlighted: null,
      selected: null,
      popup: null,
    };
    this.#listen();
  }

  get kind(): MapProvider['kind'] {
    return this.#map.kind;
  }

  get capabilities(): MapProvider['capabilities'] {
    return this.#map.capabilities;
  }

  /**
   * Exchanges the map; what is being drawn is cancelled, all else is kept.
   * @param open makes the other map with this view and these gestures
   */
  async exchange(
    open: (view: Pick<MapView, 'center' | 'zoom'>, gestures: MapGestures) => Promise<MapProvider>,
  ): Promise<void> {
    if (this.#isOver()) return;
    const next = await open(this.#map.getView(), this.#told.gestures);
    if (this.#isOver()) {
      next.destroy();
      return;
    }
    const before = this.#map;
    // The visitor did not close the popup.
    this.#switching = true;
    before.destroy();
    this.#switching = false;
    this.#map = next;
    this.#listen();
    this.#retell();
  }

  getView: MapProvider['getView'] = () => this.#map.getView();
  setView: MapProvider['setView'] = (view) => this.#map.setView(view);
  fitBounds: MapProvider['fitBounds'] = (bounds, padding) => this.#map.fitBounds(bounds, padding);
  resize: MapProvider['resize'] = () => {
    this.#map.resize();
  };
  toPixel: MapProvider['toPixel'] = (position) => this.#map.toPixel(position);
  toPosition: MapProvider['toPosition'] = (pixel) => this.#map.toPosition(pixel);
  markersIn: MapProvider['markersIn'] = (id) => this.#map.markersIn(id);
  startDraw: MapProvider['startDraw'] = (mode, listener) => this.#map.startDraw(mode, listener);
  startEdit: MapProvider['startEdit'] = (shape, listener) => this.#map.startEdit(shape, listener);
  focusMarker: MapProvider['focusMarker'] = (id) => {
    this.#map.focusMarker(id);
  };

  onIdle: MapProvider['onIdle'] = (listener) => this.#idle.add(listener);
  onPress: MapProvider['onPress'] = (listener) => this.#pressed.add(listener);
  onMarkerPress: MapProvider['onMarkerPress'] = (listener) => this.#markerPressed.add(listener);
  onMarkerHover: MapProvider['onMarkerHover'] = (listener) => this.#markerHovered.add(listener);
  onAreaPress: MapProvider['onAreaPress'] = (listener) => this.#areaPressed.add(listener);

  setZoomRange: MapProvider['setZoomRange'] = (range) => {
    this.#told.zoomRange = range;
    this.#map.setZoomRange(range);
  };

  setGestures: MapProvider['setGestures'] = (gestures) => {
    this.#told.gestures = gestures;
    this.#map.setGestures(gestures);
  };

  setMarkers: MapProvider['setMarkers'] = (markers, options = { join: false }) => {
    this.#told.markers = { markers, options };
    this.#map.setMarkers(markers, options);
  };

  setAreas: MapProvider['setAreas'] = (areas) => {
    this.#told.areas = areas;
    this.#map.setAreas(areas);
  };

  highlight: MapProvider['highlight'] = (id) => {
    this.#told.highlighted = id;
    this.#map.highlight(id);
  };

  select: MapProvider['select'] = (id) => {
    this.#told.selected = id;
    this.#map.select(id);
  };

  openPopup: MapProvider['openPopup'] = (content, at, onClose) => {
    const closed = (): void => {
      if (this.#switching) return;
      if (this.#told.popup?.parameters[0] === content) this.#told.popup = null;
      onClose();
    };
    const close = this.#map.openPopup(content, at, closed);
    this.#told.popup = { parameters: [content, at, closed], close };
    return () => {
      if (this.#told.popup?.parameters[0] === content) this.#told.popup.close();
    };
  };

  destroy: MapProvider['destroy'] = () => {
    this.#end.abort();
    this.#map.destroy();
    for (const subscribers of [this.#idle, this.#pressed, this.#markerPressed, this.#markerHovered, this.#areaPressed])
      subscribers.clear();
  };

  #isOver(): boolean {
    return this.#end.signal.aborted;
  }

  #listen(): void {
    const map = this.#map;
    map.onIdle((view, cause) => {
      this.#idle.tell(view, cause);
    });
    map.onPress((position) => {
      this.#pressed.tell(position);
    });
    map.onMarkerPress((id) => {
      this.#markerPressed.tell(id);
    });
    map.onMarkerHover((id) => {
      this.#markerHovered.tell(id);
    });
    map.onAreaPress((id) => {
      this.#areaPressed.tell(id);
    });
  }

  #retell(): void {
    const { zoomRange, markers, areas, highlighted, selected, popup } = this.#told;
    if (zoomRange !== null) this.#map.setZoomRange(zoomRange);
    this.#map.setAreas(areas);
    this.#map.setMarkers(markers.markers, markers.options);
    this.#map.select(selected);
    this.#map.highlight(highlighted);
    if (popup !== null) this.#told.popup = { ...popup, close: this.#map.openPopup(...popup.parameters) };
  }
}
