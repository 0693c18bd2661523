import type { NumberRange, RangeKey, SearchCriteria } from '@kvadrat/contracts/search';
import { DEFAULT_CRITERIA, RANGE_KEYS, searchUrl } from '@kvadrat/contracts/search';
import { parseNumber } from '@kvadrat/ui-kit';

/** A pair of number fields as typed. */
export interface TypedRange {
  min: string;
  max: string;
}

/** What a search form holds: the search with its numbers and place still in the visitor's words. */
export interface SearchForm extends Omit<SearchCriteria, RangeKey | 'place' | 'page'> {
  place: { text: string; path: string | null };
  price: TypedRange;
  surface: TypedRange;
  rooms: TypedRange;
}

export type FormField = `${RangeKey}.${keyof TypedRange}`;
export type FormProblem = 'not-a-whole-number' | 'inverted';
export type FormProblems = Partial<Record<FormField, FormProblem>>;

const LARGEST = 999_999_999;
const NO_RANGE: TypedRange = { min: '', max: '' };

/** An untouched form. */
export const EMPTY_FORM: SearchForm = {
  contract: DEFAULT_CRITERIA.contract,
  category: DEFAULT_CRITERIA.category,
  typologies: DEFAULT_CRITERIA.typologies,
  keyword: null,
  sort: DEFAULT_CRITERIA.sort,
  place: { text: '', path: null },
  price: NO_RANGE,
  surface: NO_RANGE,
  rooms: NO_RANGE,
};

/** A form that shows a search. @param formatNumber how numbers are written in the page's language */
export function formOf(criteria: SearchCriteria, place: SearchForm['place'], formatNumber: (value: number) => string): SearchForm {
  const { contract, category, typologies, keyword, sort } = criteria;
  const typed = ({ min, max }: NumberRange): TypedRange => ({
    min: min === undefined ? '' : formatNumber(min),
    max: max === undefined ? '' : formatNumber(max),
  });
  return {
    ...{ contract, category, typologies, keyword, sort },
    place,
    price: typed(criteria.price),
    surface: typed(criteria.surface),
    rooms: typed(criteria.rooms),
  };
}

/** A whole number not below zero, undefined for an empty text, null for anything else (O-07). */
export function readBound(text: string): number | undefined | null {
  const parsed = parseNumber(text);
  if (parsed.kind === 'empty') return undefined;
  return parsed.kind === 'number' && Number.isInteger(parsed.value) && parsed.value <= LARGEST ? parsed.value : null;
}

/** What stands in the way of searching; an inverted pair is wrong on both sides (O-08). */
export function problemsOf(form: SearchForm): FormProblems {
  const problems: FormProblems = {};
  for (const key of RANGE_KEYS) {
    const min = readBound(form[key].min);
    const max = readBound(form[key].max);
    if (min === null) problems[`${key}.min`] = 'not-a-whole-number';
    if (max === null) problems[`${key}.max`] = 'not-a-whole-number';
    if (typeof min === 'number' && typeof max === 'number' && min > max) {
      problems[`${key}.min`] = 'inverted';
      problems[`${key}.max`] = 'inverted';
    }
  }
  return problems;
}

/**
 * Address of the search a form describes, on its first page (O-01), without language prefix.
 * A place that was typed but not chosen goes along as `mjesto`, which the list resolves.
 */
export function addressOf(form: SearchForm): string {
  const { place, price, surface, rooms, keyword, ...rest } = form;
  const url = searchUrl({
    ...rest,
    keyword: keyword === null || keyword.trim() === '' ? null : keyword.trim(),
    place: place.path,
    price: boundsOf(price),
    surface: boundsOf(surface),
    rooms: boundsOf(rooms),
    page: 1,
  });
  const text = place.text.trim();
  if (text === '' || place.path !== null) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ mjesto: text }).toString()}`;
}

function boundsOf(range: TypedRange): NumberRange {
  const min = readBound(range.min) ?? undefined;
  const max = readBound(range.max) ?? undefined;
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}
