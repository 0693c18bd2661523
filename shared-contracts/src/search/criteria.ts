import type { CategoryCode, SearchableContract, TypologyCode } from '../vocabulary';
import { DEFAULT_SORT, type Sort } from './sort';

/** Inclusive bounds (R123); an absent bound is open. */
export interface NumberRange {
  min?: number;
  max?: number;
}

/** Ranges by their field in {@link SearchCriteria}. Price in EUR, surface in m², rooms counted. */
export type RangeKey = 'price' | 'surface' | 'rooms';

/**
 * One search, whole: what an address describes and what the query planner answers (R136).
 * Its written form uses the specification's parameter names (R122).
 */
export interface SearchCriteria {
  contract: SearchableContract;
  category: CategoryCode;
  /** Path of the place below the list prefix, for example `split/bacvice`; null is the whole country. */
  place: string | null;
  price: NumberRange;
  surface: NumberRange;
  rooms: NumberRange;
  /** Any of these property types; empty is all. */
  typologies: readonly TypologyCode[];
  keyword: string | null;
  sort: Sort;
  /** Counted from 1. */
  page: number;
}

/** The search behind `/prodaja-stambene-nekretnine/` (R15). */
export const DEFAULT_CRITERIA: SearchCriteria = {
  contract: 1,
  category: 1,
  place: null,
  price: {},
  surface: {},
  rooms: {},
  typologies: [],
  keyword: null,
  sort: DEFAULT_SORT,
  page: 1,
};
