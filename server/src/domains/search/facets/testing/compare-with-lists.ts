import type { SearchCount, SearchFacets } from '@kvadrat/contracts/api';
import type { FastifyInstance } from 'fastify';
import { anySearch, choose, type FacetSearch, moveTo } from './facet-searches';
import { RandomSource } from '../../testing/random-source';

export interface FacetClient {
  facetsOf: (search: FacetSearch) => Promise<SearchFacets>;
  countOf: (search: FacetSearch) => Promise<number>;
}

export function facetClient(app: () => FastifyInstance): FacetClient {
  const ask = async (what: 'facets' | 'count', { path, query }: FacetSearch) => {
    const response = await app().inject(`/api-next/search-list/${what}/?path=${encodeURIComponent(path)}&${query}`);
    expect(response.statusCode).toBe(200);
    return response;
  };
  return {
    facetsOf: async (search) => (await ask('facets', search)).json<SearchFacets>(),
    countOf: async (search) => (await ask('count', search)).json<SearchCount>().count,
  };
}

/** Asks for the facets of random searches, and for the lists with options of theirs chosen: all counts must agree. */
export async function compareWithLists(
  { facetsOf, countOf }: FacetClient,
  { searches, seed, zones }: { searches: number; seed: number; zones: readonly number[] },
): Promise<void> {
  const random = new RandomSource(seed);
  let compared = 0;
  let found = 0;
  for (let round = 0; round < searches; round += 1) {
    const search = anySearch(random, zones);
    const answer = await facetsOf(search);
    expect([search, answer.count]).toEqual([search, await countOf(search)]);
    const expected = [
      ...Array.from({ length: 12 }, () => {
        const facet = random.pick(answer.facets);
        const option = random.pick(facet.options);
        return { chosen: choose(search, facet, option), count: option.count };
      }),
      ...answer.places.map((place) => ({ chosen: moveTo(search, place), count: place.count })),
    ];
    for (const { chosen, count } of expected) {
      expect({ search, chosen, count }).toEqual({ search, chosen, count: await countOf(chosen) });
      compared += 1;
      found += count;
    }
  }
  expect(compared).toBeGreaterThan(12 * searches);
  expect(found).toBeGreaterThan(compared);
}
