/** The eighteen property types with stable ids of ours. */
export const TYPOLOGIES = {
  1: 'apartment',
  2: 'attic',
  3: 'independent-house',
  4: 'loft',
  5: 'farmhouse',
  6: 'villa',
  7: 'terraced-house',
  8: 'office',
  9: 'shop',
  10: 'warehouse',
  11: 'sheds',
  12: 'commercial-premises',
  13: 'laboratory',
  14: 'business',
  15: 'agricultural-land',
  16: 'building-land',
  17: 'bed-place',
  18: 'full-room',
} as const;

export type TypologyCode = keyof typeof TYPOLOGIES;
export type TypologyKey = (typeof TYPOLOGIES)[TypologyCode];

export const TYPOLOGY_CODES = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18,
] as const satisfies readonly TypologyCode[];

export function isTypologyCode(value: unknown): value is TypologyCode {
  return typeof value === 'number' && Object.hasOwn(TYPOLOGIES, value);
}
