import { VISIBILITY_TIERS } from '@kvadrat/contracts/vocabulary';
import { saveAgency } from '../agencies/api';
import { createDb } from '../../platform/db';
import { placeDirectory } from '../geography/api';
import { insertListings, saveListing, setStatus } from '../listings/api';
import { draft } from '../listings/testing/draft';
import { startJobs } from '../../platform/jobs';
import { projectOutbox, readModelJob, rebuildReadModel } from './api';
import { projectBatch } from './read-model/project-outbox';
import { FIRST_GROUPED_ZOOM, LAST_GROUPED_ZOOM } from './map/grid';
import { rebuildWhereNeeded } from './read-model/rebuild-read-model';
import { idsOf, SALE, withPortal } from './testing/portal';

const portal = withPortal();
const db = () => portal.database.db;
const sql = () => portal.database.sql;

/** The whole read model in a form that can be compared. */
async function snapshot(): Promise<unknown> {
  const ls = await sql()`SELECT * FROM ls ORDER BY id`;
  const fts = await sql()`SELECT * FROM fts ORDER BY id`;
  const counts = await sql()`SELECT * FROM count_roll WHERE n <> 0 ORDER BY place_id, contract, category`;
  return JSON.parse(JSON.stringify({ ls, fts, counts }));
}

const outboxSize = async (): Promise<number> =>
  (await sql()<{ n: number }[]>`SELECT count(*)::int AS n FROM outbox`)[0]?.n ?? -1;

async function version(): Promise<number> {
  return (await db().selectFrom('read_model').select('version').executeTakeFirstOrThrow()).version;
}

test('every way to change an ad leaves a note in its own transaction', async () => {
  const [id = 0] = await portal.given([draft()]);
  const writes: [string, () => Promise<unknown>][] = [
    ['save', () => saveListing(db(), draft())],
    ['status', () => setStatus(db(), [id], 3)],
    ['hand-written SQL', () => sql()`UPDATE listing SET price = 5 WHERE id = ${id}`],
    ['text', () => sql()`UPDATE listing_text SET title = 'Drugi' WHERE listing_id = ${id}`],
    ['removed text', () => sql()`DELETE FROM listing_text WHERE listing_id = ${id}`],
    ['removed ad', () => sql()`DELETE FROM listing WHERE id = ${id}`],
  ];
  for (const [name, write] of writes) {
    await sql()`TRUNCATE outbox`;
    await write();
    expect([name, await outboxSize()]).not.toEqual([name, 0]);
  }
  await sql()`TRUNCATE outbox`;
  const undone = db()
    .transaction()
    .execute(async (tx) => {
      await saveListing(tx, draft());
      throw new Error('undone');
    });
  await expect(undone).rejects.toThrow('undone');
  expect(await outboxSize()).toBe(0);
});

test('R104 a change of an agency’s plan changes the rank of its ads', async () => {
  const slug = 'plan';
  const agencyId = await saveAgency(db(), { slug, name: 'Plan', plan: 'paid' });
  await portal.given([draft({ advertiser: { type: 'agenzia', agencyId }, visibility: 'top' })]);
  const tier = async (): Promise<number> =>
    Math.floor((await db().selectFrom('ls').select('rank').executeTakeFirstOrThrow()).rank / 1e8);
  expect(await tier()).toBe(VISIBILITY_TIERS.length - 1 - VISIBILITY_TIERS.indexOf('top'));
  await saveAgency(db(), { slug, name: 'Plan', plan: 'defaulting' });
  await projectOutbox(db());
  expect(await tier()).toBe(0);
});

test('counts are exact after ads came, moved, changed category and went', async () => {
  const directory = await placeDirectory(db());
  const place = (path: string): number => directory.byPath(path)?.id ?? 0;
  const [first, second] = [draft({ placeId: place('split/bacvice') }), draft({ placeId: place('rovinj') })];
  await portal.given([first, second, draft()]);
  await saveListing(db(), { ...first, placeId: place('zagreb/maksimir') });
  await saveListing(db(), { ...second, category: 2 });
  await projectOutbox(db());
  const count = async (path: string): Promise<number> => (await portal.search('', `${SALE}${path}`)).count;
  expect(await count('split/bacvice/')).toBe(0);
  expect(await count('split/')).toBe(1);
  expect(await count('zagreb/')).toBe(1);
  expect(await count('istra/')).toBe(0);
  expect((await portal.search('', '/prodaja-poslovne-nekretnine/istra/')).count).toBe(1);
  expect(await count('')).toBe(2);
});

test('taking a change over twice is the same as once', async () => {
  const ids = await portal.given([draft(), draft(), draft({ status: 3 })]);
  const before = await snapshot();
  for (const id of [...ids, ...ids, 99_999]) await sql()`INSERT INTO outbox (listing_id) VALUES (${id})`;
  await projectBatch(db(), 2);
  await projectOutbox(db());
  expect(await snapshot()).toEqual(before);
  expect(await outboxSize()).toBe(0);
});

test('small batches take everything over, and each raises the version', async () => {
  await portal.given([]);
  await db()
    .transaction()
    .execute((tx) =>
      insertListings(
        tx,
        Array.from({ length: 7 }, () => draft()),
      ),
    );
  const before = await version();
  while ((await projectBatch(db(), 3)) > 0);
  expect(await version()).toBeGreaterThan(before);
  expect((await portal.search('')).count).toBe(7);
});

test('a projection that dies half-way leaves outbox and read model as they were', async () => {
  await portal.given([draft()]);
  await saveListing(db(), draft());
  const before = await snapshot();
  const noted = await outboxSize();
  // The last step of a batch fails: everything before it has been written by then.
  await sql()`CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'killed'; END $$`;
  await sql()`CREATE TRIGGER die BEFORE UPDATE ON read_model EXECUTE FUNCTION die()`;
  await expect(projectOutbox(db())).rejects.toThrow('killed');
  expect(await snapshot()).toEqual(before);
  expect(await outboxSize()).toBe(noted);
  await sql()`DROP FUNCTION die CASCADE`;
  await projectOutbox(db());
  expect((await portal.search('')).count).toBe(2);
});

test('a projection whose connection is killed leaves no trace and is done again', async () => {
  await portal.given([draft()]);
  await saveListing(db(), draft());
  const before = await snapshot();
  await sql()`CREATE FUNCTION hang() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(30); RETURN NULL; END $$`;
  await sql()`CREATE TRIGGER hang BEFORE UPDATE ON read_model EXECUTE FUNCTION hang()`;
  const projection = projectOutbox(db()).then(
    () => 'done',
    () => 'killed',
  );
  const kill = async (): Promise<boolean> =>
    (
      await sql()`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                 WHERE datname = current_database() AND wait_event = 'PgSleep'`
    ).length > 0;
  while (!(await kill())) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await projection).toBe('killed');
  expect(await snapshot()).toEqual(before);
  await sql()`DROP FUNCTION hang CASCADE`;
  await projectOutbox(db());
  expect((await portal.search('')).count).toBe(2);
});

test('a rebuild gives the same read model, with its indexes and statistics, and keeps later changes', async () => {
  const ids = await portal.given([draft(), draft({ contract: 2 }), draft({ status: 14 })]);
  const indexes = () =>
    sql()`SELECT indexname, indexdef FROM pg_indexes WHERE tablename IN ('ls', 'fts', 'count_roll') ORDER BY indexname`;
  const statistics = () =>
    sql()`SELECT stxname, pg_get_statisticsobjdef(oid) FROM pg_statistic_ext WHERE stxrelid = 'ls'::regclass ORDER BY stxname`;
  const [before, indexesBefore, statisticsBefore] = [await snapshot(), await indexes(), await statistics()];
  expect(statisticsBefore).toHaveLength(LAST_GROUPED_ZOOM - FIRST_GROUPED_ZOOM + 1);
  await sql()`UPDATE ls SET price = 1, city = 0`;
  await sql()`DELETE FROM count_roll`;
  expect(await rebuildReadModel(db())).toBe(2);
  expect(await snapshot()).toEqual(before);
  expect(await indexes()).toEqual(indexesBefore);
  expect(await statistics()).toEqual(statisticsBefore);

  await setStatus(db(), ids.slice(0, 1), 3);
  await rebuildReadModel(db());
  await projectOutbox(db());
  expect((await portal.search('')).count).toBe(0);
  expect((await portal.search('', '/najam-stambene-nekretnine/')).count).toBe(1);
});

/** Backends that run such a statement and wait for a lock. */
async function waiting(statement: string): Promise<number[]> {
  for (;;) {
    const rows = await sql()<{ pid: number }[]>`
      SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND query ILIKE ${`%${statement}%`}`;
    if (rows.length > 0) return rows.map(({ pid }) => pid);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('what changes while a rebuild is under way is taken over afterwards', async () => {
  const [id = 0, ...others] = await portal.given([draft(), draft(), draft()]);
  let rebuild: Promise<number> | undefined;
  await sql().begin(async (holding) => {
    await holding`SELECT version FROM read_model FOR UPDATE`;
    rebuild = rebuildReadModel(db());
    // All ads have been read by then.
    await waiting('UPDATE read_model');
    await setStatus(db(), [id], 3);
  });
  expect(await rebuild).toBe(3);
  await projectOutbox(db());
  expect(idsOf(await portal.search('')).sort()).toEqual(others.sort());
});

test('a rebuild that cannot read on leaves the read model as it was', async () => {
  await portal.given([draft(), draft()]);
  const before = await snapshot();
  await sql().begin(async (holding) => {
    await holding`LOCK TABLE listing_text IN ACCESS EXCLUSIVE MODE`;
    const outcome = rebuildReadModel(db()).then(
      () => 'done',
      () => 'failed',
    );
    for (const pid of await waiting('select "listing"."id"')) await holding`SELECT pg_terminate_backend(${pid})`;
    expect(await outcome).toBe('failed');
  });
  expect(await snapshot()).toEqual(before);
  expect(await rebuildReadModel(db())).toBe(2);
});

test('a rebuild that a migration asked for is done once, by the worker that comes first', async () => {
  const ids = await portal.given([draft(), draft()]);
  const before = await version();
  expect(await rebuildWhereNeeded(db())).toBe(false);
  await sql()`UPDATE ls SET twin = NULL`;
  await sql()`UPDATE read_model SET rebuild_needed = true`;
  expect((await Promise.all([rebuildWhereNeeded(db()), rebuildWhereNeeded(db())])).sort()).toEqual([false, true]);
  expect(await rebuildWhereNeeded(db())).toBe(false);
  expect(await version()).toBe(before + 1);
  expect(await sql()`SELECT id FROM ls WHERE twin IS NOT NULL ORDER BY id`).toEqual(ids.map((id) => ({ id })));
});

test('searches go on during a rebuild', async () => {
  await portal.given(Array.from({ length: 50 }, () => draft()));
  const rebuild = rebuildReadModel(db());
  // No crowd: one that a busy machine cannot serve is told so, rebuild or not.
  const search = async (): Promise<void> => {
    for (let time = 0; time < 5; time += 1) expect((await portal.search('criterio=prezzo')).count).toBe(50);
  };
  await Promise.all([search(), search(), search(), search()]);
  await rebuild;
});

test('a total that was remembered is not used once the read model has changed', async () => {
  await portal.given([draft(), draft()]);
  // Filtered and beyond the size of a collected search, a total would come from the cache.
  await sql()`UPDATE count_roll SET n = 1000000`;
  expect((await portal.search('prezzoMinimo=1')).count).toBe(2);
  await sql()`UPDATE listing SET price = NULL, price_on_request = true WHERE id = 1`;
  await projectOutbox(db());
  expect((await portal.search('prezzoMinimo=1')).count).toBe(1);
});

describe('worker', () => {
  const handle = () => createDb(portal.database.address, { poolSize: 2 });
  const until = async (condition: () => Promise<boolean>): Promise<void> => {
    for (let tries = 0; tries < 200 && !(await condition()); tries++)
      await new Promise((resolve) => setTimeout(resolve, 20));
  };

  test('takes changes over soon after their commit, with several processes', async () => {
    await portal.given([]);
    const handles = [handle(), handle()];
    const report = jest.fn();
    const workers = handles.map((own) => startJobs([readModelJob()], own, report));
    const saved = await Promise.all(Array.from({ length: 10 }, () => saveListing(db(), draft())));
    await until(async () => (await portal.search('')).count === 10);
    const answer = await portal.search('');
    expect(idsOf(answer).sort()).toEqual(saved.map(({ id }) => id).sort());
    await Promise.all(workers.map((worker) => worker.stop()));
    await Promise.all(handles.map((own) => own.close()));
    expect(report).not.toHaveBeenCalled();
  });

  test('reports a failure and goes on', async () => {
    await portal.given([]);
    const own = handle();
    const report = jest.fn();
    await sql()`ALTER TABLE fts RENAME TO gone`;
    await saveListing(db(), draft());
    const worker = startJobs([readModelJob()], own, report);
    await until(() => Promise.resolve(report.mock.calls.length > 0));
    await sql()`ALTER TABLE gone RENAME TO fts`;
    await until(async () => (await portal.search('')).count === 1);
    expect(report).toHaveBeenCalled();
    expect((await portal.search('')).count).toBe(1);
    await worker.stop();
    await own.close();
  });
});

test('a change of anything but words leaves the words where they are, and gives the same row as making it anew', async () => {
  const [id = 0] = await portal.given([draft()]);
  const words = async () => sql()<{ tsv: string; text_key: number }[]>`SELECT tsv, text_key FROM fts WHERE id = ${id}`;
  const before = await words();
  await sql()`UPDATE fts SET tsv = 'mark' WHERE id = ${id}`;
  await sql()`UPDATE listing SET price = 77, rooms = 9, map_display = 'no_map', visibility = 'top' WHERE id = ${id}`;
  await projectOutbox(db());
  expect(await sql()`SELECT tsv FROM fts WHERE id = ${id}`).toEqual([{ tsv: "'mark'" }]);
  expect(await sql()`SELECT ls.price, ls.rooms, ls.x, fts.price AS same FROM ls JOIN fts USING (id)`).toEqual([
    { price: 77, rooms: 9, x: null, same: 77 },
  ]);
  await sql()`UPDATE fts SET tsv = ${before[0]?.tsv ?? ''}::text::tsvector WHERE id = ${id}`;
  const changed = await snapshot();
  await rebuildReadModel(db());
  expect(await snapshot()).toEqual(changed);

  for (const change of [
    sql()`UPDATE listing_text SET title = 'Drugi' WHERE listing_id = ${id}`,
    sql()`UPDATE listing SET category = 2 WHERE id = ${id}`,
    sql()`UPDATE listing SET reference = 'X-9' WHERE id = ${id}`,
  ]) {
    await sql()`UPDATE fts SET tsv = 'mark' WHERE id = ${id}`;
    await change;
    await projectOutbox(db());
    expect(await sql()`SELECT tsv FROM fts WHERE id = ${id} AND tsv = 'mark'`).toEqual([]);
  }
});
