import { CATEGORIES, CONTRACTS } from '../vocabulary';
import type { SearchCriteria } from './criteria';
import { RANGE_KEYS, RANGE_PARAMETERS } from './range-parameters';
import { isDefaultSort } from './sort';

/** Path of a search: `/prodaja-stambene-nekretnine/split/` (R15, R20, R21). */
export function searchPath(criteria: Pick<SearchCriteria, 'contract' | 'category' | 'place'>): string {
  const prefix = `/${CONTRACTS[criteria.contract].slug}-${CATEGORIES[criteria.category].slug}/`;
  return criteria.place === null ? prefix : `${prefix}${criteria.place}/`;
}

/** What the path does not say, in a fixed order; defaults are left out, so equal searches have one address. */
export function criteriaParams(criteria: SearchCriteria): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of RANGE_KEYS) {
    const { min, max } = criteria[key];
    if (min !== undefined) params.set(RANGE_PARAMETERS[key].min, String(min));
    if (max !== undefined) params.set(RANGE_PARAMETERS[key].max, String(max));
  }
  if (criteria.typologies.length > 0) params.set('idTipologia', criteria.typologies.join(','));
  if (criteria.keyword !== null) params.set('keyword', criteria.keyword);
  if (!isDefaultSort(criteria.sort)) {
    params.set('criterio', criteria.sort.field);
    params.set('ordine', criteria.sort.order);
  }
  if (criteria.page > 1) params.set('pag', String(criteria.page));
  return params;
}

/** Path and query of a search, without language prefix; `parseCriteria` reads it back (R136). */
export function searchUrl(criteria: SearchCriteria): string {
  const query = criteriaParams(criteria).toString();
  return query === '' ? searchPath(criteria) : `${searchPath(criteria)}?${query}`;
}
