import type { SearchCount } from '@kvadrat/contracts/api';
import { LOCALE_DETAILS } from '@kvadrat/contracts/locales';
import { parseCriteria, type SearchCriteria } from '@kvadrat/contracts/search';
import type { Db } from '../db';
import { placeDirectory } from '../geography';
import { countLabel } from './count-label';
import { findListings } from './planner/find-listings';
import { resolvePlaces } from './resolve-place';
import type { ListRequest } from './search-list';

/** How many ads a list would have, for buttons that say so before it is opened (R268). */
export async function countListings(db: Db, { path, query, locale, flags = {} }: ListRequest): Promise<SearchCount> {
  const parsed = parseCriteria(path, query, flags);
  const directory = await placeDirectory(db);
  const { place, places, placeIds } = resolvePlaces(parsed.criteria, directory);
  const criteria: SearchCriteria = { ...parsed.criteria, place: place?.path ?? null, placeIds, page: 1 };
  const { total } = await findListings(db, criteria, { places, directory });
  return { count: total, countLabel: countLabel(total, LOCALE_DETAILS[locale].intl) };
}
