import type { NumberRange, RangeKey, SearchCriteria } from '@kvadrat/contracts/search';
import { DEFAULT_CRITERIA, RANGE_KEYS, searchUrl } from '@kvadrat/contracts/search';
import { parseNumber } from '@kvadrat/contracts/numbers';
import { NO_PLACES, placesInAddress, type FormPlaces } from './form-place';

/** A pair of number fields as typed. */
export interface TypedRange {
  min: string;
  max: string;
}

/** What a search form holds: the search with its numbers and place still in the visitor's words. */
export interface SearchForm
  extends Omit<SearchCriteria, RangeKey | 'place' | 'placeIds' | 'page'>, Readonly<Record<RangeKey, TypedRange>> {
  place: FormPlaces;
}

export type FormField = `${RangeKey}.${keyof TypedRange}`;
type FormProblem = 'not-a-whole-number' | 'inverted';
export type FormProblems = Partial<Record<FormField, FormProblem>>;

const LARGEST = 999_999_999;

/** A form that shows a search. @param formatNumber how numbers are written in the page's language */
export function formOf(
  search: SearchCriteria,
  place: SearchForm['place'],
  formatNumber: (value: number) => string,
): SearchForm {
  const { page: _page, placeIds: _placeIds, ...criteria } = search;
  const write = (value: number | undefined): string => (value === undefined ? '' : formatNumber(value));
  const typed = ({ min, max }: NumberRange): TypedRange => ({ min: write(min), max: write(max) });
  return {
    ...criteria,
    place,
    price: typed(search.price),
    surface: typed(search.surface),
    rooms: typed(search.rooms),
    bedrooms: typed(search.bedrooms),
    pricePerMetre: typed(search.pricePerMetre),
    plot: typed(search.plot),
    floor: typed(search.floor),
  };
}

/** A map that shows what is found, wherever that is. */
export const NO_VIEW = { viewport: null, mapCenter: null, zoom: null } as const;

/**
 * What changes in a form with the places it looks in: list and map go there, so what the map showed has no more say
 *. Where the form is back at the places it began with, so is its map.
 */
export function lookingIn(initial: SearchForm, place: FormPlaces): Partial<SearchForm> {
  const textOf = ({ text, chosen }: FormPlaces): string => JSON.stringify([text, ...chosen.map(({ id }) => id)]);
  const { viewport, mapCenter, zoom } = textOf(place) === textOf(initial.place) ? initial : { ...initial, ...NO_VIEW };
  return { place, viewport, mapCenter, zoom };
}

/** An untouched form. */
export const EMPTY_FORM: SearchForm = formOf(DEFAULT_CRITERIA, NO_PLACES, String);

/** Whether somebody can say how many ads a form finds: with fields in error or a place that is only typed nobody can. */
export function isAnswerable(form: SearchForm): boolean {
  return Object.keys(problemsOf(form)).length === 0 && form.place.text.trim() === '';
}

/** A whole number not below zero, undefined for an empty text, null for anything else. */
export function readBound(text: string): number | undefined | null {
  const parsed = parseNumber(text);
  if (parsed.kind === 'empty') return undefined;
  return parsed.kind === 'number' && Number.isInteger(parsed.value) && parsed.value <= LARGEST ? parsed.value : null;
}

/** What stands in the way of searching; an inverted pair is wrong on both sides. */
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
 * Address of the search a form describes, on its first page, without language prefix.
 * A place that was typed but not chosen goes along as `mjesto`, which the list resolves.
 */
export function addressOf(form: SearchForm): string {
  const { place, keyword, ...rest } = form;
  const url = searchUrl({
    ...rest,
    keyword: keyword === null || keyword.trim() === '' ? null : keyword.trim(),
    ...placesInAddress(place.chosen),
    price: boundsOf(form.price),
    surface: boundsOf(form.surface),
    rooms: boundsOf(form.rooms),
    bedrooms: boundsOf(form.bedrooms),
    pricePerMetre: boundsOf(form.pricePerMetre),
    plot: boundsOf(form.plot),
    floor: boundsOf(form.floor),
    page: 1,
  });
  const text = place.text.trim();
  if (text === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${new URLSearchParams({ mjesto: text }).toString()}`;
}

function boundsOf(range: TypedRange): NumberRange {
  return { min: readBound(range.min) ?? undefined, max: readBound(range.max) ?? undefined };
}
