import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { createAccounts } from '../accounts';
import { TestVisitor } from '../accounts/testing/test-visitor';
import { withTestDatabase } from '../db/testing/test-database';
import { SHELL } from '../pages/testing/sample-releases';
import { createTestPortal, type TestPortal } from '../pages/testing/test-portal';
import { textHtml } from '../static-pages';
import { PROFILE_TEXTS } from './profile-texts';
import { addProfile, addSignInGate } from '.';

const database = withTestDatabase();
const PATH: string = USER_PATHS.profile;
const PERSON = { first_name: 'Ana <b>', last_name: 'Horvat', email: 'ana+profil@example.hr', phone: '+385911234567', 'phone-prefix': '385', password: 'koraljni-greben-7', privacy: '1', communications: '0', newsletter: '1' };

let folder: string;
let portal: TestPortal;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kv-profile-'));
  portal = await createTestPortal({
    folder,
    releases: [SHELL],
    registerPages: async (app, show) => {
      const accounts = createAccounts({ db: database.db, publicUrl: () => 'http://localhost' });
      addSignInGate(app, accounts);
      await accounts.scope(app, accounts.routes);
      await addProfile(app, { show, accounts });
    },
  });
  await portal.settled();
}, 30_000);

beforeEach(async () => {
  await database.sql`truncate account, account_limit, mail_outbox restart identity cascade`;
});

afterAll(async () => {
  await portal.app.close();
  rmSync(folder, { recursive: true, force: true });
});

const newBrowser = (): TestVisitor => new TestVisitor(portal.app, '10.0.0.1');

async function signedIn() {
  const browser = newBrowser();
  await browser.register(PERSON);
  return browser;
}

test.each([
  [PATH, '/prijava/?natrag=%2Futente%2Fprofilo%2F'],
  [`/de${PATH}`, '/de/prijava/?natrag=%2Fde%2Futente%2Fprofilo%2F'],
  ['/user/saved/?utm_source=mail', '/prijava/?natrag=%2Fuser%2Fsaved%2F%3Futm_source%3Dmail'],
  ['/utente/annuncio/7/visibilita/', '/prijava/?natrag=%2Futente%2Fannuncio%2F7%2Fvisibilita%2F'],
])('R246 a stranger at %s signs in first and comes back', async (path, location) => {
  const { statusCode, headers } = await newBrowser().get(path);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, location, 'private, no-cache']);
});

test.each(['//', '//user/saved/', '/%', '/user', '/userx/'])('an address like %s is none of the gate’s business', async (path) => {
  expect((await newBrowser().get(path)).headers.location ?? '').not.toContain('prijava');
});

test('R246 a signed-in person passes', async () => {
  expect((await (await signedIn()).get('/user/saved/')).statusCode).toBe(404);
});

test.each(LOCALES)('R28 the page in %s says what is known, and gives no cache a copy', async (locale) => {
  const browser = await signedIn();
  const { statusCode, headers, body } = await browser.get(localizedPath(locale, PATH));
  const texts = PROFILE_TEXTS[locale];
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-cache']);
  expect(body).toContain('<dd>Ana &lt;b&gt; Horvat</dd>');
  expect(body).toContain('<dd>ana+profil@example.hr</dd>');
  expect(body).toContain(textHtml(texts.email.unproven, locale));
  expect(body).toContain(textHtml(texts.safety.here, locale));
  expect(body).toContain('name="robots" content="noindex"');
  expect(body).toMatch(/id="newsletter" name="newsletter" checked/);
  expect(body).not.toMatch(/id="communications" name="communications" checked/);
});

test('T56 a proven address asks for nothing more', async () => {
  const browser = await signedIn();
  await database.sql`update account set email_verified_at = now()`;
  const { body } = await browser.get(PATH);
  expect(body).toContain(PROFILE_TEXTS.hr.email.proven);
  expect(body).not.toContain(ACCOUNT_CALLS.resendVerification);
});

test('R171 choices about news are saved and shown', async () => {
  const browser = await signedIn();
  const saved = await browser.submit(`/en${PATH}`, { radnja: 'news', communications: '1' });
  expect([saved.statusCode, saved.headers.location]).toEqual([303, `/en${PATH}?gotovo=news`]);
  const { body } = await browser.get(String(saved.headers.location));
  expect(body).toContain(PROFILE_TEXTS.en.done.news);
  expect(body).toMatch(/name="communications" checked/);
  expect(body).not.toMatch(/name="newsletter" checked/);
});

test('1.7-29 other devices are counted and signed out, this one is not', async () => {
  const here = await signedIn();
  const there = newBrowser();
  await there.login(PERSON.email, PERSON.password);
  expect((await here.get(PATH)).body).toContain(textHtml(PROFILE_TEXTS.hr.safety.others(1), 'hr'));
  const ended = await here.submit(PATH, { radnja: 'sessions' });
  expect(ended.headers.location).toBe(`${PATH}?gotovo=sessions`);
  expect((await there.get(PATH)).statusCode).toBe(302);
  expect((await here.get(PATH)).body).toContain(PROFILE_TEXTS.hr.safety.here);
});

test('1.7-48 a form without its token changes nothing and brings the page with a fresh one', async () => {
  const browser = await signedIn();
  const answer = await browser.form(PATH, { radnja: 'news', csrf: 'forged' }, { token: null });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, PATH]);
  expect((await browser.get(PATH)).body).toMatch(/name="newsletter" checked/);
});

test('1.7-48 a stranger’s form leads to the sign-in', async () => {
  const { statusCode, headers } = await newBrowser().submit(PATH, { radnja: 'sessions' });
  expect([statusCode, headers.location]).toEqual([302, '/prijava/?natrag=%2Futente%2Fprofilo%2F']);
});

test('R176 the page signs out', async () => {
  const browser = await signedIn();
  const { statusCode, headers } = await browser.submit(ACCOUNT_CALLS.logout, { natrag: '/de/', locale: 'de' });
  expect([statusCode, headers.location]).toEqual([303, '/de/']);
  expect((await browser.get(PATH)).statusCode).toBe(302);
});

test.each([
  [1, 'Prijavljeni ste još na 1 uređaju.'],
  [2, 'Prijavljeni ste još na 2 uređaja.'],
  [5, 'Prijavljeni ste još na 5 uređaja.'],
  [21, 'Prijavljeni ste još na 21 uređaju.'],
])('%i further devices in Croatian', (count, words) => expect(PROFILE_TEXTS.hr.safety.others(count)).toBe(words));
