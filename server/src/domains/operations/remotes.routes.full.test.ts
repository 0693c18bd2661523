import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { StaffRemotes } from '@kvadrat/contracts/api';
import type { RegistrySnapshot } from '@kvadrat/contracts/releases';
import { join } from 'node:path';
import { changeRemote, readSnapshot, uploadRelease } from '../registry/api';
import { readReleasePackage } from '@kvadrat/publish';
import { useRegistry } from '../registry/testing/registry-bench';
import { projectRoot } from '../../platform/settings';
import { Breaker, FigureCounter } from './api';
import { remotesRoutes } from './remotes.routes';
import { cookieOf, createStaffCalls, OWN_SITE, signInBy, staffToken } from './testing/staff-portal';

const bench = useRegistry();
const OLD = '1.0.0-00000001';
const NEW = '1.1.0-00000002';
const NEWEST = '1.2.0-00000003';
const CALLS = '/api-next/staff/remotes/';

let snapshot: RegistrySnapshot;
let counter: FigureCounter;
const apps: FastifyInstance[] = [];
const reload = async (): Promise<void> => {
  snapshot = await readSnapshot(bench.db);
};

async function portal({
  closed = false,
  rendering = {},
}: { closed?: boolean; rendering?: Record<string, string> } = {}): Promise<FastifyInstance> {
  const breaker = closed ? undefined : new Breaker();
  const app = await createStaffCalls(bench.db, closed, (calls, staff) =>
    calls.register(remotesRoutes, {
      db: bench.db,
      staff,
      releaseConsole: {
        registry: { reload },
        counter,
        rendering: () => rendering,
        breaker,
        errorDocs: join(projectRoot(), 'docs', 'errors'),
      },
    }),
  );
  apps.push(app);
  return app;
}

const get = (
  app: FastifyInstance,
  headers: InjectOptions['headers'] = {},
  url = CALLS,
): Promise<LightMyRequestResponse> => app.inject({ url, headers });
const read = async (app: FastifyInstance, headers: InjectOptions['headers'] = {}): Promise<StaffRemotes> =>
  (await get(app, headers)).json();
const own = async (app: FastifyInstance): Promise<StaffRemotes['remotes'][number] | undefined> =>
  (await read(app)).remotes.find(({ name }) => name === 'mf-a');
const order = { reason: 'pada', release: '', percent: '', days: '' };
const change = async (
  app: FastifyInstance,
  action: string,
  more: Record<string, unknown> = {},
  headers: InjectOptions['headers'] = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: `${CALLS}mf-a/changes/`,
    headers: { ...OWN_SITE, ...headers },
    payload: { ...order, action, revision: (await readSnapshot(bench.db)).revision, ...more },
  });
const stable = async (): Promise<string | undefined> =>
  (await readSnapshot(bench.db)).entries.find(({ name }) => name === 'mf-a')?.stable;

beforeEach(async () => {
  await bench.publish({ name: 'mf-a' });
  await bench.publish({ name: 'mf-a', release: NEW });
  await reload();
  counter = new FigureCounter({
    db: bench.db,
    current: () => snapshot,
    warn: (error) => {
      throw error;
    },
  });
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await counter.flush();
  await bench.database.sql`truncate remote_figure, staff_session`;
});

it('D5 tells state, releases, author, reason, failures with their views and times', async () => {
  const file = (release: string, name: string): string => `https://kvadrat.example/r/mf-a/${release}/${name}`;
  for (let page = 0; page < 4; page += 1)
    counter.loaded([
      [file(NEW, 'entry.js'), 100],
      [file(NEW, 'app.js'), 200],
      [file(NEW, 'lazy.js'), 9000],
      [file(NEW, 'mount'), 50],
    ]);
  counter.failed('MFE-003', { remote: 'mf-a', release: NEW });
  counter.failed('http-404', { remote: 'mf-a', release: NEW });
  const remote = await own(await portal());
  expect(remote).toMatchObject({
    state: 'on',
    isShell: false,
    stable: NEW,
    previous: OLD,
    canary: null,
    rendering: 'well',
    candidates: [OLD],
    broken: { here: null, forAll: null },
  });
  expect(remote?.releases.map(({ part }) => part)).toEqual(['stable', 'previous']);
  const [live] = remote?.releases ?? [];
  expect(live).toMatchObject({
    part: 'stable',
    release: NEW,
    hour: { views: 4, failures: 1 },
    day: {
      views: 4,
      failures: 1,
      codes: [{ code: 'MFE-003', count: 1 }],
      missing: { notFound: 1, gone: 0, failed: 0 },
    },
  });
  for (const time of Object.values(live?.day.load ?? { none: 0 })) expect(time).toBeGreaterThan(180);
  expect(live?.publishedAt).not.toBeNull();
  expect(remote?.history[0]).toMatchObject({ revision: 2, stable: NEW, state: 'on' });
});

it('D5 says what a code means', async () => {
  const app = await portal();
  expect((await get(app, {}, '/api-next/staff/error-codes/MFE-003/')).json()).toMatchObject({
    code: 'MFE-003',
    text: expect.stringContaining('# MFE-003') as string,
  });
  for (const code of ['MFE-999', '..%2F..%2Fpackage', 'toString'])
    expect((await get(app, {}, `/api-next/staff/error-codes/${code}/`)).statusCode).toBe(404);
});

it('D5 rolls back with a reason, which the history keeps', async () => {
  const app = await portal();
  const answer = await change(app, 'rollback');
  expect([answer.statusCode, answer.json()]).toEqual([201, { remote: 'mf-a', revision: 3 }]);
  expect(await stable()).toBe(OLD);
  expect((await own(app))?.history[0]).toMatchObject({
    revision: 3,
    reason: 'pada',
    author: 'development',
    stable: OLD,
  });
});

it('D5 runs a canary, promotes it and turns the remote off and on', async () => {
  await uploadRelease(bench.db, await readReleasePackage(bench.folderOf({ name: 'mf-a', release: NEWEST })));
  const app = await portal();
  expect((await change(app, 'canary', { release: NEWEST, percent: '12,5', days: '2' })).statusCode).toBe(201);
  expect(await own(app)).toMatchObject({ canary: { release: NEWEST, percent: 12.5 } });
  expect((await own(app))?.releases.map(({ part }) => part)).toEqual(['stable', 'canary', 'previous']);
  expect((await change(app, 'promote')).statusCode).toBe(201);
  expect(await stable()).toBe(NEWEST);
  for (const action of ['off', 'on']) expect((await change(app, action)).statusCode).toBe(201);
  expect((await change(app, 'on')).json()).toEqual({ remote: 'mf-a', revision: null });
  const refused = await change(app, 'promote');
  expect([refused.statusCode, refused.json()]).toMatchObject([
    422,
    { data: { problems: { action: expect.stringMatching(/^MFE-114 mf-a has no canary/) as string } } },
  ]);
});

it('D5 refuses when somebody was faster, without a reason, and a canary that says too little', async () => {
  const app = await portal();
  await changeRemote(bench.db, 'mf-a', { action: 'off' }, { author: 'team a', reason: 'first' });
  expect((await change(app, 'rollback', { revision: 2 })).statusCode).toBe(409);
  const problems = async (action: string, more: Record<string, unknown> = {}): Promise<unknown> => {
    const answer: { data?: { problems?: unknown } } = (await change(app, action, more)).json();
    return answer.data?.problems;
  };
  for (const reason of ['', '   ']) expect(await problems('on', { reason })).toEqual({ reason: 'required' });
  expect(await problems('canary')).toEqual({ release: 'required', percent: 'required', days: 'required' });
  expect(await problems('canary', { release: OLD, percent: '101', days: '0' })).toEqual({
    percent: 'allowed-values',
    days: 'allowed-values',
  });
  expect(await problems('pin')).toEqual({ action: 'allowed-values' });
  expect(await stable()).toBe(NEW);
});

it('D5 takes no change from other sites', async () => {
  const app = await portal();
  for (const site of ['cross-site', 'same-site'])
    expect((await change(app, 'off', {}, { 'sec-fetch-site': site })).statusCode).toBe(403);
  expect((await readSnapshot(bench.db)).revision).toBe(2);
});

it('D5 is closed in production without an operator’s token', async () => {
  const app = await portal({ closed: true });
  const asked = await get(app);
  expect([asked.statusCode, asked.body.includes(NEW), asked.headers['cache-control']]).toEqual([
    401,
    false,
    'private, no-store',
  ]);
  expect((await change(app, 'rollback')).statusCode).toBe(401);
  expect((await get(app, {}, '/api-next/staff/error-codes/MFE-003/')).statusCode).toBe(401);
  expect(await stable()).toBe(NEW);

  const cookie = cookieOf(await signInBy(app, await staffToken(bench.db)));
  expect((await change(app, 'rollback', {}, { cookie })).statusCode).toBe(201);
  expect((await read(app, { cookie })).remotes.find(({ name }) => name === 'mf-a')?.history[0]).toMatchObject({
    revision: 3,
    author: 'Ana',
  });
  await bench.database.sql`update registry_token set revoked_at = now()`;
  expect((await get(app, { cookie })).statusCode).toBe(401);
});

it('D5 says that the previous release makes the pages where a server bundle cannot be read', async () => {
  expect(await own(await portal({ rendering: { [`mf-a@${NEW}`]: 'unreadable' } }))).toMatchObject({
    rendering: 'unreadable',
  });
});

it('D5 nothing can be broken on purpose in production', async () => {
  const breakHere = (app: FastifyInstance, scope: string) =>
    app.inject({
      method: 'PUT',
      url: `${CALLS}mf-a/breakage/`,
      headers: OWN_SITE,
      payload: { breakage: 'hang', scope },
    });
  const open = await portal();
  const broken = await breakHere(open, 'here');
  expect(broken.headers['set-cookie']).toContain('kvadrat_break=mf-a:hang;');
  expect((await read(open, { cookie: cookieOf(broken) })).remotes.find(({ name }) => name === 'mf-a')?.broken).toEqual({
    here: 'hang',
    forAll: null,
  });
  expect(
    (
      await open.inject({
        method: 'PUT',
        url: `${CALLS}mf-a/breakage/`,
        headers: { 'sec-fetch-site': 'cross-site' },
        payload: { breakage: 'hang', scope: 'all' },
      })
    ).statusCode,
  ).toBe(403);
  const closed = await portal({ closed: true });
  const cookie = cookieOf(await signInBy(closed, await staffToken(bench.db)));
  expect((await breakHere(closed, 'all')).statusCode).toBe(404);
  expect((await read(closed, { cookie })).remotes[0]?.broken).toBeNull();
});
