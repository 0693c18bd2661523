import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '@kvadrat/contracts/locales';
import { createAccounts } from '../accounts/api';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { SHELL } from '../../edge/pages/testing/sample-releases';
import { freshLimiter } from '../../platform/limits/testing/fresh-limiter';
import { createTestPortal, type TestPortal } from '../../edge/pages/testing/test-portal';
import { newFormKey } from '../../platform/forms';
import { contactRoutes } from './contact.routes';
import { forgetOldMessages } from './contact.store';

const limiter = freshLimiter();
const database = withTestDatabase();
const OPERATOR = 'upiti@kvadrat.example';
const CALL = '/api-next/contact/messages/';
const GOOD = {
  topic: 'listing',
  name: 'Ana Horvat',
  email: 'ana+stan@example.hr',
  message: 'Oglas 12 ima krivu cijenu.\r\nHvala na ispravku.',
};

let folder: string;
let portal: TestPortal;
const now = Date.parse('2026-11-28T10:00:00Z');
let visitor = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kv-contact-'));
  portal = await createTestPortal({
    folder,
    releases: [SHELL],
    limiter,
    settings: { trustProxy: '127.0.0.1' },
    registerApi: async (api) => {
      await api.register(contactRoutes, {
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
  await database.sql`truncate contact_message, mail_outbox, limit_count`;
  visitor += 1;
});

afterAll(async () => {
  await portal.app.close();
  rmSync(folder, { recursive: true, force: true });
});

const formKey = (ageMs = 60_000): string => newFormKey(now - ageMs);

const send = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  portal.app.inject({
    method: 'POST',
    url: CALL,
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `10.0.0.${visitor}`, ...headers },
    payload: { locale: 'hr', key: formKey(), ...GOOD, ...fields },
  });

const messages = () => database.db.selectFrom('contact_message').selectAll().execute();
const mails = () => database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();

test('R10 the form starts with a key that no cache may share', async () => {
  const { statusCode, headers, ...answer } = await portal.app.inject('/api-next/contact/form/');
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(answer.json()).toEqual({ key: expect.stringMatching(/^[0-9a-z]+\.[0-9a-f-]{36}$/) });
});

test('R10 a message is stored, and both mails are promised with it', async () => {
  const answer = await send({ locale: 'de' });
  const [stored] = await messages();
  expect(stored).toMatchObject({
    locale: 'de',
    topic: 'listing',
    name: 'Ana Horvat',
    email: 'ana+stan@example.hr',
    body: 'Oglas 12 ima krivu cijenu.\nHvala na ispravku.',
  });
  expect([answer.statusCode, answer.json()]).toEqual([201, { reference: stored?.reference }]);
  const [copy, toOperator] = await mails();
  expect(copy).toMatchObject({
    recipient: 'ana+stan@example.hr',
    locale: 'de',
    template: 'contact-receipt',
    subject: `Wir haben Ihre Nachricht erhalten (${stored?.reference ?? ''})`,
  });
  expect(copy?.body_text).not.toContain('Oglas 12');
  expect(toOperator?.body_text).toContain('> Oglas 12 ima krivu cijenu.\n> Hvala na ispravku.');
  expect(toOperator).toMatchObject({
    recipient: OPERATOR,
    locale: 'hr',
    reply_to: 'ana+stan@example.hr',
    subject: `Prijava oglasa: Ana Horvat (${stored?.reference ?? ''})`,
  });
});

test.each([
  [{ topic: '' }, { topic: 'required' }],
  [{ topic: 'kava' }, { topic: 'allowed-values' }],
  [
    { name: ' ', email: 'ana@"' },
    { name: 'required', email: 'email' },
  ],
  [{ name: 'x'.repeat(101) }, { name: 'max-length' }],
  [{ message: 'Bok' }, { message: 'min-length' }],
  [{ message: 'x'.repeat(4001) }, { message: 'max-length' }],
])('R10 with %j it says which rules are broken, and stores nothing', async (change, problems) => {
  const answer = await send(change);
  expect([answer.statusCode, answer.json()]).toMatchObject([422, { data: { code: 'invalid-request', problems } }]);
  expect(await messages()).toEqual([]);
});

describe('R10 against misuse', () => {
  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a neighbour site', { 'sec-fetch-site': 'same-site' }, 403],
    ['with a foreign origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }, 403],
    ['with no origin to speak of', { 'sec-fetch-site': '', origin: 'null' }, 403],
    ['with our own origin', { 'sec-fetch-site': '', origin: 'http://kvadrat.example', host: 'kvadrat.example' }, 201],
  ])('CSRF: a request %s', async (_what, headers, status) => {
    const { 'sec-fetch-site': site, ...rest } = headers;
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: CALL,
      headers: { ...rest, ...(site === '' ? {} : { 'sec-fetch-site': site }) },
      payload: { locale: 'hr', key: formKey(), ...GOOD },
    });
    expect(statusCode).toBe(status);
  });

  test.each([
    ['a field for programs is filled in', () => ({ website: 'https://spam.example' }), { website: 'trapped' }],
    ['it comes too quickly', () => ({ key: formKey(300) }), { key: 'too-quick' }],
    ['the form is a day old', () => ({ key: formKey(25 * 3600_000) }), { key: 'expired' }],
    ['it has no key', () => ({ key: '' }), { key: 'expired' }],
  ])('nothing is stored when %s, and it says so', async (_what, change, problems) => {
    const answer = await send(change());
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { data: { problems } }]);
    expect(await messages()).toEqual([]);
  });

  test('1.7-57 a name with line ends, of whatever kind, is one line of the mail', async () => {
    await send({ name: 'Ana\r\nE-pošta: zlo@zlo.example\u2028Tema: x\u0085y' });
    const mail = (await mails()).find(({ template }) => template === 'contact-message');
    expect(mail?.body_text).toContain(': Ana E-pošta: zlo@zlo.example Tema: x y (Hrvatski)');
    expect(mail?.body_text).not.toMatch(/^E-pošta: zlo/m);
  });

  test('O-18 the same form sent three times at once is one message with one number', async () => {
    const key = formKey();
    const answers = await Promise.all([send({ key }), send({ key }), send({ key })]);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect([(await messages()).length, (await mails()).length]).toEqual([1, 2]);
  });

  test('going back and writing something else makes another message', async () => {
    const key = formKey();
    await send({ key });
    await send({ key, message: 'Još jedno pitanje o istom oglasu.' });
    expect(await messages()).toHaveLength(2);
  });

  test('the sixth message from one address in an hour waits', async () => {
    for (let turn = 0; turn < 5; turn += 1)
      await send({
        email: turn % 2 === 0 ? 'ANA+oglas@example.hr' : 'ana@example.hr',
        message: `Pitanje broj ${turn}`,
      });
    expect((await send({ email: 'ana@example.hr' })).statusCode).toBe(429);
    expect([(await messages()).length, (await mails()).length]).toEqual([5, 10]);
  });

  test('one visitor who posts without end is stopped, in all languages together', async () => {
    for (let turn = 0; turn < 20; turn += 1) await send({ email: '', locale: LOCALES[turn % LOCALES.length] ?? 'hr' });
    expect((await send({ locale: 'el' })).statusCode).toBe(429);
    expect(await messages()).toEqual([]);
  });
});

test('messages are forgotten after twelve months', async () => {
  await send();
  await send({ message: 'Ovo je starije pitanje.' });
  await database.sql`update contact_message set received_at = now() - interval '13 months' where body like 'Ovo%'`;
  await forgetOldMessages(database.db);
  expect((await messages()).map(({ body }) => body)).toEqual(['Oglas 12 ima krivu cijenu.\nHvala na ispravku.']);
});
