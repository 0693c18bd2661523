import type { CategoryCode, TypologyCode } from '@kvadrat/contracts/vocabulary';

/** Where a kind of property stands among ours. */
export interface KindPlace {
  category: CategoryCode;
  typology: TypologyCode;
}

/** What people call property, finer than categories and typologies: a garage is none of the eighteen types and still no shop. */
export const KINDS = {
  apartment: { category: 1, typology: 1 },
  attic: { category: 1, typology: 2 },
  loft: { category: 1, typology: 4 },
  house: { category: 1, typology: 3 },
  'country-house': { category: 1, typology: 5 },
  villa: { category: 1, typology: 6 },
  'terraced-house': { category: 1, typology: 7 },
  'mobile-home': { category: 1, typology: 3 },
  room: { category: 4, typology: 18 },
  bed: { category: 4, typology: 17 },
  garage: { category: 22, typology: 12 },
  parking: { category: 22, typology: 12 },
  land: { category: 24, typology: 15 },
  farmland: { category: 24, typology: 15 },
  'building-land': { category: 24, typology: 16 },
  hotel: { category: 3, typology: 14 },
  tourist: { category: 3, typology: 14 },
  office: { category: 23, typology: 8 },
  shop: { category: 26, typology: 9 },
  warehouse: { category: 21, typology: 10 },
  hall: { category: 25, typology: 11 },
  workshop: { category: 2, typology: 13 },
  restaurant: { category: 2, typology: 14 },
  business: { category: 2, typology: 14 },
  premises: { category: 2, typology: 12 },
  building: { category: 20, typology: 12 },
} as const satisfies Readonly<Record<string, KindPlace>>;

export type Kind = keyof typeof KINDS;

/** Words that leave open which of our kinds it is: land of no use said, a home on wheels. */
export const WIDE_KINDS: ReadonlySet<Kind> = new Set<Kind>(['land', 'mobile-home']);
