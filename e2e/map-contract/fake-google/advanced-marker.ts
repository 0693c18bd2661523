import { toLatLng, type LatLng, type Literal } from './geometry';
import type { Layer } from './layer';
import type { FakeMap } from './map';

interface MarkerOptions {
  map?: FakeMap | null;
  position?: LatLng | Literal | null;
  content?: Node | null;
  zIndex?: number | null;
  title?: string;
  gmpClickable?: boolean;
}

/** `google.maps.marker.AdvancedMarkerElement`: its content's lower middle stands at its position. */
export class AdvancedMarkerElement extends HTMLElement implements Layer {
  #map: FakeMap | null = null;
  #position: LatLng | null = null;
  #content: Node | null = null;

  constructor(options: MarkerOptions = {}) {
    super();
    this.position = options.position ?? null;
    this.content = options.content ?? null;
    this.zIndex = options.zIndex ?? null;
    this.map = options.map ?? null;
  }

  get map(): FakeMap | null {
    return this.#map;
  }

  set map(map: FakeMap | null) {
    this.#map?.removeLayer(this);
    this.#map = map;
    if (map === null) {
      this.remove();
      return;
    }
    if (map.options['mapId'] === undefined)
      console.warn('The map is initialised without a valid Map ID, which will prevent use of Advanced Markers.');
    // Without a click listener of its own the real one lets pointers through to the map.
    Object.assign(this.style, { position: 'absolute', transform: 'translate(-50%, -100%)', pointerEvents: 'none' });
    map.panes.append(this);
    map.addLayer(this);
  }

  get position(): LatLng | null {
    return this.#position;
  }

  set position(position: LatLng | Literal | null) {
    this.#position = position === null ? null : toLatLng(position);
    this.draw();
  }

  get content(): Node | null {
    return this.#content;
  }

  set content(content: Node | null) {
    this.#content = content;
    this.replaceChildren(...(content === null ? [] : [content]));
  }

  get zIndex(): number | null {
    return this.style.zIndex === '' ? null : Number(this.style.zIndex);
  }

  set zIndex(level: number | null) {
    this.style.zIndex = level === null ? '' : String(level);
  }

  draw(): void {
    if (this.#map === null || this.#position === null) return;
    const { x, y } = this.#map.pixelOf(this.#position);
    Object.assign(this.style, { left: `${x}px`, top: `${y}px` });
  }
}
