import { DEFAULT_CRITERIA, parseCriteria, searchUrl } from '@kvadrat/contracts/search';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import { loadPlaces } from '../../geography/api';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import { canonicalSearch } from '../canonical-search';
import { projectOutbox } from '../read-model/project-outbox';
import { rebuildReadModel } from '../read-model/rebuild-read-model';
import { naiveMatches } from '../testing/naive-matches';
import { ISOCHRONE } from '../testing/oracle/check-plans';
import { givenAds, type GivenAds } from '../testing/oracle/given-ads';
import { randomCriteria } from '../testing/oracle/random-criteria';
import { RandomSource } from '../testing/random-source';
import { percolate } from './percolate';
import { AreasOfAddresses, termsOfAddress } from './read-address';
import { writeTerms } from './search-terms';

const database = withTestDatabase({ holds: 'places' });
const SEARCHES = 700;
let given: GivenAds;
/** Addresses by the id of their search. */
const addresses = new Map<number, string>();

interface Match {
  search_id: number;
  listing_id: number;
  was: boolean;
  is: boolean;
}

beforeAll(async () => {
  const { db } = database;
  await loadPlaces(db);
  given = await givenAds(db, 500, 21);
  const random = new RandomSource(2021);
  const seen = new Set<string>();
  for (let made = 0; made < SEARCHES; made += 1) {
    const { sort, page } = DEFAULT_CRITERIA;
    const address = await canonicalSearch(db, searchUrl({ ...randomCriteria(random, given), sort, page }));
    if (address === null || seen.has(address)) continue;
    seen.add(address);
    const { rows } = await sql<{ id: number }>`
      WITH reader AS (INSERT INTO alert_reader (email, email_key) VALUES (${address}, ${address}) RETURNING id)
      INSERT INTO saved_search (reader_id, name, criteria, alert, language, created_at) SELECT id, '', ${address}, 'daily', 'hr', now() FROM reader RETURNING id`.execute(
      db,
    );
    const id = rows[0]?.id ?? 0;
    addresses.set(id, address);
    const terms = await termsOfAddress(db, address, { isochrone: ISOCHRONE });
    await writeTerms(db, [{ id, terms: terms ?? [] }]);
  }
}, 120_000);

/** Ads by search as lists find them, each search for itself. */
async function listed(): Promise<Map<number, Set<number>>> {
  const { db } = database;
  const found = new Map<number, Set<number>>();
  for (const [id, address] of addresses) {
    found.set(id, new Set(await naiveMatches(db, address, { isochrone: ISOCHRONE })));
  }
  return found;
}

/** What all changes that wait have made of searches and ads; none waits afterwards. */
async function percolated(): Promise<Match[]> {
  const { db } = database;
  const { rows: changes } = await sql<{ seq: number }>`SELECT seq FROM ad_change`.execute(db);
  const seqs = changes.map(({ seq }) => seq);
  const matches = await percolate(db, seqs, { db, areas: new AreasOfAddresses(20), isochrone: ISOCHRONE });
  const { rows } = await sql<Match>`SELECT * FROM (${matches}) AS match`.execute(db);
  await sql`DELETE FROM ad_change`.execute(db);
  return rows;
}

const pairs = (sets: ReadonlyMap<number, ReadonlySet<number>>): string[] =>
  [...sets].flatMap(([search, ids]) => [...ids].map((id) => `${search} ${id}`)).sort();
const pairsOf = (matches: readonly Match[], which: 'was' | 'is'): string[] =>
  matches.flatMap((match) => (match[which] ? [`${match.search_id} ${match.listing_id}`] : [])).sort();

test('R273 new ads find just those of many random searches whose lists they stand in', async () => {
  const expected = pairs(await listed());
  expect(expected.length).toBeGreaterThan(2500);
  const matches = await percolated();
  expect(pairsOf(matches, 'is')).toEqual(expected);
  expect(pairsOf(matches, 'was')).toEqual([]);
  const shaped = [...addresses].filter(([, address]) => /vrt=|centro=|travel=|viewport=/.test(address));
  const worded = [...addresses].filter(([, address]) => parseCriteria(...parts(address)).criteria.keyword !== null);
  const found = new Set(matches.map(({ search_id }) => search_id));
  expect(Math.min(...[shaped, worded].map((some) => some.filter(([id]) => found.has(id)).length))).toBeGreaterThan(4);
}, 60_000);

test('R273 changed ads find the searches they were in and those they are in, whatever changed and however often', async () => {
  const { db } = database;
  await percolated();
  const before = await listed();
  const random = new RandomSource(7);
  const ids = (await db.selectFrom('listing').select('id').execute()).map(({ id }) => id);
  const changed = random.some(ids, 0.4);
  const change = async (id: number): Promise<void> => {
    const row = db.updateTable('listing').where('id', '=', id);
    await random.pick([
      () => row.set({ price: random.int(50, 80) * 1000 }).execute(),
      () => row.set({ status: LISTING_STATUS.sold }).execute(),
      () => row.set({ status: LISTING_STATUS.active }).execute(),
      () => row.set({ rooms: random.int(1, 5), place_id: random.pick(given.places).id }).execute(),
      () =>
        db
          .updateTable('listing_text')
          .set({ description: random.pick(['zqxk wqvr.', 'kwzp xvrtz.', 'vwqx.']) })
          .where('listing_id', '=', id)
          .execute(),
    ])();
  };
  for (const id of changed) await change(id);
  await projectOutbox(db);
  for (const id of random.some(changed, 0.5)) await change(id);
  // A rebuild takes over what waits before its turn.
  await rebuildReadModel(db);
  await projectOutbox(db);
  const after = await listed();

  const matches = await percolated();
  const of = new Set(changed);
  const only = (list: string[]): string[] => list.filter((pair) => of.has(Number(pair.split(' ')[1])));
  const moved = (list: string[], other: string[]): string[] => list.filter((pair) => !other.includes(pair));
  const [was, is] = [only(pairs(before)), only(pairs(after))];
  const [foundWas, foundIs] = [pairsOf(matches, 'was'), pairsOf(matches, 'is')];
  expect(moved(foundIs, foundWas)).toEqual(moved(is, was));
  expect(moved(foundWas, foundIs)).toEqual(moved(was, is));
  expect(moved(is, was).length).toBeGreaterThan(100);
  expect(moved(was, is).length).toBeGreaterThan(100);
}, 120_000);

function parts(address: string): [string, URLSearchParams] {
  const { pathname, searchParams } = new URL(address, 'http://list');
  return [pathname, searchParams];
}
