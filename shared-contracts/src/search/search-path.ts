import { CATEGORY_SLUGS, CONTRACT_SLUGS } from '../vocabulary';
import type { SearchCriteria } from './criteria';

/** Path of a search: `/prodaja-stambene-nekretnine/split/`. */
export function searchPath(criteria: Pick<SearchCriteria, 'contract' | 'category' | 'place'>): string {
  const prefix = `/${CONTRACT_SLUGS[criteria.contract]}-${CATEGORY_SLUGS[criteria.category]}/`;
  return criteria.place === null ? prefix : `${prefix}${criteria.place}/`;
}
