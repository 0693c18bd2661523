import { RANGE_KEYS, type RangeKey, type SearchCriteria } from '@kvadrat/contracts/search';
import type { TypologyCode } from '@kvadrat/contracts/vocabulary';

export type ActiveFilter = { without: SearchCriteria } & (
  | { kind: 'place' | 'keyword' | RangeKey }
  | { kind: 'typology'; typology: TypologyCode }
);

/** What narrows a search, each with the search that lacks it; on its first page (O-01). */
export function activeFilters(search: SearchCriteria): ActiveFilter[] {
  const criteria = { ...search, page: 1 };
  const filters: ActiveFilter[] = [];
  if (criteria.place !== null) filters.push({ kind: 'place', without: { ...criteria, place: null } });
  for (const kind of RANGE_KEYS) {
    const { min, max } = criteria[kind];
    if (min !== undefined || max !== undefined) filters.push({ kind, without: { ...criteria, [kind]: {} } });
  }
  for (const typology of criteria.typologies) {
    const typologies = criteria.typologies.filter((code) => code !== typology);
    filters.push({ kind: 'typology', typology, without: { ...criteria, typologies } });
  }
  if (criteria.keyword !== null) filters.push({ kind: 'keyword', without: { ...criteria, keyword: null } });
  return filters;
}
