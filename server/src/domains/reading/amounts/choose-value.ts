import type { FoundNumber } from './find-numbers';

/** The smallest and the largest value that can be meant. */
export type Plausible = readonly [low: number, high: number];

/** `separator`: the sign in it can be read otherwise. */
export interface Chosen {
  value: number;
  separator: boolean;
}

/**
 * A number as it is meant: 85.000 is 85 where 85,000 cannot be and 85 can. Where both can be or neither, three digits behind a sign
 * are thousands, and the doubt is told.
 */
export function chooseValue({ value, other, unlikely, odd }: FoundNumber, [low, high]: Plausible): Chosen {
  const can = (number: number): boolean => number >= low && number <= high;
  if (unlikely !== null && !can(value) && can(unlikely)) return { value: unlikely, separator: true };
  if (other === null) return { value, separator: odd };
  if (can(value) && !can(other)) return { value, separator: false };
  return { value: can(other) && !can(value) ? other : value, separator: true };
}
