import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { LOCALES, localizedPath, typeset, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { createAccounts } from '../accounts/api';
import { TestVisitor } from '../accounts/testing/test-visitor';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { escapeHtml } from '../../platform/html';
import { SHELL } from '../../edge/pages/testing/sample-releases';
import { createTestPortal, type TestPortal } from '../../edge/pages/testing/test-portal';
import { textHtml } from '../../platform/static-pages';
import { PROFILE_TEXTS } from './profile-texts';
import { addProfile, addSignInGate } from './api';

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
  await database.sql`truncate account, limit_count, mail_outbox restart identity cascade`;
});

afterAll(async () => {
  await portal.app.close();
  rmSync(folder, { recursive: true, force: true });
});

const newBrowser = (): TestVisitor => new TestVisitor(portal.app, '10.0.0.1');

async function signedIn(email = PERSON.email) {
  const browser = newBrowser();
  await browser.register({ ...PERSON, email });
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
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
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

describe('1.7-3 a new password from the profile', () => {
  const NEW = 'sunčani-otok-9';
  const WRONG_OLD = 'Das bisherige Passwort ist nicht richtig.';
  const TOO_SHORT = 'Das Passwort muss mindestens 6 Zeichen lang sein.';
  const COMMON = 'Dieses Passwort verwenden viele, es ist leicht zu erraten. Bitte wählen Sie ein anderes.';
  const change = (browser: TestVisitor, fields: Record<string, string> = {}, locale: Locale = 'hr') =>
    browser.submit(localizedPath(locale, PATH), { radnja: 'password', password: PERSON.password, pwd: NEW, pwdrip: NEW, ...fields });

  test('with the old one: this browser stays with a session of its own, the others end, the owner is told, the links of mails die', async () => {
    const browser = await signedIn();
    const elsewhere = newBrowser();
    await elsewhere.login(PERSON.email, PERSON.password);
    await newBrowser().form(ACCOUNT_CALLS.passwordRetrieve, { email: PERSON.email });
    const before = new Map(browser.cookies);
    const { statusCode, headers } = await change(browser);
    expect([statusCode, headers.location]).toEqual([303, `${PATH}?gotovo=password`]);
    expect((await browser.get(`${PATH}?gotovo=password`)).body).toContain(textHtml(PROFILE_TEXTS.hr.done.password, 'hr'));
    for (const name of ['IMMSESSID', 'imm_key', 'imm_csrf']) expect(browser.cookies.get(name)).not.toBe(before.get(name));
    expect((await elsewhere.get(PATH)).statusCode).toBe(302);
    expect((await newBrowser().login(PERSON.email, PERSON.password)).statusCode).toBe(401);
    expect((await newBrowser().login(PERSON.email, NEW)).statusCode).toBe(200);
    expect(await database.sql`select template from mail_outbox where template = 'account-password-changed' and recipient = ${PERSON.email}`).toHaveLength(1);
    expect(await database.sql`select 1 from account_token where purpose = 'reset'`).toHaveLength(0);
  });

  test.each([
    ['the old one is wrong', { password: 'nije-to-ta-7' }, 'password', WRONG_OLD],
    ['the old one is missing', { password: '' }, 'password', WRONG_OLD],
    ['it is too short', { pwd: 'kt 78', pwdrip: 'kt 78' }, 'pwd', TOO_SHORT],
    ['it is missing', { pwd: '', pwdrip: '' }, 'pwd', TOO_SHORT],
    ['many use it', { pwd: 'lozinka1', pwdrip: 'lozinka1' }, 'pwd', COMMON],
    ['it is the address', { pwd: PERSON.email, pwdrip: PERSON.email }, 'pwd', COMMON],
    ['the second is another', { pwdrip: 'suncani-otok-8' }, 'pwdrip', 'Die Passwörter stimmen nicht überein.'],
  ] as const)('1.7-4 not when %s; the field says so, nothing typed comes back', async (_why, fields, field, sentence) => {
    const browser = await signedIn();
    const { statusCode, body } = await change(browser, fields, 'de');
    expect(statusCode).toBe(422);
    expect(body).toContain(`<p class="kv-error" id="${field}-greska">${escapeHtml(typeset(sentence, 'de'))}</p>`);
    expect(body).toMatch(new RegExp(`id="${field}" name="${field}"[^>]*aria-invalid="true"[^>]*autofocus`));
    expect(body).not.toContain(PERSON.password);
    expect((await newBrowser().login(PERSON.email, PERSON.password)).statusCode).toBe(200);
  });

  test('1.7-1 after five wrong ones the right one has to wait as well', async () => {
    // Another's: the process remembers who is beyond a limit.
    const browser = await signedIn('mnogo@example.hr');
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await change(browser, { password: 'nije-to-ta-7' })).statusCode).toBe(422);
    const { statusCode, headers, body } = await change(browser);
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect(body).toContain('id="kv-refused"');
  });

  test('twice at once changes it once', async () => {
    const browser = await signedIn();
    await browser.token();
    const both = await Promise.all([change(browser), change(browser)]);
    expect(both.filter(({ statusCode, headers }) => statusCode === 303 && headers.location === `${PATH}?gotovo=password`)).toHaveLength(1);
  });

  test('who has none yet sets the first by mail', async () => {
    const browser = await signedIn();
    await database.sql`update account set password_hash = null`;
    const { body } = await browser.get(PATH);
    expect(body).not.toContain('name="pwd"');
    expect(body).toContain(textHtml(PROFILE_TEXTS.hr.safety.password, 'hr'));
    expect((await change(browser)).statusCode).toBe(422);
    expect((await newBrowser().login(PERSON.email, NEW)).statusCode).toBe(401);
  });
});

describe('identities of providers', () => {
  const link = async (email: string, subject: string, service = 'facebook'): Promise<void> => {
    await database.sql`insert into account_identity (issuer, subject, service, account_id, linked_at) select 'https://issuer.example', ${subject}, ${service}, id, '2026-02-03 12:00Z' from account where email = ${email}`;
  };
  const handles = async (browser: TestVisitor): Promise<string[]> => [...(await browser.get(PATH)).body.matchAll(/name="usluga" value="([^"]+)"/g)].map(([, handle = '']) => handle);
  const left = () => database.sql`select subject from account_identity order by subject`.then((rows) => rows.map(({ subject }) => String(subject)));

  test.each(LOCALES)('are listed in %s by name and day, without what the provider calls the person', async (locale) => {
    const browser = await signedIn();
    await link(PERSON.email, 'subject-of-facebook');
    const { body } = await browser.get(localizedPath(locale, PATH));
    expect(body).toContain(textHtml(PROFILE_TEXTS[locale].identities.title, locale));
    expect(body).toContain('<strong>Facebook</strong>');
    expect(body).toContain('2026');
    expect(body).not.toContain('subject-of-facebook');
  });

  test('are taken away one by one; other browsers are signed out, this one is not', async () => {
    const browser = await signedIn();
    const elsewhere = newBrowser();
    await elsewhere.login(PERSON.email, PERSON.password);
    await link(PERSON.email, 'a');
    await link(PERSON.email, 'b', 'google');
    const [first = ''] = await handles(browser);
    const answer = await browser.submit(PATH, { radnja: 'identity', usluga: first });
    expect(answer.headers.location).toBe(`${PATH}?gotovo=identity`);
    expect((await browser.get(`${PATH}?gotovo=identity`)).body).toContain(textHtml(PROFILE_TEXTS.hr.done.identity, 'hr'));
    expect([await left(), (await elsewhere.get(PATH)).statusCode]).toEqual([['b'], 302]);
  });

  test('the last way in stays, also when two are taken away at once', async () => {
    const browser = await signedIn();
    await link(PERSON.email, 'a');
    await link(PERSON.email, 'b', 'google');
    await database.sql`update account set password_hash = null`;
    const all = await handles(browser);
    expect(all).toHaveLength(2);
    await browser.token();
    await Promise.all(all.map((usluga) => browser.submit(PATH, { radnja: 'identity', usluga })));
    const rest = await left();
    expect(rest).toHaveLength(1);
    const { body } = await browser.get(PATH);
    expect(body).toContain(textHtml(PROFILE_TEXTS.hr.identities.last, 'hr'));
    expect(body).not.toContain('name="usluga"');
  });

  test('another person’s stay', async () => {
    const [ana, ivo] = [await signedIn(), await signedIn('ivo@example.hr')];
    await link(PERSON.email, 'a');
    const [handle = ''] = await handles(ana);
    expect((await ivo.submit(PATH, { radnja: 'identity', usluga: handle })).headers.location).toBe(PATH);
    expect(await left()).toEqual(['a']);
  });
});

test('1.7-48 a form without its token changes nothing and brings the page with a fresh one', async () => {
  const browser = await signedIn();
  const answer = await browser.form(PATH, { radnja: 'news', csrf: 'forged' }, { token: null });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, PATH]);
  expect((await browser.get(PATH)).body).toMatch(/name="newsletter" checked/);
});

test.each([PATH, `/de${PATH}`, '/user/saved/'])('1.7-48 a stranger’s form at %s leads to the sign-in, whatever it says', async (path) => {
  const { statusCode, headers } = await newBrowser().submit(path, { radnja: 'sessions' });
  const locale = path.startsWith('/de/') ? '/de' : '';
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([303, `${locale}/prijava/?natrag=${encodeURIComponent(path)}`, 'private, no-cache']);
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
