import type { MultiPolygon, Polygon } from 'geojson';

/** A position in degrees. */
export interface LatLng {
  lat: number;
  lng: number;
}

/** A part of the map in degrees; never across the 180th meridian. */
export interface MapBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** A position in pixels from the map's upper left corner. */
export interface MapPixel {
  x: number;
  y: number;
}

export interface MapView {
  center: LatLng;
  zoom: number;
  bounds: MapBounds;
}

/** Who moved the map: only what the visitor did asks for a new search. */
export type ViewCause = 'user' | 'program';

export type Unsubscribe = () => void;

/** What a marker shows: one ad by its price, a group by a square whose area is its count, or a point that was set; a quiet one is only offered. */
export type MarkerLook =
  | { kind: 'ad'; text: string; seen: boolean; saved: boolean; paid: boolean }
  | { kind: 'group'; text: string; count: number }
  | { kind: 'point'; text: string; quiet?: boolean };

/** One marker. The same element stands on every map. */
export interface MapMarker {
  /** Unique among the markers of a map. */
  id: string;
  position: LatLng;
  look: MarkerLook;
  /** Accessible name in the visitor's language, with what is seen in it: „Stan, 185 tis. €, Split” where „185 tis. €” stands. */
  name: string;
}

/** How an area is painted. */
export type AreaLook = 'drawn' | 'travel' | 'place' | 'choice';

/** Something with an extent: drawn by the visitor, reached in time, or a place. */
export interface MapArea {
  /** Unique among the areas of a map. */
  id: string;
  shape: { kind: 'polygon'; geometry: Polygon | MultiPolygon } | { kind: 'circle'; center: LatLng; radius: number };
  look: AreaLook;
  /** Accessible name where the area can be pressed, otherwise what it is. */
  name: string;
  pressable: boolean;
}

export type DrawMode = 'polygon' | 'freehand' | 'circle';

/** What was drawn: a closed ring without its repeated last corner, or a circle with its radius in metres. */
export type DrawnShape =
  { kind: 'polygon'; points: readonly LatLng[] } | { kind: 'circle'; center: LatLng; radius: number };

/** Why nothing can come of what was drawn: fewer than three corners, less than 100 m², or a line that makes several areas. */
export type DrawRefusal = 'too-few' | 'too-small' | 'crossing';

/**
 * Drawing in progress. Markers and areas do not answer meanwhile; the map's element carries `data-drawing`.
 * By keyboard, with the focus on the map: arrows pan, Enter sets a corner at the cross-hair in the middle, Enter on the
 * first or last corner finishes, Backspace takes one back, Escape cancels.
 */
export interface DrawSession {
  /** Ends with what there is; refused where nothing can come of it, and drawing goes on. */
  finish: () => void;
  /** Takes the last corner back. */
  undo: () => void;
  cancel: () => void;
}

export interface DrawListener {
  /** After each corner or move: whether there is enough to finish, and the shape so far. */
  onChange?: (progress: { corners: number; finishable: boolean }) => void;
  /** With the shape made clean: no repeated corners, at most 200 of them, no crossing lines. */
  onFinish: (shape: DrawnShape) => void;
  /** Drawing goes on; corners that were set stay. */
  onRefuse?: (reason: DrawRefusal) => void;
  onCancel?: () => void;
}

/** What one map can do and the other cannot. Hide what would not work. */
export interface MapCapabilities {
  satellite: boolean;
  streetView: boolean;
  transit: boolean;
}

/** Whether one finger pans (a map that fills the screen) or the page keeps its scroll (a map inside a page). */
export type MapGestures = 'greedy' | 'cooperative';

export interface MapOptions {
  center: LatLng;
  zoom: number;
  minZoom: number;
  maxZoom: number;
  gestures: MapGestures;
  /** Accessible name of the map. */
  label: string;
  /** Texts the map itself shows, in the visitor's language. */
  texts: {
    twoFingers: string;
    holdToZoom: string;
    zoomIn: string;
    zoomOut: string;
    /** Of the link that leads the keyboard past the map. */
    skip: string;
    /** A group the map makes of near markers: its accessible name, „31 oglas”, and what stands in the square. */
    group: (count: number) => { name: string; text: string };
  };
  /** Language of place names and of a provider's own controls, as ISO 639-1. */
  locale: string;
}

/**
 * One map, whoever draws it (embedded or Google). Positions are in degrees, GeoJSON has longitude first.
 * A method that moves the map is done when its promise is; every subscription answers with its end.
 */
export interface MapProvider {
  readonly kind: 'embedded' | 'google';
  readonly capabilities: MapCapabilities;

  getView: () => MapView;
  setView: (view: { center: LatLng; zoom: number }) => Promise<void>;
  /** Shows all of the bounds, so many pixels from the edges. */
  fitBounds: (bounds: MapBounds, padding?: number) => Promise<void>;
  /** While a tool is open its range of zoom replaces the map's own. */
  setZoomRange: (range: { min: number; max: number }) => void;
  setGestures: (gestures: MapGestures) => void;
  /** After the container changed its size. */
  resize: () => void;
  toPixel: (position: LatLng) => MapPixel;
  toPosition: (pixel: MapPixel) => LatLng;

  /** Once the map stands still, with who moved it. */
  onIdle: (listener: (view: MapView, cause: ViewCause) => void) => Unsubscribe;
  /** A press on the map itself, beside markers and areas. */
  onPress: (listener: (position: LatLng) => void) => Unsubscribe;
  onMarkerPress: (listener: (id: string) => void) => Unsubscribe;
  /** Pointer or keyboard focus on a marker; null when it has gone. */
  onMarkerHover: (listener: (id: string | null) => void) => Unsubscribe;
  onAreaPress: (listener: (id: string) => void) => Unsubscribe;

  /**
   * Replaces the markers; those with a known id stay where they are. Near ones are joined to groups by the map
   * (supercluster) where `join` says so; pressing such a group zooms in, at the highest zoom `onMarkerPress` names it.
   */
  setMarkers: (markers: readonly MapMarker[], options?: { join: boolean }) => void;
  /** Ids of the markers a group made by the map stands for; of any other marker its own. */
  markersIn: (id: string) => readonly string[];
  /** Raises one marker, as its card is hovered. Moves nothing. */
  highlight: (id: string | null) => void;
  select: (id: string | null) => void;
  /** Puts the keyboard on a marker. */
  focusMarker: (id: string) => void;

  setAreas: (areas: readonly MapArea[]) => void;

  startDraw: (mode: DrawMode, listener: DrawListener) => Promise<DrawSession>;
  /** Lets corners, or centre and radius, of a shape be moved; `onFinish` has the changed one. */
  startEdit: (shape: DrawnShape, listener: DrawListener) => Promise<DrawSession>;

  /** Shows an element at a position inside the map; it closes with its end. */
  openPopup: (content: HTMLElement, at: LatLng, onClose: () => void) => Unsubscribe;

  destroy: () => void;
}
