import type { Db } from '../../../platform/db';
import { searchFacets } from '../facets/search-facets';
import { searchMap } from '../map/search-map';
import { findListings } from '../planner/find-listings';
import { type ListRequest, readSearch } from '../read-search';

export const VIEWS = ['list', 'map', 'facets'] as const;
export type View = (typeof VIEWS)[number];

/** An answer in a form that can be compared with that of another engine. */
export interface Answer {
  /** Ads the question is about. */
  total: number;
  /** Ids of a page or of pins in their order, or sizes of groups. */
  numbers?: readonly number[];
  /** Ads by what they have, `facet:option`. */
  counts?: Readonly<Record<string, number>>;
  /** How it was found. */
  plan: string;
}

/**
 * Answers one view of the list at an address.
 * @throws RangeError when the address holds something that would be left out: it would not be measured what is meant
 */
export async function answerView(db: Db, view: View, address: string): Promise<Answer> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const request: ListRequest = { path: pathname, query: searchParams, locale: 'hr' };
  if (view === 'facets') {
    const { count, facets, countedAt, notices } = await searchFacets(db, request);
    refuse(address, notices);
    const counts = Object.fromEntries(
      facets.flatMap(({ name, options }) => options.map((option) => [`${name}:${option.value}`, option.count])),
    );
    return { total: count, counts, plan: countedAt === null ? 'live' : 'rolled' };
  }
  if (view === 'map') {
    const { map } = await searchMap(db, request);
    if (map === null) throw new TypeError('nobody has the answer yet');
    refuse(address, map.notices);
    return {
      total: map.total,
      numbers: map.markers?.id ?? map.clusters?.count ?? [],
      plan: map.markers === null ? 'groups' : 'pins',
    };
  }
  const { criteria, scope, notices } = await readSearch(db, request);
  refuse(address, notices);
  const { ids, total, plan } = await findListings(db, criteria, scope);
  return { total, numbers: ids, plan: JSON.stringify(plan) };
}

function refuse(address: string, notices: readonly unknown[]): void {
  if (notices.length > 0) throw new RangeError(`${address}: ${JSON.stringify(notices)}`);
}
