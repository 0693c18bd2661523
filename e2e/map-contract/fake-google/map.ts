import { Observable } from './events';
import { LatLng, LatLngBounds, Point, project, toLatLng, unproject, type Literal } from './geometry';
import type { Layer } from './layer';
import { listenToGestures, type Gestures } from './gestures';

export interface FakeMapOptions {
  center?: LatLng | Literal;
  zoom?: number;
  minZoom?: number;
  maxZoom?: number;
  gestureHandling?: Gestures;
  draggable?: boolean;
  disableDoubleClickZoom?: boolean;
  restriction?: { latLngBounds: { south: number; west: number; north: number; east: number } };
  [other: string]: unknown;
}

/** Maps that stand on the page: what a test of leaks counts. */
export const maps = new Set<FakeMap>();

/** `google.maps.Map`: keeps a view, tells of it, shows layers, pans and zooms by hand. */
export class FakeMap extends Observable {
  /** Above the tiles: what pointers meet, as in the real one. */
  readonly surface = document.createElement('div');
  readonly panes = document.createElement('div');
  readonly data: unknown = null;
  readonly #layers = new Set<Layer>();
  #options: FakeMapOptions;
  #center: LatLng;
  #zoom: number;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly element: HTMLElement,
    options: FakeMapOptions = {},
  ) {
    super();
    this.#options = options;
    this.#center = toLatLng(options.center ?? { lat: 0, lng: 0 });
    this.#zoom = options.zoom ?? 0;
    maps.add(this);
    this.#build();
    listenToGestures(this);
    new ResizeObserver(() => {
      this.#changed();
    }).observe(element);
    this.#changed();
  }

  get options(): Readonly<FakeMapOptions> {
    return this.#options;
  }

  getDiv(): HTMLElement {
    return this.element;
  }

  getCenter(): LatLng {
    return this.#center;
  }

  getZoom(): number {
    return this.#zoom;
  }

  setCenter(center: LatLng | Literal): void {
    this.#center = toLatLng(center);
    this.trigger('center_changed');
    this.#changed();
  }

  setZoom(zoom: number): void {
    const { minZoom = 0, maxZoom = 22 } = this.#options;
    this.#zoom = Math.min(Math.max(zoom, minZoom), maxZoom);
    this.trigger('zoom_changed');
    this.#changed();
  }

  setOptions(options: FakeMapOptions): void {
    this.#options = { ...this.#options, ...options };
    if (options.center !== undefined) this.setCenter(options.center);
    if (options.zoom !== undefined || options.minZoom !== undefined || options.maxZoom !== undefined)
      this.setZoom(options.zoom ?? this.#zoom);
  }

  /** Undefined until the map has a size, as in the real one. */
  getBounds(): LatLngBounds | undefined {
    const { clientWidth: width, clientHeight: height } = this.element;
    return width === 0
      ? undefined
      : new LatLngBounds(this.positionAt(new Point(0, height)), this.positionAt(new Point(width, 0)));
  }

  fitBounds(bounds: LatLngBounds | { south: number; west: number; north: number; east: number }, padding = 45): void {
    const { south, west, north, east } = bounds instanceof LatLngBounds ? bounds.toJSON() : bounds;
    const [low, high] = [project(new LatLng(south, west), 0), project(new LatLng(north, east), 0)];
    const room = (pixels: number, side: number): number =>
      Math.log2(Math.max(1, pixels - 2 * padding) / Math.abs(side));
    const zoom = Math.floor(
      Math.min(room(this.element.clientWidth, high.x - low.x), room(this.element.clientHeight, high.y - low.y), 22),
    );
    this.#center = unproject(new Point((low.x + high.x) / 2, (low.y + high.y) / 2), 0);
    this.setZoom(zoom);
  }

  panBy(x: number, y: number): void {
    const { clientWidth: width, clientHeight: height } = this.element;
    this.setCenter(this.positionAt(new Point(width / 2 + x, height / 2 + y)));
  }

  /** Pixels from the map's upper left corner. */
  pixelOf(position: LatLng): Point {
    const [center, point] = [project(this.#center, this.#zoom), project(position, this.#zoom)];
    return new Point(
      point.x - center.x + this.element.clientWidth / 2,
      point.y - center.y + this.element.clientHeight / 2,
    );
  }

  positionAt(pixel: Point): LatLng {
    const center = project(this.#center, this.#zoom);
    return unproject(
      new Point(center.x + pixel.x - this.element.clientWidth / 2, center.y + pixel.y - this.element.clientHeight / 2),
      this.#zoom,
    );
  }

  addLayer(layer: Layer): void {
    this.#layers.add(layer);
    requestAnimationFrame(() => {
      if (this.#layers.has(layer)) layer.draw();
    });
  }

  removeLayer(layer: Layer): void {
    this.#layers.delete(layer);
  }

  layerCount(): number {
    return this.#layers.size;
  }

  #changed(): void {
    this.trigger('bounds_changed');
    for (const layer of this.#layers) layer.draw();
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      if (this.element.isConnected) this.trigger('idle');
    }, 60);
  }

  /** The parts of the real map's element that others look for. */
  #build(): void {
    const root = document.createElement('div');
    root.className = 'gm-style';
    const frame = document.createElement('div');
    frame.tabIndex = 0;
    frame.setAttribute('aria-label', 'Map');
    frame.setAttribute('role', 'region');
    for (const [part, level] of [
      [this.panes, 4],
      [this.surface, 3],
    ] as const) {
      part.style.cssText = `position: absolute; z-index: ${level}; left: 0px; top: 0px;`;
    }
    this.surface.style.width = '100%';
    this.surface.style.height = '100%';
    Object.assign(root.style, { position: 'absolute', inset: '0', overflow: 'hidden', background: '#e5e3df' });
    Object.assign(frame.style, { position: 'absolute', inset: '0' });
    this.surface.append(this.panes);
    frame.append(this.surface);
    root.append(frame);
    this.element.append(root);
    if (getComputedStyle(this.element).position === 'static') this.element.style.position = 'relative';
  }
}
