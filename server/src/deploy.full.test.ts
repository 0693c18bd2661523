import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app';
import { adRemote, SHELL } from './edge/pages/testing/sample-releases';
import {
  changeRemote,
  openRegistry,
  OverrideReader,
  publishRelease,
  registryRoutes,
  ReleaseStore,
  signOverride,
  uploadRelease,
  type Registry,
} from './domains/registry/api';
import { ORDER, useRegistry } from './domains/registry/testing/registry-bench';
import { revokeOverride } from './domains/registry/override.store';
import { StoredPages } from './edge/stored-pages';
import { issueToken } from './domains/registry/team-token.store';

// Render threads have to start, and the machine is shared with other suites.
jest.setTimeout(120_000);
const bench = useRegistry();
const OLD = '1.0.0-00000001';
const NEW = '2.0.0-00000002';
const PAGE = '/oglasi/7/';
const servers: { app: FastifyInstance; registry: Registry }[] = [];
let visitors = 0;

/** A server of its own: own process state, own folder, the common database. */
async function startServer(name: string): Promise<FastifyInstance> {
  const store = new ReleaseStore(bench.db, join(bench.folder, name));
  const registry = await openRegistry({
    db: bench.db,
    sql: bench.database.sql,
    mirrorFile: join(bench.folder, `${name}.json`),
    prepare: (snapshot) => store.prepare(snapshot),
    warn: () => undefined,
  });
  const app = await createApp({
    settings: {
      publicUrl: () => 'https://www.kvadrat.example',
      logLevel: 'silent',
      trustProxy: false,
      apiRequestsPerMinute: 10_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await api.register(registryRoutes, { db: bench.db, registry });
    },
    pages: {
      registry,
      releases: store,
      overrides: new OverrideReader(bench.db, store),
      stored: new StoredPages({ bytes: 8_000_000 }),
      workerFile: join(import.meta.dirname, 'platform/render/testing/render-worker.mjs'),
      renderWorkMs: 5000,
      renderColdStartMs: 20_000,
      renderHeapMegabytes: 96,
      appleAppId: '',
      earlyHints: false,
      newVisitorId: () =>
        createHash('sha256')
          .update(`seed ${(visitors += 1)}`)
          .digest('base64url')
          .slice(0, 22),
    },
  });
  servers.push({ app, registry });
  return app;
}

interface Visit {
  release: string;
  cookie: string;
  caching: string;
}

async function visit(app: FastifyInstance, cookie = ''): Promise<Visit> {
  const { headers } = await app.inject({ url: PAGE, headers: { cookie } });
  return {
    release: /mf-ad@(\S+)/.exec(String(headers['kvadrat-releases']))?.[1] ?? '',
    cookie: String(headers['set-cookie'] ?? '').split(';', 1)[0] ?? '',
    caching: String(headers['cache-control']),
  };
}

const build = (release: string) => bench.build(adRemote(`return page("ad of ${release}")`, release));
const until = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();

beforeEach(async () => {
  visitors = 0;
  await publishRelease(bench.db, await bench.build(SHELL), ORDER);
  await publishRelease(bench.db, await build(OLD), ORDER);
});
afterEach(async () => {
  for (const { app, registry } of servers.splice(0)) {
    await app.close();
    await registry.close();
  }
});

async function order(app: FastifyInstance, token: string, change: Record<string, unknown>, expectedRevision: number) {
  return app.inject({
    method: 'POST',
    url: '/api-next/registry/mf-ad/changes/',
    headers: { authorization: `Bearer ${token}` },
    payload: { change, expectedRevision, reason: 'test' },
  });
}

it('a release at ten per cent, raised, promoted and rolled back, while an old page stays whole and nothing is restarted', async () => {
  const [app, other] = [await startServer('one'), await startServer('two')];
  const token = await issueToken(bench.db, 'mf-ad', 'team');
  expect(await visit(app)).toEqual({
    release: OLD,
    cookie: '',
    caching: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=600',
  });
  const openPage = async (): Promise<number> => (await app.inject(`/r/mf-ad/${OLD}/lazy.js`)).statusCode;

  await uploadRelease(bench.db, await build(NEW));
  expect(
    (await order(app, token, { action: 'canary', release: NEW, percent: 10, until: until(1) }, 2)).statusCode,
  ).toBe(200);
  const first: Visit[] = [];
  for (let count = 0; count < 1000; count += 50)
    first.push(...(await Promise.all(Array.from({ length: 50 }, () => visit(app)))));
  const chosen = first.filter(({ release }) => release === NEW);
  expect(chosen.length).toBeGreaterThanOrEqual(70);
  expect(chosen.length).toBeLessThanOrEqual(132);
  expect(new Set(first.map(({ cookie }) => cookie)).size).toBe(1000);
  expect(new Set(first.map(({ caching }) => caching))).toEqual(new Set(['private, no-cache']));

  const releasesOf = async (server: FastifyInstance, who: Visit[]): Promise<Set<string>> =>
    new Set((await Promise.all(who.map(({ cookie }) => visit(server, cookie)))).map(({ release }) => release));
  const others = first.filter(({ release }) => release === OLD);
  // The other server hears of the change by the database, in its own time.
  while ((await releasesOf(other, chosen.slice(0, 1))).has(OLD)) await pause(20);
  for (const server of [other, app]) {
    expect(await releasesOf(server, chosen)).toEqual(new Set([NEW]));
    expect(await releasesOf(server, others.slice(0, 100))).toEqual(new Set([OLD]));
  }

  expect(
    (await order(app, token, { action: 'canary', release: NEW, percent: 20, until: until(2) }, 3)).statusCode,
  ).toBe(200);
  expect(await releasesOf(app, chosen)).toEqual(new Set([NEW]));
  expect(await releasesOf(app, others.slice(0, 100))).toEqual(new Set([OLD, NEW]));
  expect(await openPage()).toBe(200);

  expect((await order(app, token, { action: 'promote' }, 4)).statusCode).toBe(200);
  expect(await releasesOf(app, first.slice(0, 20))).toEqual(new Set([NEW]));
  expect((await visit(app)).cookie).toBe('');
  expect(await openPage()).toBe(200);
  expect((await order(app, token, { action: 'rollback' }, 5)).statusCode).toBe(200);
  expect(await releasesOf(app, first.slice(0, 20))).toEqual(new Set([OLD]));
  expect(await openPage()).toBe(200);
});

it('two servers on one database agree from the next request on, files and pages', async () => {
  const [app, other] = [await startServer('one'), await startServer('two')];
  const token = await issueToken(bench.db, 'mf-ad', 'team');
  await uploadRelease(bench.db, await build(NEW));
  expect((await visit(other)).release).toBe(OLD);
  await order(app, token, { action: 'pin', release: NEW }, 2);
  expect(await Promise.all([app, other].map(async (server) => (await visit(server)).release))).toEqual([NEW, NEW]);
  for (const server of [app, other]) {
    expect((await server.inject(`/r/mf-ad/${NEW}/entry.js`)).payload).toContain(`entry of mf-ad ${NEW}`);
    expect((await server.inject(PAGE)).payload).toContain(`ad of ${NEW}`);
  }
});

it('a team sees its upload by a signed override, and nobody else does', async () => {
  const app = await startServer('one');
  await uploadRelease(bench.db, await build(NEW));
  const { id, text: override } = await signOverride(
    bench.db,
    { name: 'mf-ad', release: NEW },
    Date.now() + 60_000,
    'team',
  );
  expect(await visit(app, `kvadrat_override=${override}`)).toMatchObject({
    release: NEW,
    caching: 'private, no-cache',
  });
  expect((await visit(app, `kvadrat_override=${override}x`)).release).toBe(OLD);
  await revokeOverride(bench.db, 'mf-ad', id);
  expect((await visit(app, `kvadrat_override=${override}`)).release).toBe(OLD);
  expect((await visit(app)).release).toBe(OLD);
});

it('files of a release that is gone answer 410 with a hint, of one that never was 404', async () => {
  for (const release of [NEW, '3.0.0-00000003']) await publishRelease(bench.db, await build(release), ORDER);
  await bench.database.sql`update registry_release set retired_at = now() - interval '31 days' where release = ${OLD}`;
  const app = await startServer('one');
  const gone = await app.inject(`/r/mf-ad/${OLD}/app.js`);
  expect(gone.statusCode).toBe(410);
  expect(gone.headers).toMatchObject({ 'kvadrat-reload': '1', 'cache-control': 'no-store' });
  expect(gone.json()).toMatchObject({ data: { code: 'gone', message: expect.stringContaining('MFE-007') as string } });
  expect((await app.inject('/r/mf-ad/9.9.9-99999999/app.js')).statusCode).toBe(404);
  expect((await app.inject(`/r/mf-ad/${NEW}/app.js`)).statusCode).toBe(200);
  expect((await app.inject(`/r/mf-ad/${NEW}/server.cjs`)).statusCode).toBe(404);
});

it('a remote that is turned off answers 503 from the next request on, and comes back by one order', async () => {
  const app = await startServer('one');
  const token = await issueToken(bench.db, 'mf-ad', 'team');
  await order(app, token, { action: 'off' }, 2);
  expect((await app.inject(PAGE)).statusCode).toBe(503);
  await changeRemote(bench.db, 'mf-ad', { action: 'on' }, ORDER);
  await servers[0]?.registry.reload();
  expect((await app.inject(PAGE)).statusCode).toBe(200);
});
