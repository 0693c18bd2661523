import type { Random } from '../random';

/** Of a UUID's digits, the one that tells its version, and the one that tells its variant. */
const VERSION_AT = 12;
const VARIANT_AT = 16;
const DIGITS = 32;
const GROUP_ENDS: readonly number[] = [8, 12, 16, 20];

/** A UUID in the form of version 4. Only for demo ads: everybody can compute it. */
export function randomUuid(random: Random): string {
  let uuid = '';
  for (let digit = 0; digit < DIGITS; digit += 1) {
    if (GROUP_ENDS.includes(digit)) uuid += '-';
    uuid += digit === VERSION_AT ? '4' : random.int(digit === VARIANT_AT ? 8 : 0, digit === VARIANT_AT ? 11 : 15).toString(16);
  }
  return uuid;
}
