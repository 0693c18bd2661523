import L from 'leaflet';
import type { LatLng } from '../map-provider';
import { readZoom } from './label-layer';
import { offsetWhileZooming } from './leaflet-frames';

/** Elements that stand at positions, in one pane of the map; they keep their size while it zooms. */
export class MarkerPane extends L.Layer {
  readonly #positions = new Map<HTMLElement, LatLng>();

  constructor(pane: string) {
    super();
    L.setOptions(this, { pane });
  }

  override onAdd(): this {
    for (const element of this.#positions.keys()) this.getPane()?.append(element);
    return this;
  }

  override onRemove(): this {
    for (const element of this.#positions.keys()) element.remove();
    this.#positions.clear();
    return this;
  }

  override getEvents(): Record<string, L.LeafletEventHandlerFn> {
    const placeAll = (): void => {
      for (const [element, position] of this.#positions) this.#place(element, position);
    };
    return {
      viewreset: placeAll,
      zoom: placeAll,
      zoomanim: (event) => {
        const { center, zoom } = readZoom(event);
        for (const [element, position] of this.#positions)
          L.DomUtil.setPosition(element, offsetWhileZooming(this._map, position, center, zoom).round());
      },
    };
  }

  show(element: HTMLElement, position: LatLng): void {
    this.#positions.set(element, position);
    element.classList.add('leaflet-zoom-animated');
    this.#place(element, position);
    if (!element.isConnected) this.getPane()?.append(element);
  }

  hide(element: HTMLElement): void {
    this.#positions.delete(element);
    element.remove();
  }

  #place(element: HTMLElement, position: LatLng): void {
    L.DomUtil.setPosition(element, this._map.latLngToLayerPoint(position).round());
  }
}
