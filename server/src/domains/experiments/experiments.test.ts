import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_FLAGS } from '@kvadrat/contracts/flags';
import { sql } from 'kysely';
import { createApp } from '../../app';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { createFlagSource } from '../flags/api';
import { StaffDoor } from '../operations/api';
import { openTestDay } from '../tracking/testing/open-test-day';
import { areWeights, chooseArm } from './choose-arm';
import { experimentsDomain } from './domain';
import { ExperimentSource } from './experiment-source';
import { estimateDifference, estimateShare } from './intervals';

const database = withTestDatabase();
const ADDRESS = '/api-next/staff/experiments/';
const EVEN = { on: 0.5, off: 0.5 };

let apps: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of apps) await app.close();
  apps = [];
  await database.sql`DELETE FROM experiment`;
});

/** A process of the portal. */
async function openProcess(open = true): Promise<{ app: FastifyInstance; experiments: ExperimentSource }> {
  const { db, sql: listener } = database;
  const experiments = new ExperimentSource(db);
  const app = await createApp({
    settings: {
      publicUrl: () => 'http://localhost',
      logLevel: 'silent',
      trustProxy: false,
      apiRequestsPerMinute: 10_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await api.register(experimentsDomain.calls ?? (() => undefined), {
        db,
        sql: listener,
        staff: new StaffDoor({ db, open, secure: () => false }),
        flags: createFlagSource(),
        experiments,
      });
    },
  });
  apps.push(app);
  await app.ready();
  return { app, experiments };
}

const start = (app: FastifyInstance, payload: object) => app.inject({ method: 'POST', url: ADDRESS, payload });
const stop = (app: FastifyInstance, name: string) =>
  app.inject({ method: 'POST', url: `${ADDRESS}${name}/stop/`, payload: {} });

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('the staff starts and stops an experiment, and every process knows', async () => {
  const [{ app }, other] = [await openProcess(), await openProcess()];
  expect((await start(app, { name: 'bez-poruka', flag: 'messaging', weights: EVEN })).statusCode).toBe(201);
  await until(() => other.experiments.running.length === 1);
  expect(other.experiments.running).toEqual([{ name: 'bez-poruka', flag: 'messaging', weights: EVEN }]);
  expect((await openProcess()).experiments.running).toHaveLength(1);
  const listed = (await app.inject(ADDRESS)).json<{ free: string[]; experiments: object[] }>();
  expect(listed.free).toEqual(['visitRequests', 'aiSearch', 'priceProposal', 'bedroomSearch']);
  expect(listed.experiments).toMatchObject([
    { name: 'bez-poruka', startedBy: 'development', stoppedAt: null, mixed: 0 },
  ]);
  expect((await stop(app, 'bez-poruka')).statusCode).toBe(204);
  await until(() => other.experiments.running.length === 0);
  expect((await stop(app, 'bez-poruka')).statusCode).toBe(404);
});

test.each([
  [{ on: 0.5, off: 0.48 }, 422],
  [{ on: 0.6, off: 0.42 }, 422],
  [{ on: 1.2, off: -0.2 }, 422],
  [{ on: 0.5, off: 0.49 }, 201],
  [{ on: 0.51, off: 0.5 }, 201],
])('R199 weights %j are answered with %i', async (weights, status) => {
  const { app } = await openProcess();
  const answer = await start(app, { name: 'tezine', flag: 'aiSearch', weights });
  expect(answer.statusCode).toBe(status);
  if (status === 422) expect(answer.json()).toMatchObject({ data: { problems: { weights: 'sum' } } });
  expect(areWeights(weights)).toBe(status === 201);
});

test('what is tried already, what cannot be left out and what is no name is refused; strangers learn nothing', async () => {
  const { app } = await openProcess();
  const problemsOf = async (payload: object): Promise<unknown> =>
    (await start(app, payload)).json<{ data: { problems: unknown } }>().data.problems;
  await start(app, { name: 'prvi', flag: 'aiSearch', weights: EVEN });
  expect([
    await problemsOf({ name: 'prvi', flag: 'messaging', weights: EVEN }),
    await problemsOf({ name: 'drugi', flag: 'aiSearch', weights: EVEN }),
    await problemsOf({ name: 'Dva slova', flag: 'newSorting', weights: EVEN }),
    await problemsOf({ name: 'drugi', flag: 'toString', weights: EVEN }),
  ]).toEqual([{ name: 'taken' }, { flag: 'taken' }, { name: 'wrong', flag: 'wrong' }, { flag: 'wrong' }]);
  const raced = await Promise.all(
    [1, 2, 3].map((turn) => start(app, { name: `utrka-${turn}`, flag: 'messaging', weights: EVEN })),
  );
  expect(raced.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
  const { app: closed } = await openProcess(false);
  expect([
    (await closed.inject(ADDRESS)).statusCode,
    (await start(closed, { name: 'tudi', flag: 'aiSearch', weights: EVEN })).statusCode,
    (await stop(closed, 'prvi')).statusCode,
  ]).toEqual([401, 401, 401]);
});

test('arms fall as the weights say, stay for a visitor, and are independent of other experiments', () => {
  const visitors = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);
  const share = (of: readonly string[], name: string, on: number): number =>
    of.filter((visitor) => chooseArm(visitor, name, { on, off: 1 - on }) === 'on').length / of.length;
  expect(Math.abs(share(visitors, 'a', 0.8) - 0.8)).toBeLessThan(0.01);
  const inFirst = visitors.filter((visitor) => chooseArm(visitor, 'a', EVEN) === 'on');
  expect(Math.abs(share(inFirst, 'b', 0.5) - 0.5)).toBeLessThan(0.02);
  expect([share(visitors, 'a', 0), share(visitors, 'a', 1)]).toEqual([0, 1]);
});

test('intervals are those of the books', () => {
  // Newcombe 1998, example (a) of both papers: 81 of 263; 56 of 70 beside 48 of 80.
  const one = estimateShare(81, 263);
  expect([one.low, one.high].map((end) => end.toFixed(4))).toEqual(['0.2553', '0.3662']);
  const { value, low, high } = estimateDifference(estimateShare(56, 70), estimateShare(48, 80));
  expect([value, low, high].map((end) => end.toFixed(4))).toEqual(['0.2000', '0.0524', '0.3339']);
  expect(estimateShare(0, 0)).toEqual({ value: 0, low: 0, high: 1 });
});

test('results count visitors by the arm they were first given, and what they did afterwards; who had both and programs are apart', async () => {
  const { app } = await openProcess();
  await start(app, { name: 'prijedlog', flag: 'priceProposal', weights: EVEN });
  const day = await openTestDay(database.db);
  let second = 1;
  const tell = (visitor: string, name: string, properties: object = {}, agent = 'desktop') =>
    sql`
    INSERT INTO tracked_event (day, message_id, name, happened_at, received_at, visitor, properties, network, agent, consent)
    VALUES (${day}::date, ${randomUUID()}, ${name}, now() + ${second++} * interval '1 millisecond', now(), ${visitor}, ${JSON.stringify(properties)}::text::jsonb, '10.0.0.0/24', ${agent}, '{analytics}')`.execute(
      database.db,
    );
  const view = (visitor: string, arm: string, agent?: string) =>
    tell(visitor, 'Experiment Viewed', { experiment: 'prijedlog', arm }, agent);
  await tell('early', 'Ad Seen');
  await view('early', 'on');
  for (const visitor of ['a', 'b', 'c']) await view(visitor, 'on');
  for (const visitor of ['d', 'e']) await view(visitor, 'off');
  for (const arm of ['on', 'off']) await view('both', arm);
  await view('robot', 'off', 'bot');
  for (const visitor of ['a', 'a', 'b', 'd', 'both']) await tell(visitor, 'Ad Seen');
  await tell('a', 'Lead Sent', { contact: 'message' });
  await tell('e', 'Phone Revealed');
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { experiments } = (await app.inject(ADDRESS)).json<{ experiments: object[] }>();
  expect(experiments).toMatchObject([
    {
      mixed: 1,
      arms: [
        {
          arm: 'on',
          visitors: 4,
          goals: [
            { goal: 'opened', count: 2, share: { value: 0.5 } },
            { goal: 'contacted', count: 1 },
          ],
        },
        {
          arm: 'off',
          visitors: 2,
          goals: [
            { goal: 'opened', count: 1 },
            { goal: 'contacted', count: 1, share: { value: 0.5 } },
          ],
        },
      ],
      differences: [
        { goal: 'opened', difference: { value: 0 } },
        { goal: 'contacted', difference: { value: -0.25 } },
      ],
    },
  ]);
});

test('all flags that can be tried are there as shipped', async () => {
  const { app } = await openProcess();
  const { free } = (await app.inject(ADDRESS)).json<{ free: (keyof typeof DEFAULT_FLAGS)[] }>();
  expect(free.filter((flag) => !DEFAULT_FLAGS[flag])).toEqual([]);
});
