import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { createApp } from '../../app';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { consentRoutes } from './consent.routes';
import { forgetReceipts } from './consent.store';

const database = withTestDatabase();
let app: FastifyInstance;

beforeAll(async () => {
  app = await open(false);
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`TRUNCATE consent_receipt`.execute(database.db);
});

function open(consentByNavigation: boolean): Promise<FastifyInstance> {
  return createApp({
    settings: {
      publicUrl: () => 'http://localhost',
      logLevel: 'silent',
      trustProxy: false,
      apiRequestsPerMinute: 100_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await api.register(consentRoutes, { db: database.db, consentByNavigation });
    },
  });
}

const BROWSER = { accept: 'text/html,application/xhtml+xml' };

function choose(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  at = app,
): Promise<LightMyRequestResponse> {
  return at.inject({
    method: 'POST',
    url: '/api-next/consent/',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ version: '1', locale: 'de', ...fields }).toString(),
  });
}

const receipts = () => database.db.selectFrom('consent_receipt').selectAll().orderBy('given_at').execute();
const cookieOf = (answer: LightMyRequestResponse): string => {
  const cookie = answer.cookies.find(({ name }) => name === 'kvadrat_consent');
  return `kvadrat_consent=${cookie?.value ?? ''}`;
};

test('R49 who accepts gets a cookie for half a year, and the portal a receipt without anything that finds them', async () => {
  const answer = await choose({ choice: 'accept' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ chosen: true, functional: true, analytics: true, marketing: true, replay: true });
  const [kept, ...others] = await receipts();
  expect(others).toEqual([]);
  expect(kept).toEqual({
    id: expect.any(String) as string,
    previous: null,
    given_at: expect.any(Date) as Date,
    version: 1,
    language: 'de',
    method: 'accept',
    functional: true,
    analytics: true,
    marketing: true,
    replay: true,
  });
  expect(answer.cookies).toEqual([
    {
      name: 'kvadrat_consent',
      value: `1.famr.${kept?.id ?? ''}`,
      maxAge: 182 * 86_400,
      path: '/',
      sameSite: 'Lax',
    },
  ]);
});

test('R49 a form without scripts is sent back to its page, also where it says its choice box by box', async () => {
  const answer = await choose(
    { choice: 'settings', analytics: 'da' },
    { ...BROWSER, host: 'kvadrat.example', referer: 'http://kvadrat.example/de/terms/cookie/postavke/?a=1' },
  );
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/de/terms/cookie/postavke/?a=1']);
  expect(cookieOf(answer)).toMatch(/^kvadrat_consent=1\.a\./);
  expect(await receipts()).toMatchObject([
    { method: 'settings', functional: false, analytics: true, marketing: false, replay: false },
  ]);
});

test.each([
  ['none', {}],
  ['of another site', { referer: 'https://elsewhere.example/x/' }],
  ['that leads off', { referer: 'http://kvadrat.example//elsewhere.example/' }],
])('a referrer %s leads to the first page of the language', async (_name, headers) => {
  const { headers: answered } = await choose({ choice: 'refuse' }, { ...BROWSER, host: 'kvadrat.example', ...headers });
  expect(['/de/', '/']).toContain(answered.location);
});

test('a withdrawal names the choice before it, and deletes the cookies that it no longer allows', async () => {
  const before = cookieOf(await choose({ choice: 'accept' }));
  const answer = await choose({ choice: 'refuse' }, { cookie: `${before}; g_state=x; IMMSESSID=s` });
  const [first, second] = await receipts();
  expect(second).toMatchObject({ previous: first?.id, method: 'refuse', analytics: false });
  expect(answer.cookies.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name)).toEqual(['g_state']);
});

test('what a browser holds is told to it, and a choice about older words is none', async () => {
  const state = async (cookie: string): Promise<unknown> =>
    (await app.inject({ url: '/api-next/consent/', headers: { cookie } })).json();
  const id = '00000000-0000-4000-8000-000000000000';
  const none = { chosen: false, functional: false, analytics: false, marketing: false, replay: false };
  expect(await state('')).toEqual(none);
  expect(await state(`a=b; kvadrat_consent=1.fr.${id}`)).toEqual({
    ...none,
    chosen: true,
    functional: true,
    replay: true,
  });
  expect(await state(`kvadrat_consent=0.famr.${id}`)).toEqual(none);
  expect(await state(`kvadrat_consent=1.famr.${id}x`)).toEqual(none);
});

test('without scripts a sheet shows the notice to who has not chosen', async () => {
  const sheet = async (cookie: string): Promise<string> => {
    const { body, headers } = await app.inject({ url: '/api-next/consent/notice.css', headers: { cookie } });
    expect([headers['content-type'], headers['cache-control'], headers['vary']]).toEqual([
      'text/css; charset=utf-8',
      'private, no-cache',
      'cookie',
    ]);
    return body;
  };
  expect(await sheet('')).toBe('@layer kvadrat.base{#kvadrat-consent[hidden]{display:block!important}}');
  expect(await sheet(cookieOf(await choose({ choice: 'refuse' })))).toBe('');
});

test('what another site sends chooses nothing, nor does what is no choice', async () => {
  const sent = await choose({ choice: 'accept' }, { 'sec-fetch-site': 'cross-site' });
  expect(sent.statusCode).toBe(403);
  const wrong: Record<string, string>[] = [
    { choice: 'yes' },
    { choice: 'accept', locale: 'xx' },
    { choice: 'accept', version: 'x' },
  ];
  for (const fields of wrong) expect((await choose(fields)).statusCode).toBe(400);
  expect(await receipts()).toEqual([]);
});

test('R202 T7 navigation is no choice, unless the operator answers for it; then it is told from others, and overrides none', async () => {
  expect((await choose({ choice: 'navigation' })).statusCode).toBe(403);
  const liable = await open(true);
  const refused = cookieOf(await choose({ choice: 'refuse' }, {}, liable));
  expect((await choose({ choice: 'navigation' }, { cookie: refused }, liable)).statusCode).toBe(403);
  const taken = await choose({ choice: 'navigation' }, {}, liable);
  await liable.close();
  expect(taken.json()).toMatchObject({ chosen: true, analytics: true });
  expect((await receipts()).map(({ method }) => method)).toEqual(['refuse', 'navigation']);
});

test('receipts are deleted after three years', async () => {
  await choose({ choice: 'accept' });
  await sql`UPDATE consent_receipt SET given_at = now() - interval '3 years 1 day'`.execute(database.db);
  await choose({ choice: 'refuse' });
  await forgetReceipts(database.db);
  expect((await receipts()).map(({ method }) => method)).toEqual(['refuse']);
});
