import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { createAccounts } from '../accounts/api';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { newFormKey } from '../../platform/form-page';
import { SHELL } from '../../edge/pages/testing/sample-releases';
import { freshLimiter } from '../../platform/limits/testing/fresh-limiter';
import { createTestPortal, type TestPortal } from '../../edge/pages/testing/test-portal';
import { textHtml } from '../../platform/static-pages';
import { SIGN_UP_TEXTS } from './sign-up-texts';
import { addAgencySignUp, forgetOldRequests } from './api';

const limiter = freshLimiter();
const database = withTestDatabase();
const OPERATOR = 'agencije@kvadrat.example';
const PATH: string = PATHS.agencySignUp;
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
    registerPages: (app, show) => addAgencySignUp(app, { db: database.db, show, operator: OPERATOR, accounts: createAccounts({ db: database.db, publicUrl: () => 'http://localhost' }), now: () => now }),
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

function send(fields: Record<string, string>, path = PATH) {
  return portal.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: new URLSearchParams({ kljuc: newFormKey(now - 60_000), ...fields }).toString(),
  });
}

const requests = () => database.db.selectFrom('agency_request').selectAll().execute();

test.each(LOCALES)('R16 R244 the form stands in the page in %s', async (locale) => {
  const { statusCode, body } = await portal.app.inject(localizedPath(locale, PATH));
  const texts = SIGN_UP_TEXTS[locale];
  expect(statusCode).toBe(200);
  expect(body).toContain(`<h1>${textHtml(texts.title, locale)}</h1>`);
  for (const kind of Object.values(texts.kinds)) expect(body).toContain(`>${textHtml(kind, locale)}</option>`);
  // Consent is never ticked beforehand, and people are shown the way to their own sign-up (T31).
  expect(body).not.toContain('checked');
  expect(body).toContain(`href="${localizedPath(locale, '/prijava/')}"`);
  expect(body).toContain(`href="${localizedPath(locale, '/terms/privacy/')}"`);
  expect(body).not.toMatch(/\]\((?:privacy|terms|signIn)\)/);
});

test('R244 a request is stored, and both mails are promised with it', async () => {
  const answer = await send(GOOD, `/de${PATH}`);
  const [stored] = await requests();
  const reference = stored?.reference ?? '';
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/de${PATH}?poslano=${reference}`]);
  expect(stored).toMatchObject({ locale: 'de', kind: 'agency', company: 'Marjan nekretnine d.o.o.', oib: '69435151530', register_number: '12/2019', email: 'ana+agencija@example.hr' });
  const [copy, toStaff] = await database.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute();
  expect(copy).toMatchObject({ recipient: 'ana+agencija@example.hr', locale: 'de', subject: `Wir haben Ihre Anfrage erhalten (${reference})` });
  expect(toStaff).toMatchObject({ recipient: OPERATOR, locale: 'hr', reply_to: 'ana+agencija@example.hr' });
  expect(toStaff?.body_text).toContain('69435151530');
  const { body } = await portal.app.inject(String(answer.headers.location));
  expect(body).toContain(reference);
});

test('R244 a constructor needs no number of a broker', async () => {
  expect((await send({ ...GOOD, kind: 'constructor', register: '', message: '' })).statusCode).toBe(303);
});

test.each([
  ['kind', 'court', SIGN_UP_TEXTS.hr.problems.required.kind],
  ['company', ' ', SIGN_UP_TEXTS.hr.problems.required.company],
  ['oib', '69435151531', SIGN_UP_TEXTS.hr.problems.oib],
  ['street', '', SIGN_UP_TEXTS.hr.problems.required.street],
  ['email', 'ana@', SIGN_UP_TEXTS.hr.problems.email],
  ['phone', '12', SIGN_UP_TEXTS.hr.problems.phone],
  ['phone', '------', SIGN_UP_TEXTS.hr.problems.phone],
  ['phone', '', SIGN_UP_TEXTS.hr.problems.required.phone],
  ['name', 'x'.repeat(101), 'Skratite na najviše 100 znakova.'],
  ['privacy', '', SIGN_UP_TEXTS.hr.problems.required.privacy],
  ['privacy', 'on', SIGN_UP_TEXTS.hr.problems.required.privacy],
])('R244 %s "%s" is refused with its own sentence, and what was typed stays', async (field, value, sentence) => {
  const { statusCode, body } = await send({ ...GOOD, [field]: value });
  expect(statusCode).toBe(422);
  expect(body.split(textHtml(sentence, 'hr')).length - 1).toBe(2);
  expect(body).toContain('value="Riva 1"'.replace('Riva 1', field === 'street' ? value : 'Riva 1'));
  expect(await requests()).toEqual([]);
});

test('R244 consent that was given stays given when something else is wrong', async () => {
  const { body } = await send({ ...GOOD, oib: '1' });
  expect(body).toMatch(/<input type="checkbox" value="1"[^>]* checked>/);
});

test('O-18 the same request twice is one, the fourth of a company in a day has to wait', async () => {
  const kljuc = newFormKey(now - 60_000);
  const [first, second] = [await send({ ...GOOD, kljuc }), await send({ ...GOOD, kljuc })];
  expect(second.headers.location).toBe(first.headers.location);
  for (const email of ['b@example.hr', 'c@example.hr']) expect((await send({ ...GOOD, email })).statusCode).toBe(303);
  const { statusCode, body } = await send({ ...GOOD, email: 'd@example.hr' });
  expect([statusCode, body.includes(textHtml(SIGN_UP_TEXTS.hr.obstacles.tooMany, 'hr'))]).toEqual([429, true]);
  expect(await requests()).toHaveLength(3);
});

test('requests are forgotten after twelve months', async () => {
  await send(GOOD);
  await database.sql`update agency_request set received_at = now() - interval '366 days'`;
  await forgetOldRequests(database.db);
  expect(await requests()).toEqual([]);
});
