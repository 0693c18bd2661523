import type { SearchCriteria } from '@kvadrat/contracts/search';
import { CATEGORY_CODES, SEARCHABLE_CONTRACTS } from '@kvadrat/contracts/vocabulary';
import type { Db } from '../../../platform/db';
import type { Place } from '../../geography/api';
import { isAuction } from '../../listings/api';
import { listQueries, type ListScope } from '../planner/list-queries';
import { countKinds, countsBeforehand, type Kind, type KindCount, kindsOf } from './count-kinds';
import { countTallies, PLACES, TOTAL } from './count-tallies';
import { readFacetRoll, rolledPlace } from './facet-roll';
import { type Below, placesBelow } from './places-below';
import type { Tallied } from './tallied';
import { talliesOf } from './tallies';

interface CountedFacet {
  name: string;
  parameters: readonly string[];
  options: { value: string; query: string; count: number }[];
}

export interface CountedFacets {
  total: number;
  facets: CountedFacet[];
  /** Places below with ads, most of them first. */
  places: { place: Place; count: number }[];
  /** When the facets were counted beforehand; null for now. Total, contracts, categories and places are always of now. */
  countedAt: Date | null;
}

/** Up to so many ads, counting them costs as little as reading what was counted beforehand. */
const LIVE_AT_MOST = 2000;

/** What a search is counted with beside its criteria. */
export interface FacetScope extends ListScope {
  /** The page's place, which several places share; null for the country. */
  place: Place | null;
  /** Whether auctions are offered. */
  auctions: boolean;
}

/** Facets as they were counted beforehand. */
export interface FacetsBeforehand {
  /** Null where counting anew costs as little and is not out of date. */
  counted: CountedFacets | null;
  /** Version of the read model as of now. */
  version: number;
}

/** One statement tells all there is to a search without filters, which are most; null for those nothing was counted for. */
export async function facetsBeforehand(
  db: Db,
  criteria: SearchCriteria,
  { place, auctions, ...scope }: FacetScope,
): Promise<FacetsBeforehand | null> {
  const placeId = isPlain(listQueries(criteria, scope)) ? rolledPlace(scope.places) : null;
  if (placeId === null) return null;
  const below = placesBelow(place, scope.directory);
  const rolled = await readFacetRoll(db, criteria, placeId, below?.options ?? []);
  if (rolled === null) return null;
  const { version, counts, kinds, builtAt } = rolled;
  const usable = rolled.countedVersion === version || countOf(kinds, criteria) > LIVE_AT_MOST;
  return {
    counted: usable ? { ...answer(criteria, counts, offeredKinds(kinds, auctions), below), countedAt: builtAt } : null,
    version,
  };
}

/** Counts every option of every facet as of now. */
export async function countFacets(
  db: Db,
  criteria: SearchCriteria,
  { place, auctions, ...scope }: FacetScope,
): Promise<CountedFacets> {
  const below = placesBelow(place, scope.directory);
  const beforehand = offeredKinds(
    await countsBeforehand(
      db,
      scope.places.map(({ id }) => id),
    ),
    auctions,
  );
  if (isPlain(listQueries(criteria, scope)))
    return { ...answer(criteria, await countTallies(db, criteria, scope, below), beforehand, below), countedAt: null };
  const kinds = kindsOf(criteria).filter((kind) => !isSame(kind, criteria) && countOf(beforehand, kind) > 0);
  const [counts, others] = await Promise.all([
    countTallies(db, criteria, scope, below),
    countKinds(db, criteria, { ...scope, closed: false }, kinds),
  ]);
  const { contract, category } = criteria;
  return {
    ...answer(criteria, counts, [{ contract, category, n: counts.count(TOTAL, () => true) }, ...others], below),
    countedAt: null,
  };
}

function isPlain({ filtered, keyword }: ReturnType<typeof listQueries>): boolean {
  return !filtered && !keyword;
}

function offeredKinds(kinds: readonly KindCount[], auctions: boolean): KindCount[] {
  return kinds.filter((kind) => auctions || !isAuction(kind));
}

function answer(
  criteria: SearchCriteria,
  counts: Tallied,
  kinds: readonly KindCount[],
  below: Below | null,
): Omit<CountedFacets, 'countedAt'> {
  const kindFacet = (
    name: string,
    parameter: string,
    values: readonly number[],
    kindOf: (value: number) => KindCount | undefined,
  ): CountedFacet => ({
    name,
    parameters: [parameter],
    options: values.map((value) => ({
      value: String(value),
      query: `${parameter}=${value}`,
      count: kindOf(value)?.n ?? 0,
    })),
  });
  const counted = talliesOf(criteria).flatMap(({ code, facets }) =>
    facets.map(({ name, parameters, options }) => ({
      name,
      parameters,
      options: options.map(({ value, query, holds }) => ({ value, query, count: counts.count(code, holds) })),
    })),
  );
  const byPlace = counts.byValue(PLACES);
  return {
    total: countOf(kinds, criteria),
    facets: [
      kindFacet('contract', 'idContratto', SEARCHABLE_CONTRACTS, (value) =>
        kinds.find(({ contract, category }) => contract === value && category === criteria.category),
      ),
      kindFacet('category', 'idCategoria', CATEGORY_CODES, (value) =>
        kinds.find(({ contract, category }) => category === value && contract === criteria.contract),
      ),
      ...counted,
    ],
    places: (below?.options ?? [])
      .map((option) => ({ place: option, count: byPlace.get(option.id) ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count),
  };
}

function isSame(a: Kind, b: Kind): boolean {
  return a.contract === b.contract && a.category === b.category;
}

function countOf(kinds: readonly KindCount[], kind: Kind): number {
  return kinds.find((other) => isSame(other, kind))?.n ?? 0;
}
