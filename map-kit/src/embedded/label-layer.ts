import L from 'leaflet';
import type { LatLng } from '../map-provider';
import type { Box } from '../markers';
import type { Label } from './basemap';
import { offsetWhileZooming } from './leaflet-frames';
import { readPalette } from './palette';
import { fontOf, placeLabels, writeLabels, type LabelStyle } from './place-labels';

/** How much more than the view is written, so that a short pan brings no empty edge. */
const AROUND = 0.3;

/** A part of the map that something stands on, in pixels around its position. */
export interface Covered {
  position: LatLng;
  box: Box;
}

/** Names of places on one canvas above the land; written anew once the map stands still. */
export class LabelLayer extends L.Layer {
  readonly #canvas = L.DomUtil.create('canvas', 'leaflet-zoom-animated');
  readonly #widths = new Map<string, number>();
  #written: { center: L.LatLng; zoom: number; offset: L.Point } | null = null;
  #frame = 0;
  /** Null before the layer is on a map, and after. */
  #map: L.Map | null = null;

  /**
   * @param labels those known by now, in the order in which they win
   * @param covered what markers take of the map
   */
  constructor(
    private readonly labels: () => readonly Label[],
    private readonly covered: () => readonly Covered[],
  ) {
    super();
    L.setOptions(this, { pane: 'labels' });
    this.#canvas.setAttribute('aria-hidden', 'true');
  }

  override onAdd(map: L.Map): this {
    this.#map = map;
    this.getPane()?.append(this.#canvas);
    this.redraw();
    return this;
  }

  override onRemove(): this {
    cancelAnimationFrame(this.#frame);
    this.#map = null;
    this.#canvas.remove();
    return this;
  }

  override getEvents(): Record<string, L.LeafletEventHandlerFn> {
    return {
      moveend: () => {
        this.redraw();
      },
      resize: () => {
        this.redraw();
      },
      zoom: () => {
        if (this.#map !== null) this.#follow(this.#map, this.#map.getCenter(), this.#map.getZoom());
      },
      zoomanim: (event) => {
        const { center, zoom } = readZoom(event);
        if (this.#map !== null) this.#follow(this.#map, center, zoom);
      },
    };
  }

  /** Forgets the widths of names, as another font has come. */
  refont(): void {
    this.#widths.clear();
    this.redraw();
  }

  /** Writes the names before the next frame. */
  redraw(): void {
    cancelAnimationFrame(this.#frame);
    const map = this.#map;
    if (map === null) return;
    this.#frame = requestAnimationFrame(() => {
      this.#write(map);
    });
  }

  #write(map: L.Map): void {
    const context = this.#canvas.getContext('2d');
    if (context === null) return;
    const size = map.getSize();
    const margin = size.multiplyBy(AROUND).round();
    const [width, height] = [size.x + 2 * margin.x, size.y + 2 * margin.y];
    const ratio = devicePixelRatio;
    this.#canvas.width = Math.round(width * ratio);
    this.#canvas.height = Math.round(height * ratio);
    this.#canvas.style.width = `${width}px`;
    this.#canvas.style.height = `${height}px`;
    const origin = map.containerPointToLayerPoint([0, 0]).subtract(margin);
    L.DomUtil.setPosition(this.#canvas, origin);
    this.#written = { center: map.getCenter(), zoom: map.getZoom(), offset: margin };
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const container = map.getContainer();
    const family = getComputedStyle(container).fontFamily;
    const placed = placeLabels(this.labels(), {
      zoom: Math.round(map.getZoom()),
      width,
      height,
      project: (lng, lat) => map.latLngToLayerPoint([lat, lng]).subtract(origin),
      measure: (text, style) => this.#widthOf(context, text, style, family),
      covered: this.covered().map(({ position, box }) => moved(box, map.latLngToLayerPoint(position).subtract(origin))),
    });
    writeLabels(context, placed, readPalette(container), family);
  }

  #widthOf(context: CanvasRenderingContext2D, text: string, style: LabelStyle, family: string): number {
    const font = fontOf(style, family);
    const key = `${font} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    context.font = font;
    context.letterSpacing = `${style.spacing ?? 0}px`;
    const { width } = context.measureText(text);
    this.#widths.set(key, width);
    return width;
  }

  /** Keeps what is written over its places while the map zooms. */
  #follow(map: L.Map, center: L.LatLng, zoom: number): void {
    if (this.#written === null) return;
    const { center: from, zoom: before, offset } = this.#written;
    const scale = map.getZoomScale(zoom, before);
    const half = map.getSize().divideBy(2).add(offset);
    const corner = half.multiplyBy(-scale).add(offsetWhileZooming(map, from, center, zoom));
    L.DomUtil.setTransform(this.#canvas, corner, scale);
  }
}

function moved({ left, top, right, bottom }: Box, { x, y }: L.Point): Box {
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
}

/** Leaflet types the event of a zoom by its name alone. */
export function readZoom(event: L.LeafletEvent): { center: L.LatLng; zoom: number } {
  if ('center' in event && 'zoom' in event && event.center instanceof L.LatLng && typeof event.zoom === 'number')
    return { center: event.center, zoom: event.zoom };
  throw new TypeError('The map told of a zoom without saying which.');
}
