import { createApp } from '../../app';
import { anonymousAddress } from './anonymous-address';
import { RELEASES_HEADER } from './answered-by';
import { maskEmails, redactUrl } from './redact-url';

type Line = Record<string, unknown> & { req?: { method: string; url: string } };

function parseLine(line: string): Line {
  const parsed: Line = JSON.parse(line);
  return parsed;
}

const SECRETS = [
  'ana@example.hr',
  'ana%40example.hr',
  'hunter2',
  'session-cookie',
  'bearer-token',
  'Ilica 1',
  '45.8131',
  '203.0.113.77',
  '2001:db8:1:2',
  'ana.horvat',
];

/** Everything that was logged while the request was answered. */
async function logged(request: {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  payload?: object;
  remoteAddress?: string;
}): Promise<{ text: string; lines: Line[]; id: unknown }> {
  let text = '';
  const app = await createApp({
    settings: {
      publicUrl: () => 'http://localhost',
      logLevel: 'info',
      logTo: { write: (line) => (text += line) },
      trustProxy: '127.0.0.1',
      apiRequestsPerMinute: 1000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: (api) => {
      api.get('/api-next/ads/:id/', () => ({}));
      api.post('/api-next/broken/', () => Promise.reject(new Error('no mail to ana@example.hr')));
      return Promise.resolve();
    },
    registerFiles: (files) => {
      files.get('/r/*', () => 'file');
      files.get('/*', (_request, reply) =>
        reply.header(RELEASES_HEADER, 'shell@1.0.0-aaaaaaaa mf-search@2.0.0-bbbbbbbb').send('page'),
      );
      return Promise.resolve();
    },
  });
  try {
    const answer = await app.inject({ method: 'GET', ...request });
    await app.close();
    return { text, lines: text.trim().split('\n').map(parseLine), id: answer.headers['x-request-id'] };
  } finally {
    await app.close();
  }
}

test('a request gives one line: id, route, status, time and the visitor without the end of the address', async () => {
  const { lines, id } = await logged({
    url: '/api-next/ads/17/?zoom=12',
    headers: { 'x-forwarded-for': '203.0.113.77' },
  });
  expect(lines).toEqual([
    expect.objectContaining({
      reqId: id,
      msg: 'answered',
      req: { method: 'GET', url: '/api-next/ads/17/?zoom=12' },
      route: '/api-next/ads/:id/',
      status: 200,
      ms: expect.any(Number),
      client: '203.0.113.0',
    }),
  ]);
  expect(lines[0]).not.toHaveProperty('remote');
});

test('an id given by a proxy of ours is that of the line and of the answer', async () => {
  const { lines, id } = await logged({ url: '/api-next/ads/17/', headers: { 'x-request-id': 'from-the-proxy' } });
  expect([lines[0]?.['reqId'], id]).toEqual(['from-the-proxy', 'from-the-proxy']);
});

test('pages tell the remote and the shell that made them, files the release they are of', async () => {
  const page = await logged({ url: '/prodaja-stambene-nekretnine/' });
  expect(page.lines[0]).toMatchObject({
    route: '/*',
    remote: 'mf-search',
    release: '2.0.0-bbbbbbbb',
    shell: '1.0.0-aaaaaaaa',
  });
  const file = await logged({ url: '/r/mf-auth/1.2.3-cccccccc/entry.js' });
  expect(file.lines[0]).toMatchObject({ route: '/r/*', remote: 'mf-auth', release: '1.2.3-cccccccc' });
  expect(file.lines[0]).not.toHaveProperty('shell');
});

test.each([
  [
    'the query of a page',
    {
      url: '/trazi/ana@example.hr/?keyword=Ilica%201&email=ana%40example.hr&password=hunter2&code=hunter2&name=ana.horvat&ana.horvat&centro=45.8131,15.97&prezzoMassimo=ana%40example.hr',
    },
  ],
  [
    'headers',
    {
      url: '/',
      headers: {
        cookie: 'IMMSESSID=session-cookie',
        authorization: 'Bearer bearer-token',
        referer: 'http://localhost/?password=hunter2',
        'user-agent': 'ana.horvat',
      },
    },
  ],
  [
    'a body and the error it makes',
    { url: '/api-next/broken/', method: 'POST', payload: { email: 'ana@example.hr', password: 'hunter2' } },
  ],
  ['addresses of visitors', { url: '/', headers: { 'x-forwarded-for': '203.0.113.77' } }],
  ['IPv6 addresses of visitors', { url: '/', headers: { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' } }],
] as const)('nothing of a person is in the log: %s', async (_what, request) => {
  const { text, lines } = await logged(request);
  expect(lines.at(-1)?.['msg']).toBe('answered');
  const shown = decodeURIComponent(text.replace(/%(?![0-9A-Fa-f]{2})/g, '%25'));
  expect(SECRETS.filter((secret) => text.includes(secret) || shown.includes(secret))).toEqual([]);
});

test('values of a search are told, those that somebody typed or that are places on a map are not', () => {
  expect(redactUrl('/prodaja/?prezzoMassimo=250000&pag=3&keyword=uz+more&vrt=43,16;43,17;44,17')).toBe(
    '/prodaja/?prezzoMassimo=250000&pag=3&keyword=***&vrt=***',
  );
  expect(redactUrl('/a/?resetToken=1&q=stan&ana%40example.hr&x')).toBe('/a/?resetToken=***&q=***&***&x');
  expect(redactUrl(`/a/?pag=${'1'.repeat(100)}`)).toBe('/a/?pag=***');
  expect(redactUrl('/potvrda/ana+stan@example.hr/')).toBe('/potvrda/***@example.hr/');
  expect(maskEmails('no user ana@example.hr')).toBe('no user ***@example.hr');
});

test.each([
  ['203.0.113.77', '203.0.113.0'],
  ['::ffff:203.0.113.77', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['::1', '0:0:0::'],
  ['nobody', ''],
])('%s is logged as "%s"', (address, short) => {
  expect(anonymousAddress(address)).toBe(short);
});
