import type { SearchFacets } from '@kvadrat/contracts/api';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import type { Db } from '../../../platform/db';
import { AnswerCache } from '../cache/answer-cache';
import { answerKey } from '../cache/answer-key';
import { type ListRequest, readSearch, type SearchDeps } from '../read-search';
import { timeSearch } from '../timing/search-times';
import { lessHidden } from './less-hidden';
import { type CountedFacets, countFacets, type FacetScope, facetsBeforehand } from './count-facets';

const answers = new AnswerCache<CountedFacets>('facets');

/**
 * How many ads each option of each filter would find; a filter's own choice is ignored in the counts of its options.
 * Whatever the address says, there is an answer.
 */
export async function searchFacets(db: Db, request: ListRequest, deps: SearchDeps = {}): Promise<SearchFacets> {
  const { criteria, scope, place, notices } = await readSearch(db, request, deps);
  const { auctions = false } = request.flags ?? {};
  const { hidden = [], ...open } = scope;
  const facetScope: FacetScope = { ...open, place, auctions };
  const known = await timeSearch(
    'facets',
    () => facetsBeforehand(db, criteria, facetScope),
    (found) => ((found?.counted ?? null) === null ? null : 'rolled'),
  );
  const all = known?.counted ?? (await countedAnew(db, criteria, facetScope, known?.version));
  const counted = await lessHidden(db, criteria, { ...facetScope, hidden }, all);
  return {
    count: counted.total,
    countedAt: counted.countedAt?.toISOString() ?? null,
    facets: counted.facets.map(({ name, parameters, options }) => ({ name, parameters: [...parameters], options })),
    places: counted.places.map(({ place: { id, name, path, level }, count }) => ({
      id,
      label: name,
      path,
      level,
      count,
    })),
    notices,
  };
}

/** @param known version of the read model, where it is known already */
async function countedAnew(
  db: Db,
  criteria: SearchCriteria,
  scope: FacetScope,
  known: number | undefined,
): Promise<CountedFacets> {
  const version = known ?? (await db.selectFrom('read_model').select('version').executeTakeFirstOrThrow()).version;
  const key = answerKey(
    version,
    criteria,
    scope.agencyId ?? null,
    scope.refused ?? null,
    scope.auctions ? 'auctions' : null,
  );
  return answers.get(db, key, () =>
    timeSearch(
      'facets',
      () => countFacets(db, criteria, scope),
      () => 'live',
    ),
  );
}
