import type { PictureDensity, PictureRegion } from '../pictures';

/** Which mix of ads a town has. */
export type Landscape = 'city' | 'coast' | 'island' | 'inland';

/** A part of a town where ads lie. */
export interface Zone {
  /** As the place directory writes it. */
  name: string;
  /** Price against the town's. */
  factor: number;
  /** `u Trnju`, `na Bačvicama`; null where nobody says it like that. */
  at: string | null;
  /** Usual metres to the sea; null where the town's hold. */
  sea: number | null;
}

export interface Town {
  /** Code of the city in the place directory. */
  code: string;
  /** `u Splitu` */
  inTown: string;
  /** Share of all ads. */
  weight: number;
  landscape: Landscape;
  region: PictureRegion;
  density: PictureDensity;
  /** Asking price of flats, euros per square metre: the median of the town's ads. */
  sale: number;
  /** The same for rents, a month. */
  rent: number;
  /** Usual metres to the sea; null where there is none. */
  sea: number | null;
  zones: readonly Zone[];
}

/** One line of a town's list of zones. */
export type ZoneLine = readonly [name: string, factor: number, at: string | null, sea?: number];

export function zones(lines: readonly ZoneLine[]): Zone[] {
  return lines.map(([name, factor, at, sea]) => ({ name, factor, at, sea: sea ?? null }));
}
