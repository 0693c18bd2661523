import { Observable } from './events';
import { LatLng, type Literal, type Point } from './geometry';
import type { FakeMap } from './map';
import { PathLayer } from './overlays';

type Position = readonly number[];

interface GeoJsonFeature {
  id?: string;
  properties?: Record<string, unknown>;
  geometry:
    | { type: 'Point'; coordinates: Position }
    | { type: 'LineString'; coordinates: readonly Position[] }
    | { type: 'Polygon'; coordinates: readonly (readonly Position[])[] };
}

/** What a style function answers. */
interface Style {
  clickable?: boolean;
  fillColor?: string;
  fillOpacity?: number;
  strokeColor?: string;
  strokeWeight?: number;
  icon?: { path: string; fillColor: string; strokeColor: string; strokeWeight: number };
}

class Geometry {
  constructor(
    readonly type: string,
    readonly rings: readonly (readonly LatLng[])[],
  ) {}

  getType(): string {
    return this.type;
  }
}

class DataPoint extends Geometry {
  constructor(position: LatLng) {
    super('Point', [[position]]);
  }
}

class DataLineString extends Geometry {
  constructor(path: readonly LatLng[]) {
    super('LineString', [path]);
  }
}

class DataPolygon extends Geometry {
  constructor(rings: readonly (readonly LatLng[])[]) {
    super('Polygon', rings);
  }
}

class Feature {
  readonly #properties: Map<string, unknown>;
  /** Called after a change. */
  onChange = (): void => undefined;

  constructor(
    readonly id: string,
    properties: Record<string, unknown>,
    private geometry: Geometry,
  ) {
    this.#properties = new Map(Object.entries(properties));
  }

  getId(): string {
    return this.id;
  }

  getProperty(name: string): unknown {
    return this.#properties.get(name);
  }

  setProperty(name: string, value: unknown): void {
    if (value === undefined) this.#properties.delete(name);
    else this.#properties.set(name, value);
    this.onChange();
  }

  forEachProperty(callback: (value: unknown, name: string) => void): void {
    for (const [name, value] of [...this.#properties]) callback(value, name);
  }

  getGeometry(): Geometry {
    return this.geometry;
  }

  setGeometry(geometry: Geometry): void {
    this.geometry = geometry;
    this.onChange();
  }
}

/** A feature on the map. */
class FeatureLayer extends PathLayer {
  constructor(
    private readonly feature: Feature,
    private readonly styleOf: () => Style,
  ) {
    super({ clickable: false });
  }

  protected rings(map: FakeMap): readonly (readonly Point[])[] {
    return this.feature.getGeometry().rings.map((ring) => ring.map((corner) => map.pixelOf(corner)));
  }

  override draw(): void {
    const map = this.getMap();
    if (map === null) return;
    const { icon, ...style } = this.styleOf();
    this.options = {
      ...this.options,
      ...style,
      ...(icon === undefined
        ? {}
        : { fillColor: icon.fillColor, strokeColor: icon.strokeColor, strokeWeight: icon.strokeWeight }),
    };
    super.draw();
    const [[point] = []] = this.rings(map);
    if (icon === undefined || point === undefined) return;
    this.path.setAttribute('d', icon.path);
    this.path.setAttribute('transform', `translate(${point.x} ${point.y})`);
  }
}

/** `google.maps.Data` */
export class Data extends Observable {
  static readonly Point = DataPoint;
  static readonly LineString = DataLineString;
  static readonly Polygon = DataPolygon;

  readonly #features = new Map<string, { feature: Feature; layer: FeatureLayer }>();
  #map: FakeMap | null = null;
  #style: ((feature: Feature) => Style) | null = null;

  getMap(): FakeMap | null {
    return this.#map;
  }

  setMap(map: FakeMap | null): void {
    this.#map = map;
    for (const { layer } of this.#features.values()) layer.setMap(map);
  }

  getStyle(): unknown {
    return this.#style;
  }

  setStyle(style: ((feature: Feature) => Style) | null): void {
    this.#style = style;
    for (const { layer } of this.#features.values()) layer.draw();
  }

  addGeoJson(json: GeoJsonFeature | { type: 'FeatureCollection'; features: readonly GeoJsonFeature[] }): Feature[] {
    return ('features' in json ? json.features : [json]).map((each) => this.#add(each));
  }

  getFeatureById(id: string): Feature | undefined {
    return this.#features.get(id)?.feature;
  }

  forEach(callback: (feature: Feature) => void): void {
    for (const { feature } of [...this.#features.values()]) callback(feature);
  }

  remove(feature: Feature): void {
    this.#features.get(feature.id)?.layer.setMap(null);
    this.#features.delete(feature.id);
  }

  #add({ id = '', properties = {}, geometry }: GeoJsonFeature): Feature {
    const feature = new Feature(id, properties, toGeometry(geometry));
    const layer = new FeatureLayer(feature, () => this.#style?.(feature) ?? {});
    // As in the real one, several changes at once are painted once.
    feature.onChange = () => {
      queueMicrotask(() => {
        if (this.#features.get(id)?.feature === feature) layer.draw();
      });
    };
    this.#features.set(id, { feature, layer });
    layer.setMap(this.#map);
    return feature;
  }
}

function toGeometry(geometry: GeoJsonFeature['geometry']): Geometry {
  const toLatLng = ([lng = 0, lat = 0]: Position): LatLng => new LatLng({ lat, lng } satisfies Literal);
  if (geometry.type === 'Point') return new DataPoint(toLatLng(geometry.coordinates));
  if (geometry.type === 'LineString') return new DataLineString(geometry.coordinates.map(toLatLng));
  return new DataPolygon(geometry.coordinates.map((ring) => ring.map(toLatLng)));
}
