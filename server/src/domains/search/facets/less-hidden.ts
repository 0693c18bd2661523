import type { SearchCriteria } from '@kvadrat/contracts/search';
import type { Db } from '../../../platform/db';
import { type CountedFacets, countFacets, type FacetScope } from './count-facets';

/**
 * Takes what somebody has put away from facets that were counted for all: those ads are counted alone, so that the others need not be.
 * Of ads folded together another one may stand for a hidden one, so they are counted without it.
 */
export async function lessHidden(
  db: Db,
  criteria: SearchCriteria,
  { hidden = [], ...scope }: FacetScope,
  all: CountedFacets,
): Promise<CountedFacets> {
  if (hidden.length === 0) return all;
  if (criteria.flags.includes('foldDuplicates')) return countFacets(db, criteria, { ...scope, hidden });
  const gone = await countFacets(db, criteria, { ...scope, only: hidden });
  const less = (count: number, of: number | undefined): number => Math.max(0, count - (of ?? 0));
  const goneOptions = new Map(
    gone.facets.flatMap(({ name, options }) => options.map(({ value, count }) => [`${name} ${value}`, count])),
  );
  const gonePlaces = new Map(gone.places.map(({ place: { id }, count }) => [id, count]));
  return {
    total: less(all.total, gone.total),
    facets: all.facets.map(({ name, parameters, options }) => ({
      name,
      parameters,
      options: options.map((option) => ({
        ...option,
        count: less(option.count, goneOptions.get(`${name} ${option.value}`)),
      })),
    })),
    places: all.places
      .map(({ place, count }) => ({ place, count: less(count, gonePlaces.get(place.id)) }))
      .filter(({ count }) => count > 0),
    countedAt: all.countedAt,
  };
}
