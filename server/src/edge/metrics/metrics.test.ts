import perfHooks from 'node:perf_hooks';
import fastify, { type FastifyInstance } from 'fastify';
import { RELEASES_HEADER, toFailure } from '../../platform/http';
import { alone, type Peers } from '../../platform/cluster';
import { linkedPeers } from '../../platform/cluster/testing/linked-peers';
import { timeSearch } from '../../domains/search/api';
import { addMetrics, PortalMetrics } from '.';

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

async function portal({
  token = '',
  production = false,
  trustProxy = false,
  outbox = () => Promise.resolve({ waiting: 3, lagSeconds: 1.5 }),
  peers = alone(),
}: {
  peers?: Peers;
  token?: string;
  production?: boolean;
  trustProxy?: false | string;
  outbox?: () => Promise<{ waiting: number; lagSeconds: number }>;
} = {}): Promise<{ app: FastifyInstance; metrics: PortalMetrics }> {
  const metrics = new PortalMetrics({ pool: () => ({ busy: 2, idle: 1, waiting: 4 }), outbox, peers });
  const app = fastify();
  apps.push(app);
  app.setErrorHandler((error, _request, reply) => reply.code(toFailure(error).status).send());
  addMetrics(app, metrics, { token, production, trustProxy });
  app.get('/api-next/ads/:id/', (_request, reply) => reply.code(404).send({}));
  app.get('/r/*', () => 'file');
  app.get('/*', (_request, reply) => reply.header(RELEASES_HEADER, 'shell@1-a mf-search@2-b').send('page'));
  await app.ready();
  return { app, metrics };
}

async function read(app: FastifyInstance): Promise<string> {
  const { statusCode, payload, headers } = await app.inject('/metrics');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  return payload;
}

test('answers are counted by route, remote and class of status', async () => {
  const { app } = await portal();
  for (const id of [1, 2, 3]) await app.inject(`/api-next/ads/${String(id)}/`);
  await app.inject('/prodaja-stambene-nekretnine/split/');
  const text = await read(app);
  expect(text).toContain('kvadrat_http_seconds_count{route="/api-next/ads/:id/",remote="",status="4xx"} 3');
  expect(text).toContain('kvadrat_http_seconds_count{route="/*",remote="mf-search",status="2xx"} 1');
});

test('searches, renders, the pool, the outbox and the process are there', async () => {
  const { app, metrics } = await portal();
  metrics.rendered('mf-search', 'done', 0.02);
  metrics.pageServed('stored');
  metrics.watchPages(() => ({
    stored: { pages: 3, bytes: 900 },
    lanes: { heavy: { busy: 3, waiting: 2, refused: 5 } },
  }));
  metrics.watchRendering(() => ({ threads: 2, jobs: 5, waiting: 1 }));
  await timeSearch(
    'list',
    () => Promise.resolve('walk'),
    (plan) => plan,
  );
  const text = await read(app);
  for (const line of [
    'kvadrat_search_seconds_count{kind="list",plan="walk"} 1',
    'kvadrat_render_seconds_count{remote="mf-search",outcome="done"} 1',
    'kvadrat_render_jobs{state="working"} 4',
    'kvadrat_render_jobs{state="waiting"} 1',
    'kvadrat_render_threads{state="running"} 2',
    'kvadrat_database_connections{state="waiting"} 4',
    'kvadrat_outbox_waiting 3',
    'kvadrat_outbox_lag_seconds 1.5',
    'kvadrat_pages_total{how="stored"} 1',
    'kvadrat_stored_pages{state="kept"} 3',
    'kvadrat_lane_requests{lane="heavy",state="waiting"} 2',
    'kvadrat_lane_refused_total{lane="heavy"} 5',
    'kvadrat_cache_answers_total{kind="totals",result="miss"} 0',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
});

test('measuring a process wakes it once a second at most', async () => {
  const watched = jest.spyOn(perfHooks, 'monitorEventLoopDelay');
  await portal();
  expect(watched.mock.calls.map(([options]) => options?.resolution)).toEqual([1000]);
});

test('figures of all processes are told as one, whichever is asked', async () => {
  const portals = await Promise.all(linkedPeers(2).map((peers) => portal({ peers })));
  for (const { app } of portals) await app.inject('/api-next/ads/1/');
  for (const { app } of portals) {
    const lines = (await read(app)).split('\n');
    for (const line of [
      'kvadrat_processes 2',
      'kvadrat_http_seconds_count{route="/api-next/ads/:id/",remote="",status="4xx"} 2',
      'kvadrat_database_connections{state="busy"} 4',
      'kvadrat_outbox_waiting 3',
    ]) {
      expect(lines.filter((one) => one === line)).toHaveLength(1);
    }
  }
});

test('however many addresses are asked for, there are no more series', async () => {
  const { app } = await portal();
  const ask = async (from: number): Promise<number> => {
    for (let n = from; n < from + 40; n += 1) {
      await app.inject(`/api-next/ads/${String(n)}/?q=${String(n)}`);
      await app.inject(`/mjesto-${String(n)}/`);
      await app.inject(`/r/remote-${String(n)}/${String(n)}.0.0/x.js`);
    }
    return (await read(app)).split('\n').filter((line) => line.startsWith('kvadrat_http')).length;
  };
  await read(app);
  expect(await ask(40)).toBe(await ask(0));
});

test('a database that does not answer costs the figures of the outbox alone', async () => {
  const { app } = await portal({ outbox: () => Promise.reject(new Error('down')) });
  const text = await read(app);
  expect(text).toMatch(/^kvadrat_outbox_lag_seconds nan$/im);
  expect(text).toContain('kvadrat_database_connections{state="busy"} 2');
});

describe('who may read', () => {
  const TOKEN = 'a-token-for-the-monitoring';

  test.each([
    ['with the token', { authorization: `Bearer ${TOKEN}` }, 200],
    ['without', {}, 403],
    ['with another', { authorization: 'Bearer a-token-for-the-monitorinG' }, 403],
    ['with the token as a password', { authorization: `Basic ${TOKEN}` }, 403],
  ])('where a token is set, %s: %s', async (_how, headers, status) => {
    const { app } = await portal({ token: TOKEN });
    expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(status);
  });

  test.each([
    ['127.0.0.1', {}, 200],
    ['::1', {}, 200],
    ['::ffff:127.0.0.1', {}, 200],
    ['10.0.0.5', {}, 403],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 403],
    ['127.0.0.1', { forwarded: 'for=203.0.113.7' }, 403],
    ['127.0.0.1', { via: '1.1 proxy' }, 403],
  ])('where none is set, %s with %j: %s', async (remoteAddress, headers, status) => {
    const { app } = await portal();
    expect((await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode).toBe(status);
  });

  test('J6 in production nobody may without a token, not even on this machine', async () => {
    const { app } = await portal({ production: true });
    expect((await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(403);
    const asked = await portal({ production: true, token: TOKEN });
    expect(
      (await asked.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } })).statusCode,
    ).toBe(200);
  });

  test('behind a proxy nobody may without a token, whatever the address', async () => {
    const { app } = await portal({ trustProxy: '127.0.0.1' });
    expect((await app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })).statusCode).toBe(403);
  });
});
