import type { Random } from '../random';

/** A UUID in the form of version 4. Only for demo ads: everybody can compute it. */
export function randomUuid(random: Random): string {
  const hex = Array.from({ length: 32 }, (_, index) => (index === 12 ? '4' : index === 16 ? random.int(8, 11).toString(16) : random.int(0, 15).toString(16))).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
