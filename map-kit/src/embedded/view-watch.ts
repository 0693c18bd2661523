import type L from 'leaflet';
import type { MapView, ViewCause } from '../map-provider';

/** Milliseconds without movement after which the map stands still: the steps of a wheel are one move. */
const STILL = 80;
/** What a visitor moves a map with. */
const HANDS = ['pointerdown', 'wheel', 'keydown', 'touchstart'] as const;

type Listener = (view: MapView, cause: ViewCause) => void;

/** Tells once the map stands still, and who had moved it. */
export class ViewWatch {
  readonly #listeners = new Set<Listener>();
  #waiting: (() => void)[] = [];
  #cause: ViewCause = 'user';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly map: L.Map) {
    map.on('movestart', this.#begin);
    map.on('moveend', this.#rest);
    for (const hand of HANDS)
      map.getContainer().addEventListener(hand, this.#takeOver, { capture: true, passive: true });
  }

  get view(): MapView {
    const { lat, lng } = this.map.getCenter();
    const bounds = this.map.getBounds();
    return {
      center: { lat, lng },
      zoom: this.map.getZoom(),
      bounds: { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() },
    };
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Moves the map; done once it stands still again. */
  move(cause: ViewCause, go: () => void): Promise<void> {
    this.#cause = cause;
    const done = new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
    });
    go();
    return done;
  }

  destroy(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
    for (const hand of HANDS) this.map.getContainer().removeEventListener(hand, this.#takeOver, { capture: true });
    this.#release();
  }

  readonly #begin = (): void => {
    clearTimeout(this.#timer);
  };

  readonly #rest = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const cause = this.#cause;
      this.#cause = 'user';
      for (const listener of [...this.#listeners]) listener(this.view, cause);
      this.#release();
    }, STILL);
  };

  /** Whoever touches a map that moves by itself moves it from then on. */
  readonly #takeOver = (): void => {
    this.#cause = 'user';
  };

  #release(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
