import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { createAccounts } from '../accounts/api';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { SHELL } from '../../edge/pages/testing/sample-releases';
import { freshLimiter } from '../../platform/limits/testing/fresh-limiter';
import { createTestPortal, type TestPortal } from '../../edge/pages/testing/test-portal';
import { textHtml } from '../../platform/static-pages';
import { CONTACT_TEXTS } from './contact-texts';
import { newFormKey } from '../../platform/form-page';
import { addContact, forgetOldMessages } from './api';

const limiter = freshLimiter();
const database = withTestDatabase();
const OPERATOR = 'upiti@kvadrat.example';
const PATH: string = PATHS.contactUs;
const GOOD = { topic: 'listing', name: 'Ana Horvat', email: 'ana+stan@example.hr', message: 'Oglas 12 ima krivu cijenu.\r\nHvala na ispravku.' };

let folder: string;
let portal: TestPortal;
let now = Date.parse('2026-11-28T10:00:00Z');
let visitor = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kv-contact-'));
  portal = await createTestPortal({
    folder,
    releases: [SHELL],
    limiter,
    settings: { trustProxy: '127.0.0.1' },
    registerPages: (app, show) => addContact(app, { db: database.db, show, operator: OPERATOR, accounts: createAccounts({ db: database.db, publicUrl: () => 'http://localhost' }), now: () => now }),
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

function send(fields: Record<string, string>, { path = PATH, headers = {} }: { path?: string; headers?: Record<string, string> } = {}) {
  return portal.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `10.0.0.${visitor}`, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

const messages = () => database.db.selectFrom('contact_message').selectAll().execute();
const mails = () => database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();

describe('R10 the form', () => {
  test.each(LOCALES)('R10 stands in the page in %s, with a key no cache may share', async (locale) => {
    const { statusCode, headers, body } = await portal.app.inject(localizedPath(locale, PATH));
    const texts = CONTACT_TEXTS[locale];
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache']);
    for (const label of Object.values(texts.fields)) expect(body).toContain(`>${textHtml(label, locale)}</label>`);
    expect(body).toMatch(/name="kljuc" value="[0-9a-z]+\.[0-9a-f-]{36}"/);
    expect(body).toContain(`action="${localizedPath(locale, PATH)}"`);
  });

  test('R10 a message is stored, and both mails are promised with it', async () => {
    const answer = await send({ ...GOOD, kljuc: formKey() }, { path: `/de${PATH}` });
    const [stored] = await messages();
    expect(stored).toMatchObject({ locale: 'de', topic: 'listing', name: 'Ana Horvat', email: 'ana+stan@example.hr', body: 'Oglas 12 ima krivu cijenu.\nHvala na ispravku.' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/de${PATH}?poslano=${stored?.reference ?? ''}`]);
    const [copy, toOperator] = await mails();
    expect(copy).toMatchObject({ recipient: 'ana+stan@example.hr', locale: 'de', template: 'contact-receipt', subject: `Wir haben Ihre Nachricht erhalten (${stored?.reference ?? ''})` });
    expect(copy?.body_text).not.toContain('Oglas 12');
    expect(toOperator?.body_text).toContain('> Oglas 12 ima krivu cijenu.\n> Hvala na ispravku.');
    expect(toOperator).toMatchObject({ recipient: OPERATOR, locale: 'hr', reply_to: 'ana+stan@example.hr', subject: `Prijava oglasa: Ana Horvat (${stored?.reference ?? ''})` });
  });

  test('R10 the visitor is told the number of the message', async () => {
    const { headers } = await send({ ...GOOD, kljuc: formKey() });
    const { body } = await portal.app.inject(String(headers.location));
    expect(body).toContain(CONTACT_TEXTS.hr.done.title);
    expect(body).toContain('name="robots" content="noindex"');
    expect(body).not.toContain('<form class="kv-form"');
  });

  test('R37 campaign parameters stay after sending', async () => {
    const { headers } = await send({ ...GOOD, kljuc: formKey() }, { path: `${PATH}?utm_source=mail&x=1` });
    expect(headers.location).toMatch(/\?poslano=[2-9A-Z]{8}&utm_source=mail$/);
  });
});

describe('R10 what is wrong', () => {
  test.each(LOCALES)('R10 is said beside each field in %s, and what was typed stays', async (locale) => {
    const { statusCode, body } = await send({ topic: '', name: ' ', email: 'ana@"', message: 'Kratko <b>', kljuc: formKey() }, { path: localizedPath(locale, PATH) });
    const { problems } = CONTACT_TEXTS[locale];
    expect(statusCode).toBe(422);
    for (const text of [problems.required.topic, problems.required.name, problems.email]) expect(body.split(textHtml(text, locale)).length - 1).toBe(2);
    expect(body).toContain('tabindex="-1" autofocus');
    expect(body).toContain('value="ana@&quot;"');
    expect(body).toContain('>\nKratko &lt;b&gt;</textarea>');
    expect(body.match(/aria-invalid="true"/g)).toHaveLength(3);
    expect(await messages()).toEqual([]);
  });

  test.each([
    ['too short', { message: 'Bok' }, CONTACT_TEXTS.hr.problems.shortMessage],
    ['too long', { message: 'x'.repeat(4001) }, 'Skratite na najviše 4000 znakova.'],
    ['a name too long', { name: 'x'.repeat(101) }, 'Skratite na najviše 100 znakova.'],
    ['an invented topic', { topic: 'kava' }, CONTACT_TEXTS.hr.problems.required.topic],
  ])('R10 %s is refused with its own sentence', async (_what, change, sentence) => {
    const { statusCode, body } = await send({ ...GOOD, ...change, kljuc: formKey() });
    expect([statusCode, body.includes(textHtml(sentence, 'hr'))]).toEqual([422, true]);
  });

  test('R10 a body that is no form is refused', async () => {
    const { statusCode } = await portal.app.inject({ method: 'POST', url: PATH, headers: { 'content-type': 'application/json' }, payload: '{"name":1}' });
    expect(statusCode).toBe(422);
    expect(await messages()).toEqual([]);
  });
});

describe('R10 against misuse', () => {
  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['from a neighbour site', { 'sec-fetch-site': 'same-site' }, 403],
    ['with a foreign origin', { 'sec-fetch-site': '', origin: 'https://evil.example' }, 403],
    ['with no origin to speak of', { 'sec-fetch-site': '', origin: 'null' }, 403],
    ['with our own origin', { 'sec-fetch-site': '', origin: 'http://kvadrat.example', host: 'kvadrat.example' }, 303],
  ])('CSRF: a request %s', async (_what, { 'sec-fetch-site': site, ...headers }, status) => {
    const extra = site === '' ? {} : { 'sec-fetch-site': site };
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: PATH,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers, ...extra },
      payload: new URLSearchParams({ ...GOOD, kljuc: formKey() }).toString(),
    });
    expect(statusCode).toBe(status);
  });

  test.each([
    ['a field for programs is filled in', () => ({ website: 'https://spam.example' }), CONTACT_TEXTS.hr.obstacles.trapped],
    ['it comes too quickly', () => ({ kljuc: formKey(300) }), CONTACT_TEXTS.hr.obstacles.tooQuick],
    ['the form is a day old', () => ({ kljuc: formKey(25 * 3600_000) }), CONTACT_TEXTS.hr.obstacles.expired],
    ['it has no key', () => ({ kljuc: '' }), CONTACT_TEXTS.hr.obstacles.expired],
  ])('nothing is stored when %s, and the person may send again', async (_what, change, sentence) => {
    const answer = await send({ ...GOOD, kljuc: formKey(), ...change() });
    expect([answer.statusCode, answer.body.includes(textHtml(sentence, 'hr')), answer.body.includes('value="Ana Horvat"')]).toEqual([422, true, true]);
    expect(await messages()).toEqual([]);
    now += 5000;
    const key = /name="kljuc" value="([^"]+)"/.exec(answer.body)?.[1] ?? '';
    expect((await send({ ...GOOD, kljuc: key })).statusCode).toBe(303);
  });

  test('1.7-63 of a field that comes twice the first counts', async () => {
    const fields = new URLSearchParams({ ...GOOD, kljuc: formKey() });
    fields.append('email', 'druga@example.hr');
    const { statusCode } = await portal.app.inject({
      method: 'POST',
      url: `${PATH}?poslano=&poslano=23456789`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `10.0.0.${visitor}` },
      payload: fields.toString(),
    });
    expect([statusCode, (await messages()).map(({ email }) => email)]).toEqual([303, [GOOD.email]]);
  });

  test('1.7-57 a name with line ends, of whatever kind, is one line of the mail', async () => {
    await send({ ...GOOD, name: 'Ana\r\nE-pošta: zlo@zlo.example\u2028Tema: x\u0085y', kljuc: formKey() });
    const mail = (await mails()).find(({ template }) => template === 'contact-message');
    expect(mail?.body_text).toContain(': Ana E-pošta: zlo@zlo.example Tema: x y (Hrvatski)');
    expect(mail?.body_text).not.toMatch(/^E-pošta: zlo/m);
  });

  test('O-18 the same form sent twice at once is one message with one answer', async () => {
    const fields = { ...GOOD, kljuc: formKey() };
    const answers = await Promise.all([send(fields), send(fields), send(fields)]);
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect([(await messages()).length, (await mails()).length]).toEqual([1, 2]);
  });

  test('going back and writing something else makes another message', async () => {
    const key = formKey();
    await send({ ...GOOD, kljuc: key });
    await send({ ...GOOD, message: 'Još jedno pitanje o istom oglasu.', kljuc: key });
    expect(await messages()).toHaveLength(2);
  });

  test('the sixth message from one address in an hour waits, with its text kept', async () => {
    for (let turn = 0; turn < 5; turn += 1) await send({ ...GOOD, email: turn % 2 === 0 ? 'ANA+oglas@example.hr' : 'ana@example.hr', message: `Pitanje broj ${turn}`, kljuc: formKey() });
    const sixth = await send({ ...GOOD, email: 'ana@example.hr', kljuc: formKey() });
    expect([sixth.statusCode, sixth.body.includes(textHtml(CONTACT_TEXTS.hr.obstacles.tooMany, 'hr')), sixth.body.includes('Oglas 12 ima krivu cijenu.')]).toEqual([429, true, true]);
    expect([(await messages()).length, (await mails()).length]).toEqual([5, 10]);
  }, 30_000);

  test('posts are counted over all languages together', async () => {
    for (let turn = 0; turn < 20; turn += 1) await send({ ...GOOD, email: '', kljuc: formKey() }, { path: localizedPath(LOCALES[turn % LOCALES.length] ?? 'hr', PATH) });
    expect((await send({ ...GOOD, kljuc: formKey() }, { path: `/el${PATH}` })).statusCode).toBe(429);
  }, 30_000);

  test('one visitor who posts without end is stopped, with the text kept', async () => {
    for (let turn = 0; turn < 20; turn += 1) await send({ ...GOOD, email: '', kljuc: formKey() });
    const { statusCode, body } = await send({ ...GOOD, kljuc: formKey() });
    expect([statusCode, body.includes(textHtml(CONTACT_TEXTS.hr.obstacles.tooMany, 'hr')), body.includes('value="Ana Horvat"')]).toEqual([429, true, true]);
    expect(await messages()).toEqual([]);
  }, 30_000);
});

/** Every sentence of a language, by where it stands. */
function sentences(texts: unknown, place = ''): [string, string][] {
  if (typeof texts === 'string') return [[place, texts]];
  return typeof texts === 'object' && texts !== null ? Object.entries(texts).flatMap(([key, value]) => sentences(value, `${place}/${key}`)) : [];
}

/** The same in Croatian and Spanish. */
const SAME_WORD = new Set(['Tema']);

test.each(LOCALES.filter((locale) => locale !== 'hr'))('R10 %s says everything in its own words, with the same values', (locale) => {
  const source = new Map(sentences(CONTACT_TEXTS.hr));
  const own = sentences(CONTACT_TEXTS[locale]);
  expect(own.map(([place]) => place)).toEqual([...source.keys()]);
  const wrong = own.filter(([place, text]) => {
    const croatian = source.get(place) ?? '';
    const untranslated = text === croatian && !SAME_WORD.has(text);
    return untranslated || /["']|!/.test(text) || text.includes('#') !== croatian.includes('#') || text.includes('](privacy)') !== croatian.includes('](privacy)');
  });
  expect(wrong).toEqual([]);
});

test('messages are forgotten after twelve months', async () => {
  await send({ ...GOOD, kljuc: formKey() });
  await send({ ...GOOD, message: 'Ovo je starije pitanje.', kljuc: formKey() });
  await database.sql`update contact_message set received_at = now() - interval '13 months' where body like 'Ovo%'`;
  await forgetOldMessages(database.db);
  expect((await messages()).map(({ body }) => body)).toEqual(['Oglas 12 ima krivu cijenu.\nHvala na ispravku.']);
});
