import { isLocale, type Locale } from '@kvadrat/contracts/locales';
import { agenciesPath } from '@kvadrat/contracts/paths';
import type { RouteLocation } from '@kvadrat/contracts/remote';
import { CATEGORY_GROUP_KEYS, isOneOf, type CategoryGroup } from '@kvadrat/contracts/vocabulary';

const DIRECTORY_TYPES = ['agency', 'constructor', 'court'] as const;
const OFFERS = ['sale', 'rent'] as const;
export const SORTS = ['ads', 'name'] as const;

/** What the directory is asked for; its address is the only place where that stands. */
export interface DirectoryAsk {
  /** Path of a place, as `split/bacvice`. */
  place: string | null;
  name: string;
  type: (typeof DIRECTORY_TYPES)[number] | null;
  language: Locale | null;
  offer: (typeof OFFERS)[number] | null;
  kind: CategoryGroup | null;
  licensed: boolean;
  /** Null for the order that fits what is asked. */
  sort: (typeof SORTS)[number] | null;
  page: number;
}

/** Fields of the form, which are the parameters of the address too, but for the place as it is typed. */
export const FIELD = {
  name: 'naziv',
  typedPlace: 'mjesto',
  type: 'tip',
  language: 'jezik',
  offer: 'ponuda',
  kind: 'vrsta',
  licensed: 'upis',
  sort: 'poredaj',
  page: 'pag',
} as const;

export interface DirectoryAddress {
  ask: DirectoryAsk;
  /** As typed into the form; null when the path says it. */
  typedPlace: string | null;
}

/** Reads an address, be it one of ours or what a browser made of the form; what it cannot take is as if it were not there. */
export function readDirectoryAddress({ params, search }: Pick<RouteLocation, 'params' | 'search'>): DirectoryAddress {
  const query = new URLSearchParams(search);
  const of = <T extends string>(values: readonly T[], name: string): T | null => {
    const value = query.get(name);
    return isOneOf(values, value) ? value : null;
  };
  const language = query.get(FIELD.language);
  const page = Number(query.get(FIELD.page) ?? '1');
  return {
    typedPlace: query.get(FIELD.typedPlace)?.trim() ?? null,
    ask: {
      place: params['place'] || null,
      name: query.get(FIELD.name)?.trim().slice(0, 100) ?? '',
      type: of(DIRECTORY_TYPES, FIELD.type),
      language: isLocale(language) ? language : null,
      offer: of(OFFERS, FIELD.offer),
      kind: of(CATEGORY_GROUP_KEYS, FIELD.kind),
      licensed: query.get(FIELD.licensed) === '1',
      sort: of(SORTS, FIELD.sort),
      page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
    },
  };
}

/** Parameters by their names, in one order, those that say nothing left out. */
export function askedFields({ name, type, language, offer, kind, licensed, sort }: DirectoryAsk): [string, string][] {
  const fields: [string, string | null][] = [
    [FIELD.name, name === '' ? null : name],
    [FIELD.type, type],
    [FIELD.language, language],
    [FIELD.offer, offer],
    [FIELD.kind, kind],
    [FIELD.licensed, licensed ? '1' : null],
    [FIELD.sort, sort],
  ];
  return fields.flatMap(([field, value]) => (value === null ? [] : [[field, value]]));
}

/** The one address of what is asked for, without language prefix. */
export function directoryAddress(ask: DirectoryAsk): string {
  const query = new URLSearchParams(askedFields(ask));
  if (ask.page > 1) query.set(FIELD.page, String(ask.page));
  const text = query.toString();
  return text === '' ? agenciesPath(ask.place) : `${agenciesPath(ask.place)}?${text}`;
}

/** Whether it is the plain directory, or that of a place: search engines keep no narrowed ones. */
export function isPlain(ask: DirectoryAsk): boolean {
  return askedFields(ask).length === 0;
}
