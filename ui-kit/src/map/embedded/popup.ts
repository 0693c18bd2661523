import type L from 'leaflet';
import type { LatLng } from '../map-provider';
import styles from './embedded-map.module.css';
import type { MarkerPane } from './marker-pane';

/** An element at a position: above it where there is room, otherwise below. The map does not move for it. */
export class Popup {
  readonly #frame = document.createElement('div');
  readonly #abort = new AbortController();
  #open = true;

  constructor(
    private readonly map: L.Map,
    private readonly pane: MarkerPane,
    private readonly content: HTMLElement,
    private readonly at: LatLng,
    private readonly onClose: () => void,
  ) {
    this.#frame.className = styles['popup'] ?? '';
    this.#frame.append(content);
    const { signal } = this.#abort;
    // What is pressed or scrolled inside is no move of the map.
    for (const kind of ['click', 'dblclick', 'wheel', 'touchstart', 'pointerdown', 'mousedown']) {
      this.#frame.addEventListener(kind, (event) => { event.stopPropagation(); }, { signal, passive: true });
    }
    map.getContainer().addEventListener('keydown', (event) => { if (event.key === 'Escape') this.close(); }, { signal });
    map.on('click', this.close);
    map.on('moveend', this.#place);
    pane.show(this.#frame, at);
    this.#place();
  }

  readonly close = (): void => {
    if (!this.#open) return;
    this.#open = false;
    this.#abort.abort();
    this.map.off('click', this.close);
    this.map.off('moveend', this.#place);
    this.pane.hide(this.#frame);
    this.content.remove();
    this.onClose();
  };

  readonly #place = (): void => {
    const { y, x } = this.map.latLngToContainerPoint(this.at);
    const { offsetWidth, offsetHeight } = this.#frame;
    const half = offsetWidth / 2;
    const shift = Math.max(half + 8 - x, Math.min(0, this.map.getSize().x - half - 8 - x));
    this.#frame.dataset['side'] = y > offsetHeight + 60 ? 'above' : 'below';
    this.#frame.style.setProperty('--shift', `${Math.round(shift)}px`);
  };
}
