import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { createDb, type DbHandle, type DbOptions } from './create-db';
import type { Db } from './database';
import { inLane, rootOf } from './lanes';
import { withTestDatabase } from './testing/test-database';

const database = withTestDatabase({ holds: 'empty' });
let handle: DbHandle;

beforeAll(async () => {
  await database.sql`CREATE TABLE written (n int)`;
});

beforeEach(() => {
  handle = createDb(database.address, { poolSize: 2, applicationName: 'victim' });
});

afterEach(async () => {
  await handle.close();
  await database.sql`TRUNCATE written`;
});

/** As a killed server does it to every connection at once. */
async function cutConnections(): Promise<void> {
  await database.sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'victim'`;
  await delay(50);
}

const written = async (): Promise<unknown> => (await sql`SELECT n FROM written ORDER BY n`.execute(database.db)).rows;

test('a transaction that loses its connection between statements fails whole, and the process goes on', async () => {
  const transaction = handle.db.transaction().execute(async (tx) => {
    await sql`INSERT INTO written VALUES (1)`.execute(tx);
    await cutConnections();
    await sql`INSERT INTO written VALUES (2)`.execute(tx);
  });
  await expect(transaction).rejects.toThrow('the connection to the database was lost');
  await delay(20);
  await sql`INSERT INTO written VALUES (3)`.execute(handle.db);
  expect(await written()).toEqual([{ n: 3 }]);
});

test('a statement that is running when its connection is lost fails, in a transaction and alone', async () => {
  const alone = sql`SELECT pg_sleep(20)`.execute(handle.db);
  const inside = handle.db.transaction().execute(async (tx) => {
    await sql`INSERT INTO written VALUES (1)`.execute(tx);
    await sql`SELECT pg_sleep(20)`.execute(tx);
  });
  const outcomes = Promise.allSettled([alone, inside]);
  await delay(200);
  await cutConnections();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await sql`SELECT 1 AS one`.execute(handle.db)).rows).toEqual([{ one: 1 }]);
  expect(await written()).toEqual([]);
});

test('connections lost while nobody uses them are opened anew', async () => {
  await Promise.all([1, 2].map((n) => sql`INSERT INTO written VALUES (${n})`.execute(handle.db)));
  await cutConnections();
  await Promise.all([3, 4, 5].map((n) => sql`INSERT INTO written VALUES (${n})`.execute(handle.db)));
  expect(await written()).toEqual([1, 2, 3, 4, 5].map((n) => ({ n })));
});

test('there are never more connections than allowed', async () => {
  await Promise.all([1, 2, 3, 4, 5, 6].map(() => sql`SELECT pg_sleep(0.02)`.execute(handle.db)));
  const [row] = await database.sql<{ n: number }[]>`
    SELECT count(*)::int AS n FROM pg_stat_activity WHERE application_name = 'victim'`;
  expect(row?.n).toBe(2);
});

test('who waits for a connection gets it in turn', async () => {
  const single = createDb(database.address, { poolSize: 1 });
  const order: number[] = [];
  await Promise.all([1, 2, 3, 4].map((n) => sql`SELECT 1`.execute(single.db).then(() => order.push(n))));
  expect(order).toEqual([1, 2, 3, 4]);
  await single.close();
});

test('a failed statement does not cost the connection', async () => {
  await expect(sql`SELECT nothing`.execute(handle.db)).rejects.toThrow(/column "nothing" does not exist/);
  expect((await sql`SELECT 1 AS one`.execute(handle.db)).rows).toEqual([{ one: 1 }]);
});

describe('lanes', () => {
  const sleep = (db: Db, seconds: number): Promise<unknown> => sql`SELECT pg_sleep(${seconds})`.execute(db);
  const pools: DbHandle[] = [];
  const open = (options: DbOptions): DbHandle => {
    const opened = createDb(database.address, options);
    pools.push(opened);
    return opened;
  };
  afterEach(async () => {
    for (const pool of pools.splice(0)) await pool.close();
  });

  it('cheap statements find a connection while heavy and background ones wait for theirs', async () => {
    const { db, pool } = open({ poolSize: 4 });
    const heavy = Array.from({ length: 6 }, () => sleep(inLane(db, 'heavy'), 0.5));
    const background = Array.from({ length: 6 }, () => sleep(inLane(db, 'background'), 0.5));
    await sql`SELECT 1`.execute(db);
    // Two heavy ones and one in the background had a connection; the rest still waits.
    expect(pool()).toMatchObject({ busy: 3, waiting: 9 });
    await Promise.all([...heavy, ...background]);
  });

  it('a statement that gets no connection in time is refused, one in the background waits', async () => {
    const { db } = open({ poolSize: 1, poolWaitMs: 50 });
    const long = sleep(db, 0.5);
    const behind = sql`SELECT 1`.execute(inLane(db, 'background'));
    await expect(sql`SELECT 1`.execute(db)).rejects.toMatchObject({ code: 'unavailable' });
    await long;
    await behind;
    // What was refused has left nothing behind.
    await sql`SELECT 1`.execute(db);
  });

  it('heavy and background statements get their turns though cheap ones never end', async () => {
    const { db } = open({ poolSize: 2 });
    const done: string[] = [];
    const others = (['heavy', 'background', 'heavy'] as const).map((lane) =>
      sql`SELECT 1`.execute(inLane(db, lane)).then(() => done.push(lane)),
    );
    const cheap = async (): Promise<void> => {
      while (done.filter((lane) => lane !== 'cheap').length < others.length && done.length < 200) {
        await sql`SELECT 1`.execute(db);
        done.push('cheap');
      }
    };
    await Promise.all([cheap(), cheap(), cheap(), cheap(), ...others]);
    expect(done.filter((lane) => lane !== 'cheap').sort()).toEqual(['background', 'heavy', 'heavy']);
    // Most turns went to the cheap ones all the same.
    expect(done.length).toBeGreaterThan(3 * others.length);
    expect(done.length).toBeLessThan(100);
  });

  it('what is kept for a database is kept once for all its lanes', () => {
    const { db } = open({ poolSize: 1 });
    expect(inLane(db, 'heavy')).not.toBe(db);
    expect(rootOf(inLane(db, 'heavy'))).toBe(db);
    expect(rootOf(db)).toBe(db);
  });
});
