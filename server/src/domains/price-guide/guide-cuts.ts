import { CONDITIONS, type TypologyCode } from '@kvadrat/contracts/vocabulary';
import type { SearchCriteria } from '@kvadrat/contracts/search';

/** By what the ads of a place are told apart. Each part can be searched for, so that every figure leads to its ads. */
export const GUIDE_CUTS = ['all', 'typology', 'rooms', 'condition', 'built', 'sea'] as const;
export type GuideCut = (typeof GUIDE_CUTS)[number];

export const CUT_CODES = {
  all: 0,
  typology: 1,
  rooms: 2,
  condition: 3,
  built: 4,
  sea: 5,
} as const satisfies Record<GuideCut, number>;

/** Homes of so many rooms or more are one part. */
export const MOST_ROOMS = 5;
/** Built in this year or later; later ones are in earlier parts too. */
export const BUILT_SINCE = [1990, 2006, 2020] as const;
/** Metres to the sea at most; nearer ones are in wider parts too. */
export const SEA_WITHIN = [100, 300, 1000] as const;

/** What of a search's conditions a part of a cut stands for. */
export function criteriaOf(cut: GuideCut, value: number): Partial<SearchCriteria> {
  switch (cut) {
    case 'all':
      return {};
    case 'typology':
      return { typologies: [value as TypologyCode] };
    case 'rooms':
      return { rooms: { min: value, max: value >= MOST_ROOMS ? undefined : value } };
    case 'condition':
      return { conditions: CONDITIONS.filter((_, index) => index === value) };
    case 'built':
      return { builtAfter: value };
    case 'sea':
      return { seaDistanceMax: value };
  }
}
