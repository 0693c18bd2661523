import { createAccounts } from '../accounts/api';
import { saveAgency, saveAgents } from '../agencies/api';
import { SHELL } from '../../edge/pages/testing/sample-releases';
import { createTestPortal, type TestPortal } from '../../edge/pages/testing/test-portal';
import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { newFormKey } from '../../platform/forms';
import { internalHeaders } from '../../platform/http';
import { freshLimiter } from '../../platform/limits/testing/fresh-limiter';
import { agencyContactRoutes } from './agency-contact.routes';
import { forgetOldAgencyMessages } from './agency-message.store';

const limiter = freshLimiter();
const database = withTestDatabase();
const temporaryFolder = withTemporaryFolders();
const now = Date.parse('2026-11-28T10:00:00Z');
const GOOD = {
  topic: 'sell',
  name: 'Ana Horvat',
  email: 'ana@example.hr',
  phone: '+385 91 234 5678',
  message: 'Prodajem stan na Gripama, 58 m².',
};
let portal: TestPortal;
let agent = 0;

beforeAll(async () => {
  const { db } = database;
  const marjan = await saveAgency(db, {
    slug: 'marjan',
    name: 'Marjan',
    email: 'info@marjan.example',
    phone: '021 555 100',
  });
  const other = await saveAgency(db, { slug: 'tiha', name: 'Tiha' });
  [agent = 0] = await saveAgents(db, marjan, [{ name: 'Luka Tomić', licence: null, phone: null, languages: ['hr'] }]);
  await saveAgents(db, other, [{ name: 'Ivo', licence: null, phone: null, languages: ['hr'] }]);
  portal = await createTestPortal({
    folder: temporaryFolder(),
    releases: [SHELL],
    limiter,
    registerApi: async (api) => {
      await api.register(agencyContactRoutes, {
        db,
        accounts: createAccounts({ db, publicUrl: () => 'http://localhost' }),
        now: () => now,
      });
    },
  });
  await portal.settled();
}, 30_000);
afterAll(() => portal.app.close());
beforeEach(async () => {
  await database.sql`truncate agency_message, mail_outbox, limit_count`;
});

const send = (fields: Record<string, unknown> = {}, slug = 'marjan') =>
  portal.app.inject({
    method: 'POST',
    url: `/api-next/agencies/${slug}/messages/`,
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { locale: 'hr', key: newFormKey(now - 60_000), ...GOOD, ...fields },
  });
const mails = () => database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();

test('R278 a message is kept and goes to the agency, whose answer goes to the sender', async () => {
  const answer = await send({ locale: 'de', agent });
  expect([answer.statusCode, answer.json()]).toEqual([201, { reference: expect.any(String) }]);
  const [kept] = await database.db.selectFrom('agency_message').selectAll().execute();
  expect(kept).toMatchObject({ topic: 'sell', agent_id: agent, locale: 'de', body: GOOD.message });
  const sent = await mails();
  expect(sent.map((mail) => mail.recipient)).toEqual(['ana@example.hr', 'info@marjan.example']);
  expect(JSON.stringify(sent[1])).toContain('Luka Tomić');
  expect(sent[1]).toMatchObject({ reply_to: 'ana@example.hr' });
});

test('O-18 the same sent twice is one message; somebody of another agency is not written to', async () => {
  const key = newFormKey(now - 60_000);
  const [first, second] = [await send({ key, agent: agent + 1 }), await send({ key, agent: agent + 1 })];
  expect(second.json()).toEqual(first.json());
  const kept = await database.db.selectFrom('agency_message').selectAll().execute();
  expect(kept.map(({ agent_id: agentId }) => agentId)).toEqual([null]);
});

test.each([
  [{ phone: '' }, { phone: 'required' }],
  [{ email: 'ana@' }, { email: 'email' }],
  [{ topic: 'kava' }, { topic: 'allowed-values' }],
  [{ website: 'https://x.example' }, { website: 'trapped' }],
])('R278 what is wrong is said by its field: %j', async (fields, problems) => {
  const answer = await send(fields);
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { data: { problems } }]);
});

test('an agency that left no address, or is none, cannot be written to; nor can other sites', async () => {
  expect((await send({}, 'tiha')).statusCode).toBe(404);
  expect((await send({}, 'nema')).statusCode).toBe(404);
  const foreign = await portal.app.inject({
    method: 'POST',
    url: '/api-next/agencies/marjan/messages/',
    headers: { 'sec-fetch-site': 'cross-site' },
    payload: { locale: 'hr', key: newFormKey(now - 60_000), ...GOOD },
  });
  expect(foreign.statusCode).toBe(403);
  expect(await mails()).toEqual([]);
});

test('one mailbox sends five messages an hour', async () => {
  for (let n = 0; n < 5; n += 1) expect((await send({ message: `Poruka broj ${n} o stanu.` })).statusCode).toBe(201);
  expect((await send({ message: 'Poruka broj šest o stanu.' })).statusCode).toBe(429);
});

test('R192 the number is told to who presses for it, by page too, and by no address that can be opened', async () => {
  const press = (slug: string) =>
    portal.app.inject({
      method: 'POST',
      url: `/api-next/agencies/${slug}/phone/`,
      headers: internalHeaders,
      payload: {},
    });
  const told = await press('marjan');
  expect([told.statusCode, told.json(), told.headers['cache-control']]).toEqual([
    200,
    { phone: '021 555 100' },
    'no-store',
  ]);
  expect((await press('tiha')).statusCode).toBe(404);
  expect((await portal.app.inject('/api-next/agencies/marjan/phone/')).statusCode).toBe(404);
  expect(
    (await portal.app.inject({ method: 'POST', url: '/api-next/agencies/marjan/phone/', payload: {} })).statusCode,
  ).toBe(403);
});

test('messages are deleted after a year', async () => {
  await send();
  await database.sql`update agency_message set received_at = now() - interval '13 months'`;
  await forgetOldAgencyMessages(database.db);
  expect(await database.db.selectFrom('agency_message').selectAll().execute()).toEqual([]);
});
