import type { SearchListResponse } from '@kvadrat/contracts/api';
import { MAX_RESULTS, PAGE_SIZE } from '@kvadrat/contracts/constants';
import { criteriaParams, DEFAULT_CRITERIA } from '@kvadrat/contracts/search';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../../platform/db';
import type { GivenAds } from './given-ads';
import { type Atlas, type NaiveReading, readNaively } from './naive-reader';
import { naiveSearch } from './naive-search';
import { randomCriteria, reachOf } from './random-criteria';
import { oddQuery, type QuerySources, validQuery } from './random-queries';
import { RandomSource } from '../random-source';

/** Areas to choose from. */
const AREAS = 60;

export interface CheckedAddresses {
  valid: number;
  odd: number;
  /** Valid ones that find any ad. */
  found: number;
  /** Odd ones of which something was noticed. */
  noticed: number;
  notices: Record<string, number>;
}

/**
 * Asks for the lists of random addresses, every other one as we would write it, and compares count, first page and notices
 * with those of an independent reader and the naive statement.
 * @throws naming the first address that is answered otherwise
 */
export async function checkAddresses(
  app: FastifyInstance,
  db: Db,
  given: GivenAds,
  addresses: number,
  seed: number,
): Promise<CheckedAddresses> {
  const random = new RandomSource(seed);
  const sources: QuerySources = { ...given, areas: areasOf(random, given) };
  const atlas: Atlas = {
    byId: (id) => given.directory.byId(id),
    around: (id) => {
      const chain = given.directory.chain(id).map((place) => place.id);
      return [
        ...chain,
        ...given.directory.places
          .filter(({ members }) => members.some((member) => chain.includes(member)))
          .map((area) => area.id),
      ];
    },
  };
  const checked: CheckedAddresses = { valid: 0, odd: 0, found: 0, noticed: 0, notices: {} };
  for (let asked = 0; asked < addresses; asked += 1) {
    const valid = asked % 2 === 0;
    const query = valid ? validQuery(random, sources) : oddQuery(random, sources);
    const auctions = random.chance(0.5);
    const reading = readNaively(query, atlas, auctions);
    const expected = await answerTo(reading, db);
    const response = await app.inject({
      url: `/api-next/search-list/listings/?${query}`,
      headers: { cookie: `kvadrat_flags=auctions=${auctions ? 'on' : 'off'}` },
    });
    if (response.statusCode !== 200) throw new Error(`${response.statusCode} for ${query}: ${response.body}`);
    const { count, results, notices } = response.json<SearchListResponse>();
    const answer = {
      count,
      ids: results.map(({ id }) => id),
      notices: notices.map(({ code, reason, parameter }) => `${reason ?? code} ${parameter}`).sort(),
    };
    if (JSON.stringify(answer) !== JSON.stringify(expected))
      throw new Error(`${JSON.stringify(answer)}\nnot ${JSON.stringify(expected)}\nfor ${query}`);
    if (valid && reading.notices.length > 0)
      throw new Error(`a valid query is noticed: ${reading.notices.join()} of ${query}`);
    checked[valid ? 'valid' : 'odd'] += 1;
    checked.found += Number(valid && count > 0);
    checked.noticed += Number(!valid && notices.length > 0);
    for (const notice of expected.notices) checked.notices[notice] = (checked.notices[notice] ?? 0) + 1;
  }
  return checked;
}

async function answerTo(reading: NaiveReading, db: Db): Promise<{ count: number; ids: number[]; notices: string[] }> {
  const { criteria, placeIds, notices, nothing } = reading;
  const ids = nothing ? [] : await naiveSearch(db, { criteria, placeIds, reach: reachOf });
  const pages = Math.max(1, Math.min(Math.ceil(ids.length / PAGE_SIZE), MAX_RESULTS / PAGE_SIZE));
  const pastEnd = criteria.page > pages;
  return {
    count: ids.length,
    ids: pastEnd ? [] : ids.slice((criteria.page - 1) * PAGE_SIZE, criteria.page * PAGE_SIZE),
    notices: [...notices, ...(pastEnd ? ['page-past-end pag'] : [])].sort(),
  };
}

function areasOf(random: RandomSource, given: GivenAds): string[] {
  const areas: string[] = [];
  while (areas.length < AREAS) {
    const { polygons, circle, viewport, travel } = randomCriteria(random, given);
    const text = criteriaParams({ ...DEFAULT_CRITERIA, polygons, circle, viewport, travel }).toString();
    if (text !== '') areas.push(text);
  }
  return areas;
}
