import type { CategoryCode, SearchableContract, TypologyCode } from '@kvadrat/contracts/vocabulary';

/** What is on offer, as the guide's addresses and calls name it. */
export const GUIDE_OFFERS = ['sale', 'rent'] as const;
export type GuideOffer = (typeof GUIDE_OFFERS)[number];

/** What is compared with what: a square metre of a flat is no square metre of land. */
export const GUIDE_KINDS = ['flats', 'houses', 'land'] as const;
export type GuideKind = (typeof GUIDE_KINDS)[number];

interface KindFacts {
  /** Stands for it in the database. */
  code: number;
  category: CategoryCode;
  typologies: readonly TypologyCode[];
}

export const KIND_FACTS: Readonly<Record<GuideKind, KindFacts>> = {
  flats: { code: 1, category: 1, typologies: [1, 2, 4] },
  houses: { code: 2, category: 1, typologies: [3, 5, 6, 7] },
  // Fields cost a hundredth of what building land does: together they would have no middle.
  land: { code: 3, category: 24, typologies: [16] },
};

export const OFFER_CONTRACTS = { sale: 1, rent: 2 } as const satisfies Record<GuideOffer, SearchableContract>;

/** Fewer properties than these give no number: one dear house would move it. */
export const FEWEST = 10;
