import type { SearchCount } from '@kvadrat/contracts/api';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import type { Db } from '../../platform/db';
import { countLabel } from './count-label';
import { countMatches } from './planner/find-listings';
import { type ListRequest, readSearch, type SearchDeps } from './read-search';
import { timeSearch } from './timing/search-times';

/** How many ads a list would have, for buttons that say so before it is opened. */
export async function countListings(db: Db, request: ListRequest, deps: SearchDeps = {}): Promise<SearchCount> {
  const { criteria, scope } = await readSearch(db, request, deps);
  const count = await timeSearch(
    'count',
    () => countMatches(db, criteria, scope),
    () => 'total',
  );
  return { count, countLabel: countLabel(count, LOCALE_DETAILS[request.locale].intl) };
}
