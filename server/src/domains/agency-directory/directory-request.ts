import { AGENCY_PAGE_SIZE, MAX_AGENCIES } from '@kvadrat/contracts/constants';
import { isLocale, LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { CATEGORY_GROUP_KEYS, isOneOf, type CategoryGroup } from '@kvadrat/contracts/vocabulary';

/** Who is in the directory; a pro is an agency for everybody who looks for one. */
export const DIRECTORY_TYPES = ['agency', 'constructor', 'court'] as const;
export type DirectoryType = (typeof DIRECTORY_TYPES)[number];

export const OFFERS = ['sale', 'rent'] as const;
export type Offer = (typeof OFFERS)[number];

/** By the ads they have in the place, or by name. Where a name is typed, who fits it best comes first unless another order is asked for. */
export const DIRECTORY_SORTS = ['ads', 'name'] as const;
export type DirectorySort = (typeof DIRECTORY_SORTS)[number];

export const LAST_DIRECTORY_PAGE = MAX_AGENCIES / AGENCY_PAGE_SIZE;

/** What is asked of the directory. */
export interface DirectoryRequest {
  /** Path of a place. */
  place: string | null;
  /** Of an agency or of somebody who works for one, as typed. */
  name: string;
  type: DirectoryType | null;
  language: Locale | null;
  offer: Offer | null;
  kind: CategoryGroup | null;
  licensed: boolean;
  /** Null where nobody asked for an order. */
  sort: DirectorySort | null;
  page: number;
}

/** Reads what an address asks; what it cannot take is as if it were not there. */
export function readDirectoryRequest(query: URLSearchParams): DirectoryRequest {
  const text = (name: string): string | null => query.get(name)?.trim() || null;
  const of = <T extends string>(values: readonly T[], name: string): T | null => {
    const value = text(name);
    return value !== null && isOneOf(values, value) ? value : null;
  };
  const language = text('language');
  const page = Number(query.get('page') ?? '1');
  return {
    place: text('place'),
    name: text('name') ?? '',
    type: of(DIRECTORY_TYPES, 'type'),
    language: isLocale(language) ? language : null,
    offer: of(OFFERS, 'offer'),
    kind: of(CATEGORY_GROUP_KEYS, 'kind'),
    licensed: query.get('licensed') === '1',
    sort: of(DIRECTORY_SORTS, 'sort'),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 1000) : 1,
  };
}

/** The facets, each with its values; in the order they are shown in. */
export const FACETS = {
  type: DIRECTORY_TYPES,
  language: LOCALES,
  offer: OFFERS,
  kind: CATEGORY_GROUP_KEYS,
} as const;
export type Facet = keyof typeof FACETS;
