/** Pixels of the world at zoom 0. */
const WORLD = 256;
const RADIANS = Math.PI / 180;

export interface Literal {
  lat: number;
  lng: number;
}

export class Point {
  constructor(
    readonly x: number,
    readonly y: number,
  ) {}
}

export class Size {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
}

export class LatLng {
  readonly #lat: number;
  readonly #lng: number;

  constructor(lat: number | Literal, lng = 0) {
    this.#lat = typeof lat === 'number' ? lat : lat.lat;
    this.#lng = typeof lat === 'number' ? lng : lat.lng;
  }

  lat(): number {
    return this.#lat;
  }

  lng(): number {
    return this.#lng;
  }

  toJSON(): Literal {
    return { lat: this.#lat, lng: this.#lng };
  }
}

export function toLatLng(position: LatLng | Literal): LatLng {
  return position instanceof LatLng ? position : new LatLng(position);
}

export class LatLngBounds {
  readonly #southWest: LatLng;
  readonly #northEast: LatLng;

  /** Like the real one, it also takes a literal with four sides. */
  constructor(
    southWest: LatLng | Literal | { south: number; west: number; north: number; east: number },
    northEast?: LatLng | Literal,
  ) {
    if ('south' in southWest) {
      this.#southWest = new LatLng(southWest.south, southWest.west);
      this.#northEast = new LatLng(southWest.north, southWest.east);
    } else {
      this.#southWest = toLatLng(southWest);
      this.#northEast = toLatLng(northEast ?? southWest);
    }
  }

  getSouthWest(): LatLng {
    return this.#southWest;
  }

  getNorthEast(): LatLng {
    return this.#northEast;
  }

  contains(position: LatLng | Literal): boolean {
    const { lat, lng } = toLatLng(position).toJSON();
    const [low, high] = [this.#southWest.toJSON(), this.#northEast.toJSON()];
    return lat >= low.lat && lat <= high.lat && lng >= low.lng && lng <= high.lng;
  }

  toJSON(): { south: number; west: number; north: number; east: number } {
    const [low, high] = [this.#southWest.toJSON(), this.#northEast.toJSON()];
    return { south: low.lat, west: low.lng, north: high.lat, east: high.lng };
  }
}

/** Web Mercator: pixels of the whole world at a zoom. */
export function project(position: LatLng, zoom: number): Point {
  const scale = WORLD * 2 ** zoom;
  const sine = Math.sin(position.lat() * RADIANS);
  return new Point(
    scale * (position.lng() / 360 + 0.5),
    scale * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  );
}

export function unproject({ x, y }: Point, zoom: number): LatLng {
  const scale = WORLD * 2 ** zoom;
  return new LatLng(Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / scale))) / RADIANS, 360 * (x / scale - 0.5));
}
