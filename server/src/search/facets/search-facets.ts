import type { SearchFacets } from '@kvadrat/contracts/api';
import type { Db } from '../../db';
import { AnswerCache } from '../cache/answer-cache';
import { answerKey } from '../cache/answer-key';
import { type ListRequest, readSearch, type SearchDeps } from '../read-search';
import { timeSearch } from '../timing/search-times';
import { type CountedFacets, countFacets } from './count-facets';

const answers = new AnswerCache<CountedFacets>('facets');

/**
 * How many ads each option of each filter would find; a filter's own choice is ignored in the counts of its options.
 * Whatever the address says, there is an answer (R137).
 */
export async function searchFacets(db: Db, request: ListRequest, deps: SearchDeps = {}): Promise<SearchFacets> {
  const { criteria, scope, place, notices } = await readSearch(db, request, deps);
  const { auctions = false } = request.flags ?? {};
  const { version } = await db.selectFrom('read_model').select('version').executeTakeFirstOrThrow();
  const key = answerKey(version, criteria, scope.agencyId ?? null, scope.refused ?? null, auctions ? 'auctions' : null);
  const counted = await answers.get(db, key, () =>
    timeSearch('facets', () => countFacets(db, criteria, { ...scope, place, auctions }, version), ({ countedAt }) => (countedAt === null ? 'live' : 'rolled')),
  );
  return {
    count: counted.total,
    countedAt: counted.countedAt?.toISOString() ?? null,
    facets: counted.facets.map(({ name, parameters, options }) => ({ name, parameters: [...parameters], options })),
    places: counted.places.map(({ place: { id, name, path, level }, count }) => ({ id, label: name, path, level, count })),
    notices,
  };
}
