import type { LatLng } from '../map-provider';
import type { MarkerStage } from '../markers';
import styles from './google.module.css';

/** Puts the elements of markers on a Google map. Google places them, what they show and hear is ours. */
export class GoogleMarkers implements Pick<MarkerStage, 'show' | 'hide'> {
  readonly #placed = new Map<HTMLElement, google.maps.marker.AdvancedMarkerElement>();

  constructor(
    private readonly maps: typeof google.maps,
    private readonly map: google.maps.Map,
  ) {}

  show(element: HTMLElement, position: LatLng): void {
    const placed = this.#placed.get(element);
    if (placed === undefined) this.#placed.set(element, this.#place(element, position));
    else placed.position = position;
  }

  hide(element: HTMLElement): void {
    const placed = this.#placed.get(element);
    if (placed === undefined) return;
    placed.map = null;
    element.remove();
    this.#placed.delete(element);
  }

  #place(element: HTMLElement, position: LatLng): google.maps.marker.AdvancedMarkerElement {
    // Without a size of its own: the element stands at the position as it does on our own map.
    const holder = document.createElement('div');
    holder.className = styles['holder'] ?? '';
    holder.append(element);
    this.maps.OverlayView.preventMapHitsFrom(holder);
    const placed = new this.maps.marker.AdvancedMarkerElement({ map: this.map, position, content: holder });
    placed.classList.add(styles['placed'] ?? '');
    return placed;
  }
}
