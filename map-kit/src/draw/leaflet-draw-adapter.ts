import type { Position } from 'geojson';
import type { LatLngTuple, Map as LeafletMap, Marker, PathOptions, Polygon, SVG } from 'leaflet';
import type {
  GeoJSONStoreFeatures,
  TerraDrawAdapterStyling,
  TerraDrawChanges,
  TerraDrawExtend,
  TerraDrawStylingFunction,
} from 'terra-draw';
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter';
import type { LatLng } from '../map-provider';
import styles from './draw.module.css';
import { fromItsStart, pointWith, type DrawAdapter } from './draw-surface';

type Leaflet = ConstructorParameters<typeof TerraDrawLeafletAdapter>[0]['lib'];
type Geometry = GeoJSONStoreFeatures['geometry'];
type FeatureId = TerraDrawExtend.FeatureId;
type Drawn = Polygon | Marker;

/** Above everything else on the map, corners above lines. */
const LINES = { pane: 'kvadrat-lines', level: '650' };
const CORNERS = { pane: 'kvadrat-corners', level: '660' };

/**
 * terra-draw's adapter, painting by itself: the adapter's own way adds style elements to the page, which our policy
 * forbids, and makes each layer anew with every move. Corners are squares, as everywhere in the look.
 */
export class LeafletDrawAdapter extends TerraDrawLeafletAdapter implements DrawAdapter {
  readonly #leaflet: Leaflet;
  readonly #map: LeafletMap;
  readonly #lines: SVG;
  readonly #drawn = new Map<FeatureId, { feature: GeoJSONStoreFeatures; layer: Drawn }>();
  #callbacks: TerraDrawExtend.TerraDrawCallbacks | undefined;

  constructor(config: { lib: Leaflet; map: LeafletMap } & TerraDrawExtend.BaseAdapterConfig) {
    super(config);
    this.#leaflet = config.lib;
    this.#map = config.map;
    for (const { pane, level } of [LINES, CORNERS])
      (this.#map.getPane(pane) ?? this.#map.createPane(pane)).style.zIndex = level;
    this.#lines = this.#leaflet.svg({ pane: LINES.pane });
  }

  override register(callbacks: TerraDrawExtend.TerraDrawCallbacks): void {
    this.#callbacks = fromItsStart(callbacks, () => this._lastDrawEvent);
    super.register(this.#callbacks);
  }

  override unregister(): void {
    super.unregister();
    this.#lines.remove();
  }

  pointAt(position: LatLng, press: boolean): void {
    pointWith(this.#callbacks, this, position, press);
  }

  override render({ created, updated, deletedIds }: TerraDrawChanges, styling: TerraDrawStylingFunction): void {
    for (const id of deletedIds) this.#remove(id);
    const changed = [...created, ...updated];
    // Nothing changed but the look.
    const all =
      changed.length + deletedIds.length === 0 ? [...this.#drawn.values()].map(({ feature }) => feature) : changed;
    for (const feature of all) this.#put(feature, styling);
  }

  override clear(): void {
    super.clear();
    for (const id of [...this.#drawn.keys()]) this.#remove(id);
  }

  #put(feature: GeoJSONStoreFeatures, styling: TerraDrawStylingFunction): void {
    const { id, geometry, properties } = feature;
    const { mode } = properties;
    const look = typeof mode === 'string' ? styling[mode]?.(feature) : undefined;
    if (id === undefined || look === undefined) return;
    const known = this.#drawn.get(id)?.layer;
    if (known !== undefined && moved(known, geometry, look)) return;
    this.#remove(id);
    const layer = this.#layerOf(geometry, look);
    if (layer !== undefined) this.#drawn.set(id, { feature, layer: layer.addTo(this.#map) });
  }

  #layerOf(geometry: Geometry, look: TerraDrawAdapterStyling): Drawn | undefined {
    // An SVG of its own: the map's other shapes may be painted on a canvas.
    const where = { interactive: false, pane: LINES.pane, renderer: this.#lines };
    if (geometry.type === 'Polygon')
      return this.#leaflet.polygon(cornersOf(geometry), { ...where, ...polygonLook(look) });
    if (geometry.type !== 'Point' || look.pointWidth === 0) return undefined;
    const square = document.createElement('span');
    const size = 2 * look.pointWidth;
    const icon = this.#leaflet.divIcon({ className: styles['corner'] ?? '', html: square, iconSize: [size, size] });
    const marker = this.#leaflet.marker(toTuple(geometry.coordinates), {
      icon,
      pane: CORNERS.pane,
      interactive: false,
      keyboard: false,
    });
    marker.on('add', () => {
      paint(marker, look);
    });
    return marker;
  }

  #remove(id: FeatureId): void {
    this.#drawn.get(id)?.layer.remove();
    this.#drawn.delete(id);
  }
}

/** Whether the layer could be brought to the feature's place and look. */
function moved(layer: Drawn, geometry: Geometry, look: TerraDrawAdapterStyling): boolean {
  if (geometry.type === 'Polygon' && 'setLatLngs' in layer) {
    layer.setLatLngs(cornersOf(geometry)).setStyle(polygonLook(look));
  } else if (geometry.type === 'Point' && 'setLatLng' in layer && look.pointWidth > 0) {
    layer.setLatLng(toTuple(geometry.coordinates));
    paint(layer, look);
  } else {
    return false;
  }
  return true;
}

function paint(marker: Marker, look: TerraDrawAdapterStyling): void {
  const square = marker.getElement()?.querySelector('span');
  if (!square) return;
  square.style.background = look.pointColor;
  square.style.borderColor = look.pointOutlineColor;
}

function polygonLook(look: TerraDrawAdapterStyling): PathOptions {
  return {
    color: look.polygonOutlineColor,
    weight: look.polygonOutlineWidth,
    fillColor: look.polygonFillColor,
    fillOpacity: look.polygonFillOpacity,
  };
}

function cornersOf({ coordinates }: { coordinates: Position[][] }): LatLngTuple[] {
  return (coordinates[0] ?? []).map(toTuple);
}

function toTuple([lng = 0, lat = 0]: readonly number[]): LatLngTuple {
  return [lat, lng];
}
