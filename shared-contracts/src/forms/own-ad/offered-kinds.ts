import { CATEGORY_CODES, TYPOLOGY_CODES, type CategoryCode, type TypologyCode } from '../../vocabulary';

const HOMES: readonly TypologyCode[] = [1, 2, 3, 4, 5, 6, 7];
const BUSINESSES: readonly TypologyCode[] = [8, 9, 10, 11, 12, 13, 14];

const BY_CATEGORY: Readonly<Partial<Record<CategoryCode, readonly TypologyCode[]>>> = {
  1: HOMES,
  2: BUSINESSES,
  3: [...HOMES, 14],
  4: [18, 17],
  6: [...HOMES, 8, 9, 12],
  20: [12, 3, 6, 14],
  21: [10],
  22: [12],
  23: [8],
  24: [16, 15],
  25: [11],
  26: [9],
  27: [...HOMES, 8, 9, 12],
};

/** Types of property that an ad of a category may be of, the usual one first; abroad and at auctions it may be any. */
export function ownAdTypologies(category: CategoryCode): readonly TypologyCode[] {
  return BY_CATEGORY[category] ?? TYPOLOGY_CODES;
}

/** Categories in the order of the form: what people look for most comes first. */
export const OWN_AD_CATEGORIES: readonly CategoryCode[] = [
  1,
  ...CATEGORY_CODES.filter((code) => code !== 1 && code !== 14),
  14,
];
