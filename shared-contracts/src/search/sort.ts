/** Sort fields in the words of the `criterio` parameter (R131, T25). */
export const SORTS = {
  rilevanza: { orders: ['desc'] },
  prezzo: { orders: ['asc', 'desc'] },
  data: { orders: ['desc', 'asc'] },
} as const;

export type SortField = keyof typeof SORTS;

export interface Sort {
  field: SortField;
  order: 'asc' | 'desc';
}

/** R150 with the new sorting on. */
export const DEFAULT_SORT: Sort = { field: 'rilevanza', order: 'desc' };

export function isSortField(value: string): value is SortField {
  return Object.hasOwn(SORTS, value);
}

export function isDefaultSort(sort: Sort): boolean {
  return sort.field === DEFAULT_SORT.field && sort.order === DEFAULT_SORT.order;
}
