import type { CategoryCode } from '@kvadrat/contracts/vocabulary';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const CATEGORY_LABELS: Readonly<Record<CategoryCode, MessageDescriptor>> = {
  1: msg`Stanovi i kuće`,
  2: msg`Poslovni prostori`,
  3: msg`Turističke nekretnine`,
  4: msg`Sobe`,
  5: msg`Nekretnine u inozemstvu`,
  6: msg`Novogradnja`,
  14: msg`Nekretnine na dražbi`,
  20: msg`Zgrade`,
  21: msg`Skladišta`,
  22: msg`Garaže i parkirna mjesta`,
  23: msg`Uredi`,
  24: msg`Zemljišta`,
  25: msg`Hale`,
  26: msg`Lokali`,
  27: msg`Nove zgrade`,
};

/** The ten groups that filters offer (R100); the others are reached by links only. */
export const OFFERED_CATEGORIES = [1, 6, 24, 22, 23, 26, 21, 25, 20, 4] as const satisfies readonly CategoryCode[];
