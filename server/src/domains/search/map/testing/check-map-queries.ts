import type { SearchListResponse, SearchMap } from '@kvadrat/contracts/api';
import fc from 'fast-check';
import { idsOf, type TestPortal } from '../../testing/portal';
import { randomMapQuery } from './random-map-query';
import { sumOf } from './read-map';

/**
 * Asks the map and the list the same odd things: neither fails, both note the same, and what the list finds with a position
 * is what the map counts.
 * @returns how many queries found something, but not everything
 */
export async function checkMapQueries(portal: TestPortal, runs: number): Promise<number> {
  let narrowed = 0;
  const ask = async <T>(view: string, query: string): Promise<T> => {
    const response = await portal.app.inject(`/api-next/search-list/${view}/?${query}`);
    expect([query, response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([query, 200, '']);
    return response.json<T>();
  };
  await fc.assert(
    fc.asyncProperty(randomMapQuery, async (query) => {
      const [map, list] = await Promise.all([
        ask<SearchMap>('clusters', query),
        ask<SearchListResponse>('listings', query),
      ]);
      expect([query, map.notices]).toEqual([query, list.notices]);
      expect([query, map.markers?.id.length ?? sumOf(map)]).toEqual([query, map.total]);
      expect([query, map.total]).toEqual([query, list.results.filter(({ position }) => position !== null).length]);
      if (list.count > 0 && !idsOf(list).includes(1)) narrowed += 1;
    }),
    { numRuns: runs },
  );
  return narrowed;
}
