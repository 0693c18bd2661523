import type { LatLng } from '../mercator';
import type { Place } from '../place';
import type { Way } from './name-table';

/** What is said about where something is. Everything may be empty. */
export interface PlaceWords {
  town: string;
  province: string;
  /** A part of the town. */
  part: string;
  position: LatLng | null;
}

/** What else decided. */
export type Reason =
  'province' | 'position' | 'size' | 'island' | 'several-parts' | 'part-unknown' | 'province-contradicts' | 'joined';

export interface Located {
  place: Place;
  /** From 0 to 1: below {@link SURE} it should be looked at. */
  score: number;
  town: { words: string; way: Way };
  part: { words: string; way: Way } | null;
  reasons: readonly Reason[];
}

/** What is located with less is said to be near, in reports. */
export const SURE = 0.9;
