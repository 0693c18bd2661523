import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { exportDatabase } from '@kvadrat/server/platform/db';
import { type TestDatabase, withTestDatabase } from '../../server/src/platform/db/testing/test-database';
import { photosFor } from '@kvadrat/server/domains/media';
import { rebuildReadModel } from '@kvadrat/server/domains/search';
import { loadDemo, type DemoProgress } from './load-demo';
import { fullTest } from '../../server/src/platform/testing/full-run';

const grown = withTestDatabase({ holds: 'places' });
const atOnce = withTestDatabase({ holds: 'places' });
const again = withTestDatabase({ holds: 'places' });
const NOW = new Date('2026-11-01T00:00:00Z');
const ADS = 200;
/** How many there are when the first has grown. */
const GROWN = 60;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kvadrat-demo-'));
}, 60_000);

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

const load = (
  { db }: TestDatabase,
  ads: number,
  now: Date,
  onProgress?: (progress: DemoProgress) => void,
): Promise<number> => loadDemo({ db, dataDir: folder }, { ads, now, picturesAhead: 2, onProgress });

/** Everything the database holds, without the moment at which it was written. */
async function content(database: TestDatabase, name: string): Promise<string> {
  const file = join(folder, name);
  await rebuildReadModel(database.db);
  // When the counts were made and the changes noted is no part of them.
  await database.sql`UPDATE roll_up SET built_at = ${NOW}`;
  await database.sql`UPDATE outbox SET noted_at = ${NOW}`;
  await exportDatabase(database, file);
  return gunzipSync(await readFile(file))
    .toString('utf8')
    .replace(/"exportedAt":"[^"]*"/, '');
}

test('goes on where it stopped and adds nothing twice', async () => {
  const steps: DemoProgress[] = [];
  expect(await load(grown, 30, NOW, (step) => steps.push(step))).toBe(30);
  expect(steps).toEqual([
    { step: 'ads', done: 30, total: 30 },
    { step: 'search', done: 30, total: 30 },
    { step: 'pictures', done: 1, total: 2 },
    { step: 'pictures', done: 2, total: 2 },
  ]);
  expect(await load(grown, 30, new Date())).toBe(0);
  expect(await load(grown, GROWN, new Date())).toBe(30);
  const rows = await grown.db.selectFrom('listing').select(['id', 'reference']).orderBy('id').execute();
  expect(rows.map(({ reference }) => reference)).toEqual(
    Array.from({ length: GROWN }, (_, index) => `KV-${String(index + 1).padStart(5, '0')}`),
  );
  const photos = await photosFor(
    grown.db,
    rows.map(({ id }) => id),
    { locale: 'hr' },
  );
  for (const { id } of rows) expect(photos.get(id)?.count).toBeGreaterThanOrEqual(1);
}, 60_000);

fullTest(
  'the same seed and day give the same database, byte for byte',
  async () => {
    // Where areas are shown is each portal's secret.
    for (const { sql } of [atOnce, again])
      await sql`UPDATE area_secret SET value = '00000000-0000-4000-8000-000000000000'`;
    await load(atOnce, ADS, NOW);
    await load(again, ADS, NOW);
    const [one, other] = [await content(atOnce, 'one'), await content(again, 'other')];
    expect(other === one).toBe(true);
    expect(one).toContain(`KV-${String(ADS).padStart(5, '0')}`);
  },
  120_000,
);

test('history, agents, projects and auctions stand beside the ads', async () => {
  const count = async (table: 'listing_price' | 'agent' | 'demo_ad'): Promise<number> =>
    (
      await grown.db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  expect(await count('demo_ad')).toBe(GROWN);
  expect(await count('listing_price')).toBeGreaterThan(GROWN);
  expect(await count('agent')).toBeGreaterThan(60);
  const kinds = await grown.db
    .selectFrom('listing')
    .leftJoin('auction', 'auction.listing_id', 'listing.id')
    .select(['kind', 'auction.status'])
    .where('kind', '=', 'auction')
    .execute();
  expect(kinds.every(({ status }) => status !== null)).toBe(true);
  const projects = await grown.db
    .selectFrom('project_unit')
    .innerJoin('listing', 'listing.id', 'project_id')
    .select('kind')
    .distinct()
    .execute();
  expect(projects).toEqual([{ kind: 'project' }]);
});
