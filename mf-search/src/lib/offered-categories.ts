import type { CategoryCode, TypologyCode } from '@kvadrat/contracts/vocabulary';

/** The ten groups that filters offer; the others are reached by links only. */
export const OFFERED_CATEGORIES = [1, 6, 24, 22, 23, 26, 21, 25, 20, 4] as const satisfies readonly CategoryCode[];

const HOMES: readonly TypologyCode[] = [1, 2, 3, 4, 5, 6, 7];

const BY_CATEGORY: Readonly<Partial<Record<CategoryCode, readonly TypologyCode[]>>> = {
  1: HOMES,
  2: [8, 9, 10, 11, 12, 13, 14],
  3: HOMES,
  4: [17, 18],
  5: HOMES,
  6: HOMES,
  24: [15, 16],
  27: HOMES,
};

/** Property types worth offering within a category; a category of one type offers none. */
export function typologiesOf(category: CategoryCode): readonly TypologyCode[] {
  return BY_CATEGORY[category] ?? [];
}
