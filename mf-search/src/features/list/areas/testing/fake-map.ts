import type {
  DrawListener,
  DrawMode,
  DrawnShape,
  LatLng,
  MapArea,
  MapBounds,
  MapMarker,
  MapProvider,
  MapView,
  ViewCause,
} from '@kvadrat/map-kit';

/** A map that paints nothing and remembers what it was told; tests act in the visitor's place. */
export interface FakeMap {
  map: MapProvider;
  areas: () => readonly MapArea[];
  markers: () => readonly MapMarker[];
  zoomRange: () => { min: number; max: number } | null;
  /** Bounds that the map was shown, in order. */
  fitted: readonly MapBounds[];
  press: (position: LatLng) => void;
  pressMarker: (id: string) => void;
  /** Comes to a marker with the pointer; null leaves it. */
  hoverMarker: (id: string | null) => void;
  /** Presses an area that can be pressed. */
  pressArea: (id: string) => void;
  /** Moves the map by hand. */
  move: (to: MapView) => void;
  /** The drawing that is going on. */
  drawing: () => { act: DrawMode | DrawnShape; listener: DrawListener } | null;
}

export function fakeMap(): FakeMap {
  let areas: readonly MapArea[] = [];
  let markers: readonly MapMarker[] = [];
  let zoomRange: { min: number; max: number } | null = null;
  let drawing: { act: DrawMode | DrawnShape; listener: DrawListener } | null = null;
  const fitted: MapBounds[] = [];
  const presses = new Set<(position: LatLng) => void>();
  const moves = new Set<(now: MapView, cause: ViewCause) => void>();
  const areaPresses = new Set<(id: string) => void>();
  const markerPresses = new Set<(id: string) => void>();
  const markerHovers = new Set<(id: string | null) => void>();
  const nothing = (): void => undefined;
  const never = () => nothing;
  let view: MapView = {
    center: { lat: 43.5, lng: 16.45 },
    zoom: 12,
    bounds: { south: 43, west: 16, north: 44, east: 17 },
  };
  const begin = (act: DrawMode | DrawnShape, listener: DrawListener) => {
    const own = { act, listener };
    drawing = own;
    const cancel = (): void => {
      if (drawing === own) drawing = null;
      listener.onCancel?.();
    };
    return Promise.resolve({ finish: nothing, undo: nothing, cancel });
  };
  const map: MapProvider = {
    kind: 'embedded',
    capabilities: { satellite: false, streetView: false, transit: false },
    getView: () => view,
    setView: () => Promise.resolve(),
    fitBounds: (bounds) => {
      fitted.push(bounds);
      return Promise.resolve();
    },
    setZoomRange: (range) => (zoomRange = range),
    setGestures: nothing,
    resize: nothing,
    toPixel: () => ({ x: 0, y: 0 }),
    toPosition: () => view.center,
    onIdle(listener) {
      moves.add(listener);
      return () => moves.delete(listener);
    },
    onPress(listener) {
      presses.add(listener);
      return () => presses.delete(listener);
    },
    onMarkerPress(listener) {
      markerPresses.add(listener);
      return () => markerPresses.delete(listener);
    },
    onMarkerHover(listener) {
      markerHovers.add(listener);
      return () => markerHovers.delete(listener);
    },
    onAreaPress(listener) {
      areaPresses.add(listener);
      return () => areaPresses.delete(listener);
    },
    setMarkers: (all) => (markers = all),
    markersIn: (id) => [id],
    highlight: nothing,
    select: nothing,
    focusMarker: nothing,
    setAreas: (all) => (areas = all),
    startDraw: begin,
    startEdit: begin,
    openPopup: never,
    destroy: nothing,
  };
  return {
    map,
    areas: () => areas,
    markers: () => markers,
    zoomRange: () => zoomRange,
    fitted,
    press: (position) => presses.forEach((listener) => listener(position)),
    pressMarker: (id) => markerPresses.forEach((listener) => listener(id)),
    hoverMarker: (id) => markerHovers.forEach((listener) => listener(id)),
    pressArea: (id) => areaPresses.forEach((listener) => listener(id)),
    move: (to) => {
      view = to;
      moves.forEach((listener) => listener(to, 'user'));
    },
    drawing: () => drawing,
  };
}
