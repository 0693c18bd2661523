import { createDb } from '../db';
import { withTestDatabase } from '../db/testing/test-database';
import { ownCounter, sharedCounter, type CallCounter } from './call-counter';
import { createLimiter, defineLimits, LimitError, type Limiter, MINUTE, type NamedLimits, ownLimiter } from '.';
import { Limiter as CountingLimiter } from './limiter';

const database = withTestDatabase();
const LIMITS = defineLimits('test', {
  exact: { network: [{ calls: 100, seconds: 10 * MINUTE }], open: false },
  often: { network: [{ calls: 100, seconds: 10 * MINUTE }], open: true },
  api: { network: [{ calls: 600, seconds: 10 * MINUTE }], open: true },
  paid: { network: [{ calls: 2, seconds: 10 * MINUTE }], proof: true, open: false },
  strict: { mailbox: [{ calls: 3, seconds: 10 * MINUTE }], open: false },
  brief: { network: [{ calls: 1, seconds: 60 }], open: true },
});

/** 'ok', or the code of the refusal. */
const ask = (
  limiter: Pick<Limiter, 'count'>,
  limits: NamedLimits,
  who: string,
  proven?: () => Promise<boolean>,
): Promise<string> =>
  limiter.count(limits, { network: who, mailbox: who, ...(proven === undefined ? {} : { proven }) }).then(
    () => 'ok',
    (error: unknown) =>
      error instanceof LimitError
        ? error.code
        : Promise.reject(error instanceof Error ? error : new Error(String(error))),
  );

/** So many callers that each ask again and again. @returns how many calls came through */
async function storm(
  limiters: readonly Limiter[],
  limits: NamedLimits,
  { callers, calls }: { callers: number; calls: number },
): Promise<number> {
  let through = 0;
  const caller = async (limiter: Limiter): Promise<void> => {
    for (let call = 0; call < calls; call += 1) if ((await ask(limiter, limits, '192.0.2.1')) === 'ok') through += 1;
  };
  await Promise.all(limiters.flatMap((limiter) => Array.from({ length: callers }, () => caller(limiter))));
  return through;
}

/** A counter that tells how often it was asked. */
function watched(counter: CallCounter): { counter: CallCounter; asked: () => number } {
  let asked = 0;
  return {
    asked: () => asked,
    counter: {
      take: (...parameters) => {
        asked += 1;
        return counter.take(...parameters);
      },
    },
  };
}

test('two processes let through together what one would, with eight callers at a time in each', async () => {
  const handles = [createDb(database.address, { poolSize: 4 }), createDb(database.address, { poolSize: 4 })];
  const through = await storm(
    handles.map(({ db }) => createLimiter(db)),
    LIMITS.exact,
    { callers: 8, calls: 50 },
  );
  await Promise.all(handles.map(({ close }) => close()));
  expect(through).toBeGreaterThanOrEqual(95);
  expect(through).toBeLessThanOrEqual(100);
});

test('what is called often costs a statement for every fiftieth of the limit, and a flood beyond it none', async () => {
  const { counter, asked } = watched(sharedCounter(database.db));
  const limiter = new CountingLimiter(counter, () => Promise.resolve('secret'));
  for (let call = 0; call < 600; call += 1) expect(await ask(limiter, LIMITS.api, '192.0.2.2')).toBe('ok');
  expect(asked()).toBe(50);
  // The first one beyond it has to ask whether that is so.
  expect(await ask(limiter, LIMITS.api, '192.0.2.2')).toBe('rate-limited');
  const before = asked();
  for (let call = 0; call < 5000; call += 1) expect(await ask(limiter, LIMITS.api, '192.0.2.2')).toBe('rate-limited');
  expect(asked() - before).toBe(0);
});

test('a proof of work buys three times as many calls, then only time helps', async () => {
  const limiter = createLimiter(database.db);
  const paid = (proven: boolean) => ask(limiter, LIMITS.paid, '192.0.2.3', () => Promise.resolve(proven));
  const answers: string[] = [];
  for (const proven of [false, false, false, true, true, true, true]) answers.push(await paid(proven));
  expect(answers).toEqual(['ok', 'ok', 'proof-required', 'ok', 'ok', 'ok', 'rate-limited']);
});

test('refusals say after how many seconds it is worth trying again; then it is', async () => {
  let now = 1_000_000;
  const limiter = ownLimiter(() => now);
  await ask(limiter, LIMITS.brief, '192.0.2.4');
  now += 20_000;
  await expect(limiter.count(LIMITS.brief, { network: '192.0.2.4' })).rejects.toMatchObject({
    code: 'rate-limited',
    status: 429,
    retryAfter: 40,
  });
  now += 40_000;
  expect(await ask(limiter, LIMITS.brief, '192.0.2.4')).toBe('ok');
});

test('without the shared counters what is open is counted by each process for itself, what is not is refused', async () => {
  const away: CallCounter = { take: () => Promise.reject(new Error('the database is away')) };
  const limiter = new CountingLimiter(away, () => Promise.resolve('secret'));
  expect(await storm([limiter], LIMITS.often, { callers: 8, calls: 50 })).toBe(100);
  await expect(limiter.count(LIMITS.strict, { mailbox: 'ana@example.hr' })).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
    retryAfter: 5,
  });
});

test('counters that do not answer hold nobody up for long where the limit is open', async () => {
  const silent: CallCounter = { take: () => new Promise(() => undefined) };
  expect(await ask(new CountingLimiter(silent, () => Promise.resolve('secret')), LIMITS.often, '192.0.2.5')).toBe('ok');
});

test('what a transaction undoes was not counted', async () => {
  const limiter = createLimiter(database.db);
  const caller = { mailbox: 'iva@example.hr' };
  for (let turn = 0; turn < 5; turn += 1) {
    const undone = database.db.transaction().execute(async (tx) => {
      await limiter.count(LIMITS.strict, caller, tx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
  }
  for (let call = 0; call < 3; call += 1) await limiter.count(LIMITS.strict, caller);
  await expect(limiter.count(LIMITS.strict, caller)).rejects.toMatchObject({ code: 'rate-limited' });
});

test('transactions that hold all connections of the pool can count', async () => {
  const handle = createDb(database.address, { poolSize: 2 });
  const limiter = createLimiter(handle.db);
  const counting = Array.from({ length: 6 }, (_, n) =>
    handle.db.transaction().execute((tx) => limiter.count(LIMITS.strict, { mailbox: `${n}@example.hr` }, tx)),
  );
  await Promise.all(counting);
  await handle.close();
  expect(counting).toHaveLength(6);
});

test('1.7-60 1.7-64 keys of counters tell neither addresses nor networks', async () => {
  const limiter = createLimiter(database.db);
  await limiter.count(LIMITS.strict, { mailbox: 'tajni@example.hr' });
  await limiter.count(LIMITS.often, { network: '198.51.100.77' });
  const keys = (await database.db.selectFrom('limit_count').select('key').execute()).map(({ key }) => key).join('\n');
  expect(keys).toMatch(/^test-strict:mailbox:600:[\w-]{43}$/m);
  expect(keys).not.toMatch(/tajni|198\.51/);
});

test('a counter remembers the latest ones only', async () => {
  const counter = ownCounter();
  for (let network = 0; network <= 20_000; network += 1) await counter.take(String(network), 1, 600);
  expect(await counter.take('20000', 1, 600)).toMatchObject({ taken: 2 });
  expect(await counter.take('0', 1, 600)).toMatchObject({ taken: 1 });
});
