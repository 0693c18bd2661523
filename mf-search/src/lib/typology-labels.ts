import type { CategoryCode, TypologyCode } from '@kvadrat/contracts/vocabulary';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const TYPOLOGY_LABELS: Readonly<Record<TypologyCode, MessageDescriptor>> = {
  1: msg`Stan`,
  2: msg`Potkrovlje`,
  3: msg`Samostojeća kuća`,
  4: msg`Loft`,
  5: msg`Seoska kuća`,
  6: msg`Vila`,
  7: msg`Kuća u nizu`,
  8: msg`Ured`,
  9: msg`Trgovina`,
  10: msg`Skladište`,
  11: msg`Hala`,
  12: msg`Poslovni prostor`,
  13: msg`Laboratorij`,
  14: msg`Uhodan posao`,
  15: msg`Poljoprivredno zemljište`,
  16: msg`Građevinsko zemljište`,
  17: msg`Ležaj`,
  18: msg`Cijela soba`,
};

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
