import { Observable } from './events';
import { LatLng, Point, toLatLng, type Literal } from './geometry';
import type { Layer } from './layer';
import type { FakeMap } from './map';

const SVG = 'http://www.w3.org/2000/svg';

/** `google.maps.OverlayView` */
export class OverlayView extends Observable implements Layer {
  #map: FakeMap | null = null;
  onAdd(): void {}
  onRemove(): void {}
  draw(): void {}

  static preventMapHitsFrom(element: HTMLElement): void {
    for (const kind of ['pointerdown', 'click', 'dblclick', 'wheel']) {
      element.addEventListener(kind, (event) => {
        event.stopPropagation();
      });
    }
  }

  getMap(): FakeMap | null {
    return this.#map;
  }

  setMap(map: FakeMap | null): void {
    if (this.#map !== null) {
      this.#map.removeLayer(this);
      this.onRemove();
    }
    this.#map = map;
    if (map === null) return;
    setTimeout(() => {
      if (this.#map !== map) return;
      this.onAdd();
      map.addLayer(this);
    });
  }

  getPanes(): Record<string, HTMLElement> | null {
    const panes = this.#map?.panes;
    return panes === undefined
      ? null
      : { overlayMouseTarget: panes, floatPane: panes, overlayLayer: panes, mapPane: panes, markerLayer: panes };
  }

  getProjection() {
    const map = this.#map;
    if (map === null) return undefined;
    const pixelOf = (position: LatLng | Literal): Point => map.pixelOf(toLatLng(position));
    const positionAt = (pixel: Point): LatLng => map.positionAt(pixel);
    return {
      fromLatLngToContainerPixel: pixelOf,
      fromLatLngToDivPixel: pixelOf,
      fromContainerPixelToLatLng: positionAt,
      fromDivPixelToLatLng: positionAt,
    };
  }
}

export interface ShapeOptions {
  map?: FakeMap | null;
  fillColor?: string;
  fillOpacity?: number;
  strokeColor?: string;
  strokeWeight?: number;
  strokeOpacity?: number;
  clickable?: boolean;
  zIndex?: number;
}

/** An SVG over the map with one path in it. */
export abstract class PathLayer extends Observable implements Layer {
  readonly #svg = document.createElementNS(SVG, 'svg');
  protected readonly path = document.createElementNS(SVG, 'path');
  #map: FakeMap | null = null;

  protected constructor(protected options: ShapeOptions) {
    super();
    Object.assign(this.#svg.style, {
      position: 'absolute',
      overflow: 'visible',
      pointerEvents: 'none',
      width: '1px',
      height: '1px',
    });
    this.#svg.append(this.path);
    this.path.addEventListener('click', (event) => {
      event.stopPropagation();
      this.trigger('click', { domEvent: event });
    });
  }

  protected abstract rings(map: FakeMap): readonly (readonly Point[])[];

  getMap(): FakeMap | null {
    return this.#map;
  }

  setMap(map: FakeMap | null): void {
    this.#map?.removeLayer(this);
    this.#svg.remove();
    this.#map = map;
    if (map === null) return;
    map.panes.append(this.#svg);
    map.addLayer(this);
  }

  setOptions(options: ShapeOptions): void {
    this.options = { ...this.options, ...options };
    this.draw();
  }

  draw(): void {
    if (this.#map === null) return;
    const {
      fillColor = 'none',
      fillOpacity = 1,
      strokeColor = 'none',
      strokeWeight = 1,
      clickable = true,
    } = this.options;
    const lines = this.rings(this.#map).map((ring) => `M${ring.map(({ x, y }) => `${x} ${y}`).join('L')}Z`);
    this.path.setAttribute('d', lines.join(''));
    this.path.setAttribute('fill-rule', 'evenodd');
    Object.assign(this.path.style, {
      fill: fillColor,
      fillOpacity: String(fillOpacity),
      stroke: strokeColor,
      strokeWidth: String(strokeWeight),
      pointerEvents: clickable ? 'auto' : 'none',
    });
  }
}

export class Polygon extends PathLayer {
  #paths: readonly (readonly (LatLng | Literal)[])[];

  constructor({
    paths = [],
    map = null,
    ...options
  }: ShapeOptions & { paths?: readonly (readonly (LatLng | Literal)[])[] }) {
    super(options);
    this.#paths = paths;
    this.setMap(map);
  }

  protected rings(map: FakeMap): Point[][] {
    return this.#paths.map((ring) => ring.map((corner) => map.pixelOf(toLatLng(corner))));
  }
}

export class Circle extends PathLayer {
  readonly #center: LatLng;
  readonly #radius: number;

  constructor({ center, radius, map = null, ...options }: ShapeOptions & { center: LatLng | Literal; radius: number }) {
    super(options);
    this.#center = toLatLng(center);
    this.#radius = radius;
    this.setMap(map);
  }

  protected rings(map: FakeMap): Point[][] {
    const middle = map.pixelOf(this.#center);
    const top = map.pixelOf(new LatLng(this.#center.lat() + this.#radius / 111_195, this.#center.lng()));
    const reach = middle.y - top.y;
    return [
      Array.from(
        { length: 48 },
        (_, index) =>
          new Point(
            middle.x + reach * Math.cos((index * Math.PI) / 24),
            middle.y + reach * Math.sin((index * Math.PI) / 24),
          ),
      ),
    ];
  }
}

/** `google.maps.InfoWindow` */
export class InfoWindow extends Observable implements Layer {
  readonly #box = document.createElement('div');
  readonly #position: LatLng;
  #map: FakeMap | null = null;

  constructor({ content, position }: { content: HTMLElement; position: LatLng | Literal }) {
    super();
    this.#position = toLatLng(position);
    const close = document.createElement('button');
    close.className = 'gm-ui-hover-effect';
    close.type = 'button';
    close.setAttribute('aria-label', 'Close');
    close.textContent = '×';
    close.addEventListener('click', () => {
      this.close();
      this.trigger('closeclick');
    });
    this.#box.className = 'gm-style-iw';
    this.#box.setAttribute('role', 'dialog');
    Object.assign(this.#box.style, { position: 'absolute', background: '#fff', transform: 'translate(-50%, -100%)' });
    this.#box.append(content, close);
    this.#box.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close.click();
    });
    OverlayView.preventMapHitsFrom(this.#box);
  }

  open({ map }: { map: FakeMap }): void {
    this.#map = map;
    map.panes.append(this.#box);
    map.addLayer(this);
    this.draw();
  }

  close(): void {
    this.#box.remove();
    this.#map?.removeLayer(this);
    this.#map = null;
  }

  draw(): void {
    if (this.#map === null) return;
    const { x, y } = this.#map.pixelOf(this.#position);
    Object.assign(this.#box.style, { left: `${x}px`, top: `${y}px` });
  }
}
