import type { LatLng, MapProvider, Unsubscribe } from '../map-provider';
import type { MarkerStage } from '../markers';
import styles from './popup.module.css';

/** The map a popup stands on. */
export interface PopupGround {
  map: Pick<MapProvider, 'onIdle' | 'onPress' | 'toPixel'>;
  stage: Pick<MarkerStage, 'show' | 'hide'>;
  container: HTMLElement;
}

/** Room a popup needs above its position beside its own height, for the marker under it. Pixels. */
const MARKER = 60;
const EDGE = 8;
const INSIDE = ['click', 'dblclick', 'wheel', 'touchstart', 'pointerdown', 'mousedown'];

/** An element at a position: above it where there is room, otherwise below. The map does not move for it. */
export class Popup {
  readonly #frame = document.createElement('div');
  readonly #abort = new AbortController();
  readonly #subscriptions: Unsubscribe[];

  constructor(
    private readonly ground: PopupGround,
    private readonly content: HTMLElement,
    private readonly at: LatLng,
    private readonly onClose: () => void,
  ) {
    const { map, stage, container } = ground;
    this.#frame.className = styles['popup'] ?? '';
    this.#frame.append(content);
    const { signal } = this.#abort;
    // What is pressed or scrolled inside is no move of the map.
    for (const kind of INSIDE) {
      this.#frame.addEventListener(
        kind,
        (event) => {
          event.stopPropagation();
        },
        { signal, passive: true },
      );
    }
    container.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') this.close();
      },
      { signal },
    );
    this.#subscriptions = [map.onPress(this.close), map.onIdle(this.#place)];
    stage.show(this.#frame, at);
    this.#place();
  }

  readonly close = (): void => {
    if (this.#abort.signal.aborted) return;
    this.#abort.abort();
    for (const end of this.#subscriptions) end();
    this.ground.stage.hide(this.#frame);
    this.content.remove();
    this.onClose();
  };

  readonly #place = (): void => {
    const { map, container } = this.ground;
    const { y, x } = map.toPixel(this.at);
    const { offsetWidth, offsetHeight } = this.#frame;
    const half = offsetWidth / 2;
    const shift = Math.max(half + EDGE - x, Math.min(0, container.clientWidth - half - EDGE - x));
    this.#frame.dataset['side'] = y > offsetHeight + MARKER ? 'above' : 'below';
    this.#frame.style.setProperty('--shift', `${Math.round(shift)}px`);
  };
}
