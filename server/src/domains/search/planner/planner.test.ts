import { DEFAULT_CRITERIA, type SearchCriteria } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import { placeDirectory } from '../../geography/api';
import { type Asked, choosePlan, planCounted } from './choose-plan';
import { findListings } from './find-listings';
import { listQueries } from './list-queries';

describe('the plan', () => {
  const ask = (base: number, filtered: boolean, asked: Partial<Asked> = {}) =>
    choosePlan({ base, filtered, keyword: false, shaped: false, scattered: false, folded: false, ...asked });

  test('follows what is known before anything is read', () => {
    expect(ask(0, true, { keyword: true })).toEqual({ kind: 'empty' });
    expect(ask(400_000, false)).toEqual({ kind: 'walk', total: 'rollup' });
    expect(ask(400_000, true)).toEqual({ kind: 'walk', total: 'live' });
    expect(ask(2000, true)).toEqual({ kind: 'matches', table: 'ls' });
    expect(ask(3000, true)).toEqual({ kind: 'count' });
    expect(ask(3000, false, { scattered: true })).toEqual({ kind: 'matches', table: 'ls' });
    expect(ask(400_000, false, { scattered: true })).toEqual({ kind: 'walk', total: 'rollup' });
    expect(ask(400_000, false, { keyword: true })).toEqual({ kind: 'matches', table: 'fts' });
    expect(ask(400_000, true, { keyword: true, shaped: true, folded: true })).toEqual({
      kind: 'matches',
      table: 'fts',
    });
    expect(ask(400_000, true, { shaped: true })).toEqual({ kind: 'matches', table: 'ls' });
    expect(ask(400_000, true, { folded: true })).toEqual({ kind: 'matches', table: 'ls' });
  });
});

test('what is counted decides: a walk where matches are many for how far it has to go, all of them where they are few', () => {
  expect(planCounted({ base: 10_000, total: 5000, upTo: 25 })).toEqual({ kind: 'walk', total: 'live' });
  expect(planCounted({ base: 10_000, total: 5000, upTo: 1500 })).toEqual({ kind: 'matches', table: 'ls' });
  expect(planCounted({ base: 10_000, total: 60, upTo: 25 })).toEqual({ kind: 'matches', table: 'ls' });
  expect(planCounted({ base: 10_000, total: 0, upTo: 25 })).toEqual({ kind: 'empty' });
});

describe('at some thousand ads', () => {
  const database = withTestDatabase({ holds: 'places' });
  const ROWS = 20_000;
  const SPLIT = 384;

  beforeAll(async () => {
    const columns =
      'id, price, surface, rank, published, contract, category, typology, region, province, city, zone, microzone, rooms';
    await database.sql.unsafe(`
      INSERT INTO ls (${columns}, ppm, amen)
      SELECT n, CASE WHEN n % 20 = 0 THEN NULL ELSE (n * 7919) % 900000 + 1000 END, n % 20000, (n * 104729) % 500000000, n * 60,
             n % 2 + 1, 1, n % 7 + 1, 3, CASE WHEN n % 10 = 0 THEN 22 ELSE 13 END, CASE WHEN n % 10 = 0 THEN ${SPLIT} ELSE 30 END,
             0, 0, n % 5, 10, 0 FROM generate_series(1, ${ROWS}) n`);
    await database.sql.unsafe(`
      INSERT INTO fts (${columns}, tsv)
      SELECT ${columns}, array_to_tsvector(ARRAY['stan', CASE WHEN id % 50 = 0 THEN 'bazen' ELSE 'vrt' END, '_c' || contract, '_k1', '_r3', '_g' || city])
      FROM ls`);
    await database.sql.unsafe(`
      INSERT INTO count_roll (contract, category, place_id, n)
      SELECT contract, 1, place, 1000000 FROM generate_series(1, 2) contract, unnest(ARRAY[0, 3, 13, 22, 30]) place;
      INSERT INTO count_roll (contract, category, place_id, n) VALUES (1, 1, ${SPLIT}, ${ROWS / 10})`);
    await database.sql`VACUUM (ANALYZE) ls, fts`;
  });

  const criteria = (changes: Partial<SearchCriteria>): SearchCriteria => ({ ...DEFAULT_CRITERIA, ...changes });

  async function explain(
    changes: Partial<SearchCriteria>,
    choose: (queries: ReturnType<typeof listQueries>) => RawBuilder<unknown>,
  ): Promise<string> {
    const directory = await placeDirectory(database.db);
    const wanted = criteria(changes);
    const place = wanted.place === null ? null : (directory.byPath(wanted.place) ?? null);
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`EXPLAIN ${choose(listQueries(wanted, { places: place === null ? [] : [place], directory }))}`.execute(
      database.db,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }

  test.each<[string, Partial<SearchCriteria>]>([
    ['ls_price_asc', { sort: { field: 'prezzo', order: 'asc' } }],
    ['ls_price_desc', { sort: { field: 'prezzo', order: 'desc' } }],
    ['ls_published', { sort: { field: 'data', order: 'desc' } }],
    ['ls_published', { sort: { field: 'data', order: 'asc' } }],
    ['ls_city_price', { place: 'split', sort: { field: 'prezzo', order: 'asc' } }],
  ])('a page is read along %s without sorting', async (index, changes) => {
    const plan = await explain(changes, ({ walk }) => walk);
    expect(plan).toContain(`using ${index} on ls`);
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });

  test.each<[string, Partial<SearchCriteria>]>([
    ['ls_rank', {}],
    ['ls_rank', { page: 40 }],
    ['ls_city_rank', { place: 'split' }],
    ['ls_province_rank', { place: 'splitsko-dalmatinska-zupanija' }],
  ])('R116 paid ads and others are each read along %s as far as a page needs', async (index, changes) => {
    const plan = await explain(changes, ({ walk }) => walk);
    expect(plan.match(new RegExp(`Limit[^\\n]*\\n *-> +Index (Only )?Scan using ${index} on ls`, 'g'))).toHaveLength(2);
    expect(plan).not.toContain('Seq Scan');
  });

  test('a filtered page still stops after its 25 ads', async () => {
    const plan = await explain(
      { price: { max: 500_000 }, sort: { field: 'prezzo', order: 'asc' } },
      ({ walk }) => walk,
    );
    expect(plan).toContain('using ls_price_asc on ls');
    expect(plan).not.toMatch(/Sort|Seq Scan/);
  });

  test('matches of a town are found by its index', async () => {
    expect(await explain({ place: 'split', price: { min: 5000 } }, ({ matches }) => matches('ls'))).toMatch(
      /ls_city_(rank|price)/,
    );
  });

  test('a keyword goes through the text index together with the filters kept as words', async () => {
    const plan = await explain({ keyword: 'bazen', place: 'split' }, ({ matches }) => matches('fts'));
    expect(plan).toContain('fts_tsv');
    expect(plan).toContain(`'_g${SPLIT}'`);
  });

  test('all plans find the same', async () => {
    const directory = await placeDirectory(database.db);
    const split = directory.byPath('split') ?? null;
    const find = (changes: Partial<SearchCriteria>, place = split) =>
      findListings(database.db, criteria({ place: place?.path ?? null, ...changes }), {
        places: place === null ? [] : [place],
        directory,
      });
    const price = { min: 100_000, max: 700_000 };
    for (const sort of [
      { field: 'rilevanza', order: 'desc' },
      { field: 'prezzo', order: 'desc' },
      { field: 'data', order: 'asc' },
    ] as const) {
      for (const page of [1, 2, 30]) {
        const collected = await find({ price, sort, page });
        expect(collected.plan).toEqual({ kind: 'matches', table: 'ls' });
        const byText = await find({ price, sort, page, keyword: 'stan' });
        expect(byText).toMatchObject({
          ids: collected.ids,
          total: collected.total,
          plan: { kind: 'matches', table: 'fts' },
        });
        await database.sql`UPDATE count_roll SET n = 8000 WHERE place_id = ${SPLIT}`;
        const counted = await find({ price, sort, page });
        const few = await find({ price: { min: 100_000, max: 108_000 }, sort, page });
        expect(counted).toEqual({
          ids: collected.ids,
          total: collected.total,
          leftOut: 0,
          plan: page === 30 ? { kind: 'matches', table: 'ls' } : { kind: 'walk', total: 'live' },
        });
        await database.sql`UPDATE count_roll SET n = 1000000 WHERE place_id = ${SPLIT}`;
        expect({ ...few, plan: null }).toEqual({
          ...(await find({ price: { min: 100_000, max: 108_000 }, sort, page })),
          plan: null,
        });
        expect(few.plan).toEqual({ kind: 'matches', table: 'ls' });
        const walked = await find({ price, sort, page });
        await database.sql`UPDATE count_roll SET n = ${ROWS / 10} WHERE place_id = ${SPLIT}`;
        expect(walked).toEqual({
          ids: collected.ids,
          total: collected.total,
          leftOut: 0,
          plan: { kind: 'walk', total: 'live' },
        });
      }
    }
  });
});
