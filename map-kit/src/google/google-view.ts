import type { LatLng, MapBounds, MapPixel, MapView, ViewCause } from '../map-provider';

/** Milliseconds after a touch of the map in which its movement is the visitor's; a thrown map glides that long. */
const GLIDE = 2000;
/** Milliseconds to wait for a view that Google does not tell of, as it changed nothing. */
const STILL = 1500;
const INPUTS = ['pointerdown', 'pointerup', 'wheel', 'keydown', 'dblclick'] as const;

/** View of a Google map: where it is, where it goes, and who moved it. */
export class GoogleView {
  readonly #overlay: google.maps.OverlayView;
  readonly #listeners: google.maps.MapsEventListener[] = [];
  readonly #endInputs: () => void;
  #lastOwnMove = -Infinity;
  #lastInput = -Infinity;

  private constructor(
    private readonly maps: typeof google.maps,
    private readonly map: google.maps.Map,
    overlay: google.maps.OverlayView,
    onIdle: (view: MapView, cause: ViewCause) => void,
  ) {
    this.#overlay = overlay;
    this.#endInputs = this.#watchInputs(map.getDiv());
    // Google tells of the view it opens with as well, which is no move.
    let opening: MapBounds | null = this.read().bounds;
    this.#listeners.push(
      map.addListener('idle', () => {
        const view = this.read();
        const stays = opening !== null && areSame(opening, view.bounds);
        opening = null;
        if (stays) return;
        // Whoever touches a map that moves by itself moves it from then on.
        const byHand = this.#lastInput > this.#lastOwnMove && performance.now() - this.#lastInput < GLIDE;
        onIdle(view, byHand ? 'user' : 'program');
      }),
    );
  }

  /** Once the map can tell pixels from positions. */
  static async open(
    maps: typeof google.maps,
    map: google.maps.Map,
    onIdle: (view: MapView, cause: ViewCause) => void,
  ): Promise<GoogleView> {
    const overlay = new maps.OverlayView();
    await new Promise<void>((resolve) => {
      overlay.onAdd = resolve;
      overlay.onRemove = () => undefined;
      overlay.draw = () => undefined;
      overlay.setMap(map);
    });
    return new GoogleView(maps, map, overlay, onIdle);
  }

  read(): MapView {
    const { clientWidth: width, clientHeight: height } = this.map.getDiv();
    const [northWest, southEast] = [this.toPosition({ x: 0, y: 0 }), this.toPosition({ x: width, y: height })];
    return {
      center: this.map.getCenter()?.toJSON() ?? this.toPosition({ x: width / 2, y: height / 2 }),
      zoom: this.map.getZoom() ?? 0,
      bounds: { south: southEast.lat, west: northWest.lng, north: northWest.lat, east: southEast.lng },
    };
  }

  /** @param cause whose wish it is */
  set({ center, zoom }: { center: LatLng; zoom: number }, cause: ViewCause): Promise<void> {
    return this.#moved(cause, () => {
      this.map.setZoom(zoom);
      this.map.setCenter(center);
    });
  }

  fit(bounds: MapBounds, padding: number): Promise<void> {
    return this.#moved('program', () => {
      this.map.fitBounds(bounds, padding);
    });
  }

  /** Movement that follows is nobody's wish. */
  ownMove(): void {
    this.#lastOwnMove = performance.now();
  }

  toPixel(position: LatLng): MapPixel {
    const pixel = this.#overlay.getProjection().fromLatLngToContainerPixel(new this.maps.LatLng(position));
    return pixel === null ? { x: 0, y: 0 } : { x: pixel.x, y: pixel.y };
  }

  toPosition({ x, y }: MapPixel): LatLng {
    return (
      this.#overlay.getProjection().fromContainerPixelToLatLng(new this.maps.Point(x, y))?.toJSON() ?? {
        lat: 0,
        lng: 0,
      }
    );
  }

  close(): void {
    for (const listener of this.#listeners) listener.remove();
    this.#endInputs();
    this.#overlay.setMap(null);
  }

  async #moved(cause: ViewCause, move: () => void): Promise<void> {
    if (cause === 'program') this.ownMove();
    else this.#lastInput = performance.now();
    await new Promise<void>((resolve) => {
      const timer = setTimeout(end, STILL);
      const listener = this.map.addListener('idle', end);
      function end(): void {
        clearTimeout(timer);
        listener.remove();
        resolve();
      }
      move();
    });
  }

  #watchInputs(element: HTMLElement): () => void {
    const note = (): void => {
      this.#lastInput = performance.now();
    };
    for (const kind of INPUTS) element.addEventListener(kind, note, { capture: true, passive: true });
    return () => {
      for (const kind of INPUTS) element.removeEventListener(kind, note, { capture: true });
    };
  }
}

function areSame(one: MapBounds, other: MapBounds): boolean {
  return one.south === other.south && one.west === other.west && one.north === other.north && one.east === other.east;
}
