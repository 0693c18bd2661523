/** Word of each category in list paths. */
export const CATEGORY_SLUGS = {
  1: 'stambene-nekretnine',
  2: 'poslovne-nekretnine',
  3: 'turisticke-nekretnine',
  4: 'sobe',
  5: 'inozemne-nekretnine',
  6: 'novogradnja',
  14: 'nekretnine-na-drazbi',
  20: 'zgrade',
  21: 'skladista',
  22: 'garaze-i-parking',
  23: 'uredi',
  24: 'zemljista',
  25: 'hale',
  26: 'lokali',
  27: 'nove-zgrade',
} as const;

/** Property categories with the specification's ids. */
export const CATEGORIES = {
  1: 'residential',
  2: 'commercial',
  3: 'tourist',
  4: 'rooms',
  5: 'international',
  6: 'new-constructions',
  14: 'auctions',
  20: 'buildings',
  21: 'warehouses',
  22: 'garages',
  23: 'offices',
  24: 'land',
  25: 'sheds',
  26: 'shops',
  27: 'new-buildings',
} as const;

export type CategoryCode = keyof typeof CATEGORY_SLUGS;

export const CATEGORY_CODES = Object.keys(CATEGORY_SLUGS).map(Number) as readonly CategoryCode[];

export function isCategoryCode(value: unknown): value is CategoryCode {
  return typeof value === 'number' && Object.hasOwn(CATEGORY_SLUGS, value);
}

/** Category word of a list path: `stambene-nekretnine` → 1. */
export function categoryFromSlug(slug: string): CategoryCode | null {
  return CATEGORY_CODES.find((code) => CATEGORY_SLUGS[code] === slug) ?? null;
}
