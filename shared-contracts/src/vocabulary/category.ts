/** Property categories with the specification's ids (R99) and their word in list paths (R20). */
export const CATEGORIES = {
  1: { key: 'residential', slug: 'stambene-nekretnine' },
  2: { key: 'commercial', slug: 'poslovne-nekretnine' },
  3: { key: 'tourist', slug: 'turisticke-nekretnine' },
  4: { key: 'rooms', slug: 'sobe' },
  5: { key: 'international', slug: 'inozemne-nekretnine' },
  6: { key: 'new-constructions', slug: 'novogradnja' },
  14: { key: 'auctions', slug: 'nekretnine-na-drazbi' },
  20: { key: 'buildings', slug: 'zgrade' },
  21: { key: 'warehouses', slug: 'skladista' },
  22: { key: 'garages', slug: 'garaze-i-parking' },
  23: { key: 'offices', slug: 'uredi' },
  24: { key: 'land', slug: 'zemljista' },
  25: { key: 'sheds', slug: 'hale' },
  26: { key: 'shops', slug: 'lokali' },
  27: { key: 'new-buildings', slug: 'nove-zgrade' },
} as const;

export type CategoryCode = keyof typeof CATEGORIES;

export const CATEGORY_CODES = Object.keys(CATEGORIES).map(Number) as readonly CategoryCode[];

export function isCategoryCode(value: unknown): value is CategoryCode {
  return typeof value === 'number' && Object.hasOwn(CATEGORIES, value);
}

/** Category word of a list path: `stambene-nekretnine` → 1. */
export function categoryFromSlug(slug: string): CategoryCode | null {
  return CATEGORY_CODES.find((code) => CATEGORIES[code].slug === slug) ?? null;
}
