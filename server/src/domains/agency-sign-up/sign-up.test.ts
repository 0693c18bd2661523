import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAccounts } from '../accounts/api';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { newFormKey } from '../../platform/forms';
import { SHELL } from '../../edge/pages/testing/sample-releases';
import { freshLimiter } from '../../platform/limits/testing/fresh-limiter';
import { createTestPortal, type TestPortal } from '../../edge/pages/testing/test-portal';
import { agencySignUpRoutes } from './sign-up.routes';
import { forgetOldRequests } from './sign-up.store';

const limiter = freshLimiter();
const database = withTestDatabase();
const OPERATOR = 'agencije@kvadrat.example';
const GOOD = {
  kind: 'agency',
  company: 'Marjan nekretnine d.o.o.',
  oib: '69435151530',
  register: '12/2019',
  street: 'Riva 1',
  place: 'Split',
  name: 'Ana Horvat',
  email: 'ana+agencija@example.hr',
  phone: '+385 21 234 567',
  message: 'Imamo 40 oglasa.',
  privacy: '1',
};

let folder: string;
let portal: TestPortal;
const now = Date.parse('2026-11-28T10:00:00Z');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kv-sign-up-'));
  portal = await createTestPortal({
    folder,
    releases: [SHELL],
    limiter,
    registerApi: async (api) => {
      await api.register(agencySignUpRoutes, {
        db: database.db,
        operator: OPERATOR,
        accounts: createAccounts({ db: database.db, publicUrl: () => 'http://localhost' }),
        now: () => now,
      });
    },
  });
  await portal.settled();
}, 30_000);

beforeEach(async () => {
  await database.sql`truncate agency_request, mail_outbox, limit_count`;
});

afterAll(async () => {
  await portal.app.close();
  rmSync(folder, { recursive: true, force: true });
});

const send = (fields: Record<string, string> = {}) =>
  portal.app.inject({
    method: 'POST',
    url: '/api-next/agencies/requests/',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { locale: 'hr', key: newFormKey(now - 60_000), ...GOOD, ...fields },
  });

const requests = () => database.db.selectFrom('agency_request').selectAll().execute();

test('R244 the form starts with a key that no cache may share', async () => {
  const { statusCode, headers, ...answer } = await portal.app.inject('/api-next/agencies/sign-up/form/');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(answer.json()).toEqual({ key: expect.stringMatching(/^[0-9a-z]+\.[0-9a-f-]{36}$/) });
});

test('R244 a request is stored, and both mails are promised with it', async () => {
  const answer = await send({ locale: 'de' });
  const [stored] = await requests();
  const reference = stored?.reference ?? '';
  expect([answer.statusCode, answer.json()]).toEqual([201, { reference }]);
  expect(stored).toMatchObject({
    locale: 'de',
    kind: 'agency',
    company: 'Marjan nekretnine d.o.o.',
    oib: '69435151530',
    register_number: '12/2019',
    email: 'ana+agencija@example.hr',
  });
  const [copy, toStaff] = await database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
  expect(copy).toMatchObject({
    recipient: 'ana+agencija@example.hr',
    locale: 'de',
    subject: `Wir haben Ihre Anfrage erhalten (${reference})`,
  });
  expect(toStaff).toMatchObject({ recipient: OPERATOR, locale: 'hr', reply_to: 'ana+agencija@example.hr' });
  expect(toStaff?.body_text).toContain('69435151530');
});

test('R244 a constructor needs no number of a broker', async () => {
  expect((await send({ kind: 'constructor', register: '', message: '' })).statusCode).toBe(201);
});

test.each([
  ['kind', 'court', 'allowed-values'],
  ['company', ' ', 'required'],
  ['oib', '69435151531', 'oib'],
  ['street', '', 'required'],
  ['email', 'ana@', 'email'],
  ['phone', '12', 'phone'],
  ['phone', '------', 'phone'],
  ['phone', '', 'required'],
  ['name', 'x'.repeat(101), 'max-length'],
  ['privacy', '', 'required'],
  ['privacy', 'on', 'allowed-values'],
])('R244 with %s "%s" it says which rule is broken, and stores nothing', async (field, value, rule) => {
  const answer = await send({ [field]: value });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    422,
    { data: { code: 'invalid-request', problems: { [field]: rule } } },
  ]);
  expect(await requests()).toEqual([]);
});

test('R244 what a program fills in, and what another site sends, is not taken', async () => {
  expect((await send({ website: 'https://spam.example' })).json()).toMatchObject({
    data: { problems: { website: 'trapped' } },
  });
  const foreign = await portal.app.inject({
    method: 'POST',
    url: '/api-next/agencies/requests/',
    headers: { 'sec-fetch-site': 'cross-site' },
    payload: { locale: 'hr', key: newFormKey(now - 60_000), ...GOOD },
  });
  expect(foreign.statusCode).toBe(403);
  expect(await requests()).toEqual([]);
});

test('O-18 the same request twice is one, the fourth of a company in a day has to wait', async () => {
  const key = newFormKey(now - 60_000);
  const [first, second] = [await send({ key }), await send({ key })];
  expect(second.json()).toEqual(first.json());
  for (const email of ['b@example.hr', 'c@example.hr']) expect((await send({ email })).statusCode).toBe(201);
  expect((await send({ email: 'd@example.hr' })).statusCode).toBe(429);
  expect(await requests()).toHaveLength(3);
});

test('requests are forgotten after twelve months', async () => {
  await send();
  await database.sql`update agency_request set received_at = now() - interval '366 days'`;
  await forgetOldRequests(database.db);
  expect(await requests()).toEqual([]);
});
