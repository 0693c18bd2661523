import type { RawBuilder } from 'kysely';
import type { Ring, WorldPoint } from './ring';

/** Whole positions from `x` to `x + size - 1` and from `y` to `y + size - 1`. */
export interface Square extends WorldPoint {
  size: number;
}

/** Part of the world that ads may stand in. */
export interface Area {
  /**
   * Whether all positions of a square are in it or none; else what of it decides that for parts of the square. May answer
   * with the latter where it is not sure.
   */
  within: (square: Square) => 'inside' | 'outside' | Area;
  /** Whether a row with the columns `x` and `y` is in it. */
  condition: () => RawBuilder<boolean>;
  /** The line around it, where that is all there is to it. */
  ring?: Ring;
}
