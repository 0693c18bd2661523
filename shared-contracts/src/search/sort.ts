import type { Flags } from '../flags';

const UP = ['asc', 'desc'] as const;
const DOWN = ['desc', 'asc'] as const;
const ONE_WAY = ['desc'] as const;

/** Sort fields in the words of the `criterio` parameter, each with its orders, the usual one first. */
export const SORTS = {
  rilevanza: ONE_WAY,
  prezzo: UP,
  superficie: DOWN,
  locali: DOWN,
  data: DOWN,
  piano: DOWN,
  prezzoMq: UP,
  agenzie: ONE_WAY,
  privati: ONE_WAY,
  scontati: ONE_WAY,
  automatico: ONE_WAY,
} as const;

export type SortField = keyof typeof SORTS;

export interface Sort {
  field: SortField;
  order: 'asc' | 'desc';
}

/** Flags that decide what an address can say. One that is not given is on, as both are shipped. */
export type SearchFlags = Partial<Pick<Flags, 'newSorting' | 'bedroomSearch'>>;

/** The order of a list whose address names none. */
export function defaultSort({ newSorting = true }: SearchFlags = {}): Sort {
  return { field: newSorting ? 'rilevanza' : 'automatico', order: 'desc' };
}

export function isSortField(value: string): value is SortField {
  return Object.hasOwn(SORTS, value);
}
