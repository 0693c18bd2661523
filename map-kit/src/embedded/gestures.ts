import type L from 'leaflet';
import type { MapGestures, MapOptions } from '../map-provider';
import styles from './embedded-map.module.css';

/** Milliseconds a hint stays. */
const HINT = 1600;

/**
 * Who gets a finger and the wheel. A map that fills the screen takes all; inside a page one finger and the bare wheel
 * go on scrolling the page, and the map says what moves it instead.
 */
export class Gestures {
  #mode: MapGestures;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #hint = document.createElement('div');
  readonly #abort = new AbortController();

  constructor(
    private readonly map: L.Map,
    root: HTMLElement,
    { gestures, texts }: Pick<MapOptions, 'gestures' | 'texts'>,
  ) {
    this.#mode = gestures;
    this.#hint.className = styles['hint'] ?? '';
    this.#hint.setAttribute('aria-hidden', 'true');
    root.append(this.#hint);
    const container = map.getContainer();
    const { signal } = this.#abort;
    const early = { capture: true, passive: true, signal } as const;
    container.addEventListener(
      'pointerdown',
      ({ pointerType }) => {
        this.#allowDrag(pointerType !== 'touch');
      },
      early,
    );
    container.addEventListener(
      'touchstart',
      ({ touches }) => {
        this.#allowDrag(touches.length > 1);
      },
      early,
    );
    container.addEventListener(
      'touchmove',
      ({ touches }) => {
        if (!this.#greedy() && touches.length === 1) this.#show(texts.twoFingers);
      },
      early,
    );
    container.addEventListener(
      'wheel',
      ({ ctrlKey, metaKey }) => {
        const ours = this.#greedy() || ctrlKey || metaKey;
        if (ours) map.scrollWheelZoom.enable();
        else map.scrollWheelZoom.disable();
        if (!ours) this.#show(texts.holdToZoom);
      },
      early,
    );
    this.set(gestures);
  }

  set(mode: MapGestures): void {
    this.#mode = mode;
    this.map.getContainer().classList.toggle(styles['cooperative'] ?? 'cooperative', mode === 'cooperative');
    this.#allowDrag(true);
    this.map.scrollWheelZoom.enable();
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#abort.abort();
    this.#hint.remove();
  }

  /** Who draws on a map has its whole attention. */
  #greedy(): boolean {
    return this.#mode === 'greedy' || this.map.getContainer().dataset['drawing'] !== undefined;
  }

  #allowDrag(allowed: boolean): void {
    if (allowed || this.#greedy()) this.map.dragging.enable();
    else this.map.dragging.disable();
  }

  #show(text: string): void {
    if (text === '') return;
    clearTimeout(this.#timer);
    this.#hint.textContent = text;
    this.#hint.dataset['shown'] = '';
    this.#timer = setTimeout(() => {
      delete this.#hint.dataset['shown'];
    }, HINT);
  }
}
