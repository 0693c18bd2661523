export { createMap, type MapChoice, type MapSettings, type RunningMap } from './create-map';
export type { Basemap, EmbeddedSources } from './embedded';
export type {
  AreaLook,
  DrawListener,
  DrawMode,
  DrawRefusal,
  DrawnShape,
  DrawSession,
  LatLng,
  MapArea,
  MapBounds,
  MapCapabilities,
  MapGestures,
  MapMarker,
  MapOptions,
  MapPixel,
  MapProvider,
  MapView,
  MarkerLook,
  Unsubscribe,
  ViewCause,
} from './map-provider';
