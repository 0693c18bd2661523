import { AppError } from '@kvadrat/contracts/errors';
import { createApp, type AppDeps } from './app';

type App = Awaited<ReturnType<typeof createApp>>;
const apps: App[] = [];

async function appWith(
  deps: Partial<AppDeps> & {
    perMinute?: number;
    publicUrl?: string;
    trustProxy?: AppDeps['settings']['trustProxy'];
  } = {},
): Promise<App> {
  const app = await createApp({
    settings: {
      publicUrl: () => deps.publicUrl ?? 'https://www.kvadrat.example',
      logLevel: 'silent',
      trustProxy: deps.trustProxy ?? false,
      apiRequestsPerMinute: deps.perMinute ?? 1000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: (api) => {
      api.get('/api-next/fine/', () => ({ fine: true }));
      api.get('/api-next/gone/', () => Promise.reject(new AppError('gone', 'the ad was taken down')));
      api.get('/api-next/broken/', () => Promise.reject(new Error('password=hunter2 at /srv/x')));
      api.get(
        '/api-next/picky/',
        { schema: { querystring: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } } } },
        () => ({}),
      );
      return Promise.resolve();
    },
    ...deps,
  });
  apps.push(app);
  return app;
}

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

describe('errors of the API', () => {
  it.each([
    ['/api-next/gone/', 410, 'gone', 'the ad was taken down'],
    ['/api-next/picky/?id=x', 400, 'invalid-request', 'querystring/id must be integer'],
    ['/api-next/broken/', 500, 'internal', 'internal error'],
    ['/api-next/nothing/', 404, 'not-found', 'there is nothing at this address'],
    ['/api-next/%zz', 400, 'invalid-request', "'/api-next/%zz' is not a valid url component"],
  ])('%s answers %i as JSON with a code', async (url, status, code, message) => {
    const answer = await (await appWith()).inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ message, data: { message, code } });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('are given to whoever asks too often', async () => {
    const app = await appWith({ perMinute: 2 });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push(await app.inject('/api-next/fine/'));
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(statuses[2]?.json()).toMatchObject({ data: { code: 'rate-limited' } });
  });
});

describe('every answer', () => {
  it('carries the security headers and an id', async () => {
    const { headers } = await (
      await appWith({ trustProxy: '127.0.0.1' })
    ).inject({ url: '/api-next/fine/', headers: { 'x-request-id': 'proxy-id-1' } });
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self'; img-src 'self' data:;/,
    );
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'strict-transport-security': expect.stringContaining('max-age=') as string,
      'x-request-id': 'proxy-id-1',
    });
  });

  it('says nothing of https where the portal has none, and takes no hostile id over', async () => {
    const app = await appWith({ publicUrl: 'http://localhost:8080', trustProxy: '127.0.0.1' });
    const { headers } = await app.inject({ url: '/api-next/fine/', headers: { 'x-request-id': 'a\u0009"}{' } });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has an id of its own where no proxy of ours gave it', async () => {
    const headers = { 'x-request-id': 'guessed-id-1' };
    const direct = await (await appWith()).inject({ url: '/api-next/fine/', headers });
    const stranger = await (
      await appWith({ trustProxy: '10.0.0.0/8' })
    ).inject({ url: '/api-next/fine/', headers, remoteAddress: '203.0.113.7' });
    for (const answer of [direct, stranger]) expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('to GET has a tag and 304', async () => {
    const app = await appWith();
    const { headers } = await app.inject('/api-next/fine/');
    expect(
      (await app.inject({ url: '/api-next/fine/', headers: { 'if-none-match': String(headers['etag']) } })).statusCode,
    ).toBe(304);
  });
});

describe('behind proxies', () => {
  const HOPS = [
    ['addresses', '127.0.0.1'],
    ['a number', 1],
  ] as const;

  it.each(HOPS)(
    'O-86 a port is no visitor of its own, whatever the form of the address (proxies by %s)',
    async (_how, trustProxy) => {
      for (const forms of [
        ['203.0.113.7:5678', '203.0.113.7:1', '203.0.113.7'],
        ['[2001:db8::1]:5678', '[2001:db8::1]', '"[2001:db8::1]:2"', '2001:db8::1'],
      ]) {
        const app = await appWith({ perMinute: 2, trustProxy });
        const statuses: number[] = [];
        for (const form of forms)
          statuses.push(
            (await app.inject({ url: '/api-next/fine/', headers: { 'x-forwarded-for': form } })).statusCode,
          );
        expect(statuses).toEqual([200, 200, ...forms.slice(2).map(() => 429)]);
        expect(
          (await app.inject({ url: '/api-next/fine/', headers: { 'x-forwarded-for': '203.0.113.8:5678' } })).statusCode,
        ).toBe(200);
      }
    },
  );

  it('O-86 a proxy of ours that is named with its port is passed over like any other', async () => {
    const app = await appWith({ perMinute: 1, trustProxy: '127.0.0.1, 10.0.0.0/8' });
    const ask = (told: string) => app.inject({ url: '/api-next/fine/', headers: { 'x-forwarded-for': told } });
    expect((await ask('203.0.113.7:9, 10.0.0.1:80')).statusCode).toBe(200);
    expect((await ask('203.0.113.8:9, 10.0.0.2:81')).statusCode).toBe(200);
    expect((await ask('1.2.3.4, 203.0.113.7:10, 10.0.0.1:82')).statusCode).toBe(429);
  });

  it.each([
    ['https', '127.0.0.1', ['a=1; Secure', 'b=2; Path=/; Secure']],
    ['http', '127.0.0.1', ['a=1', 'b=2; Path=/; Secure']],
    // Told by somebody who is no proxy of ours.
    ['https', false, ['a=1', 'b=2; Path=/; Secure']],
  ] as const)(
    'J7 without a known address cookies are marked by the scheme of the request: %s, trusted %s',
    async (scheme, trustProxy, cookies) => {
      const app = await appWith({
        publicUrl: 'http://localhost:8080',
        trustProxy,
        registerApi: (api) => {
          api.get('/api-next/fine/', (_request, reply) =>
            reply.header('set-cookie', 'a=1').header('set-cookie', 'b=2; Path=/; Secure').send({}),
          );
          return Promise.resolve();
        },
      });
      const { headers } = await app.inject({ url: '/api-next/fine/', headers: { 'x-forwarded-proto': scheme } });
      expect(headers['set-cookie']).toEqual(cookies);
    },
  );
});

describe('GET /healthz', () => {
  it('is 200 while the database answers and 503 while it does not or is slow', async () => {
    expect((await (await appWith()).inject('/healthz')).statusCode).toBe(200);
    const down = await (await appWith({ pingDatabase: () => Promise.reject(new Error('down')) })).inject('/healthz');
    expect([down.statusCode, down.json()]).toMatchObject([503, { status: 'failing', database: 'failing' }]);
    const slow = await (await appWith({ pingDatabase: () => new Promise(() => undefined) })).inject('/healthz');
    expect(slow.statusCode).toBe(503);
  });
});

describe('POST /api-next/platform/report/', () => {
  const report = {
    code: 'MFE-001',
    message: 'entry of ana@example.hr',
    remote: 'mf-search',
    release: '1.0.0-1',
    path: '/x/?token=abc',
  };

  it.each(['text/plain;charset=UTF-8', 'application/json'])('takes a report as %s', async (type) => {
    const app = await appWith();
    const answer = await app.inject({
      method: 'POST',
      url: '/api-next/platform/report/',
      headers: { 'content-type': type },
      payload: JSON.stringify(report),
    });
    expect([answer.statusCode, answer.payload]).toEqual([204, '']);
  });

  it.each([
    ['nonsense', '{', 400],
    ['unknown fields', JSON.stringify({ ...report, user: 1 }), 204],
    ['a message that is too long', JSON.stringify({ ...report, message: 'x'.repeat(1001) }), 400],
    ['a body that is too long', JSON.stringify({ ...report, message: 'x'.repeat(9000) }), 413],
  ])('answers %s without a server error', async (_what, payload, status) => {
    const answer = await (
      await appWith()
    ).inject({ method: 'POST', url: '/api-next/platform/report/', headers: { 'content-type': 'text/plain' }, payload });
    expect(answer.statusCode).toBe(status);
  });

  it('is limited for each address', async () => {
    const app = await appWith();
    let last = 0;
    for (let turn = 0; turn < 31; turn += 1) {
      last = (
        await app.inject({
          method: 'POST',
          url: '/api-next/platform/report/',
          headers: { 'content-type': 'text/plain' },
          payload: JSON.stringify(report),
        })
      ).statusCode;
    }
    expect(last).toBe(429);
  });
});

it('robots.txt, which names the sitemaps, and the icon are there', async () => {
  const app = await appWith();
  expect((await app.inject('/robots.txt')).payload).toBe(
    'User-agent: *\nDisallow: /api-next/\n\nSitemap: https://www.kvadrat.example/sitemap.xml\n',
  );
  expect((await app.inject('/favicon.ico')).headers['content-type']).toContain('image/svg+xml');
});
