import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { FORM_LIMITS } from '@kvadrat/contracts/forms';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { createAccounts } from '../accounts/api';
import { TestVisitor } from '../accounts/testing/test-visitor';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { SHELL } from '../../edge/pages/testing/sample-releases';
import { createTestPortal, type TestPortal } from '../../edge/pages/testing/test-portal';
import { addSignInGate } from './api';
import { profileRoutes } from './profile.routes';

const database = withTestDatabase();
const PATH: string = USER_PATHS.profile;
const PERSON = {
  first_name: 'Ana <b>',
  last_name: 'Horvat',
  email: 'ana+profil@example.hr',
  phone: '+385911234567',
  'phone-prefix': '385',
  password: 'koraljni-greben-7',
  privacy: '1',
  communications: '0',
  newsletter: '1',
};

let folder: string;
let portal: TestPortal;

beforeAll(async () => {
  const accounts = createAccounts({ db: database.db, publicUrl: () => 'http://localhost' });
  folder = mkdtempSync(join(tmpdir(), 'kv-profile-'));
  portal = await createTestPortal({
    folder,
    releases: [SHELL],
    registerApi: async (api) => {
      await accounts.scope(api, accounts.routes);
      await api.register(profileRoutes, { accounts });
    },
    registerPages: (app) => {
      addSignInGate(app, accounts);
      return Promise.resolve();
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
  ['/user/messages/?utm_source=mail', '/prijava/?natrag=%2Fuser%2Fmessages%2F%3Futm_source%3Dmail'],
  ['/utente/annuncio/7/visibilita/', '/prijava/?natrag=%2Futente%2Fannuncio%2F7%2Fvisibilita%2F'],
])('R246 a stranger at %s signs in first and comes back', async (path, location) => {
  const { statusCode, headers } = await newBrowser().get(path);
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([302, location, 'private, no-cache']);
});

test.each(['//', '//user/saved/', '/%', '/user', '/userx/'])(
  'an address like %s is none of the gate’s business',
  async (path) => {
    expect((await newBrowser().get(path)).headers.location ?? '').not.toContain('prijava');
  },
);

test.each([
  '/user/saved/',
  '/de/utente/annunci/nascosti/',
  '/utente/annunci/recenti/',
  '/utente/ricerche/recenti/',
  '/user/searches/',
])('R23 R24 R25 R26 R31 what a browser keeps at %s is open to strangers', async (path) => {
  expect((await newBrowser().get(path)).statusCode).toBe(404);
});

test('R246 a signed-in person passes', async () => {
  expect((await (await signedIn()).get('/user/saved/')).statusCode).toBe(404);
});

test.each([PATH, `/de${PATH}`, '/user/saved/'])(
  '1.7-48 a stranger’s form at %s leads to the sign-in, whatever it says',
  async (path) => {
    const { statusCode, headers } = await newBrowser().submit(path, { radnja: 'sessions' });
    const locale = path.startsWith('/de/') ? '/de' : '';
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      303,
      `${locale}/prijava/?natrag=${encodeURIComponent(path)}`,
      'private, no-cache',
    ]);
  },
);

const CALL = '/api-next/user/profile/';

interface Profile {
  email: string;
  emailVerified: boolean;
  hasPassword: boolean;
  communications: boolean;
  newsletter: boolean;
  otherSessions: number;
  identities: { handle: string; name: string; linkedAt: string; removable: boolean }[];
}

const read = async (browser: TestVisitor): Promise<Profile> => (await browser.get(CALL)).json<Profile>();
/** Whether anybody is signed in there. */
const isIn = async (browser: TestVisitor): Promise<boolean> => (await browser.user()) !== null;
const remove = (browser: TestVisitor, path: string) => browser.json(`${CALL}${path}/`, {}, { method: 'DELETE' });

test('R28 the account is told to its owner, and no cache gets a copy', async () => {
  const { statusCode, headers, ...answer } = await (await signedIn()).get(CALL);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(answer.json()).toEqual({
    name: 'Ana <b>',
    surname: 'Horvat',
    email: PERSON.email,
    emailVerified: false,
    phone: PERSON.phone,
    phoneVerified: false,
    language: 'hr',
    waiting: { email: null, phone: null },
    isFresh: true,
    hasPassword: true,
    passwordMin: FORM_LIMITS.passwordMin,
    communications: false,
    products: false,
    newsletter: true,
    otherSessions: 0,
    identities: [],
    csrf: expect.stringMatching(/./),
  });
});

test('R246 a stranger is told that there is none', async () => {
  const { statusCode, body } = await newBrowser().get(CALL);
  expect([statusCode, body]).toEqual([200, 'null']);
});

test('T56 a proven address is told to be so', async () => {
  const browser = await signedIn();
  await database.sql`update account set email_verified_at = now()`;
  expect((await read(browser)).emailVerified).toBe(true);
});

test('R171 choices about news are saved and told', async () => {
  const browser = await signedIn();
  const saved = await browser.json(`${CALL}news/`, { communications: true, newsletter: false }, { method: 'PUT' });
  expect([saved.statusCode, saved.body]).toEqual([204, '']);
  expect(await read(browser)).toMatchObject({ communications: true, newsletter: false });
});

test('1.7-29 other devices are counted and signed out, this one is not', async () => {
  const here = await signedIn();
  const there = newBrowser();
  await there.login(PERSON.email, PERSON.password);
  expect((await read(here)).otherSessions).toBe(1);
  expect((await remove(here, 'other-sessions')).statusCode).toBe(204);
  expect([await isIn(there), await isIn(here), (await read(here)).otherSessions]).toEqual([false, true, 0]);
});

describe('1.7-3 a new password', () => {
  const resets = () => database.sql`select 1 from account_token where purpose = 'reset'`;
  const NEW = 'sunčani-otok-9';
  const change = (browser: TestVisitor, fields: Record<string, string> = {}) =>
    browser.json(`${CALL}password/`, { password: PERSON.password, pwd: NEW, pwdrip: NEW, locale: 'de', ...fields });

  test('with the old one: this browser stays with a session of its own, the others end, the owner is told, the links of mails die', async () => {
    const browser = await signedIn();
    const elsewhere = newBrowser();
    await elsewhere.login(PERSON.email, PERSON.password);
    await newBrowser().form(ACCOUNT_CALLS.passwordRetrieve, { email: PERSON.email });
    // The link is made behind the answer, so that its time says nothing of accounts.
    while ((await resets()).length === 0) await setImmediate();
    const before = new Map(browser.cookies);
    expect((await change(browser)).statusCode).toBe(204);
    for (const name of ['IMMSESSID', 'imm_key', 'imm_csrf'])
      expect(browser.cookies.get(name)).not.toBe(before.get(name));
    expect([await isIn(browser), await isIn(elsewhere)]).toEqual([true, false]);
    expect((await newBrowser().login(PERSON.email, PERSON.password)).statusCode).toBe(401);
    expect((await newBrowser().login(PERSON.email, NEW)).statusCode).toBe(200);
    expect(
      await database.sql`select template from mail_outbox where template = 'account-password-changed' and recipient = ${PERSON.email}`,
    ).toHaveLength(1);
    expect(await resets()).toHaveLength(0);
  });

  test.each([
    ['the old one is wrong', { password: 'nije-to-ta-7' }, { password: 'wrong-password' }],
    ['the old one is missing', { password: '' }, { password: 'wrong-password' }],
    ['it is too short', { pwd: 'kt 78', pwdrip: 'kt 78' }, { pwd: 'min-length' }],
    ['it is missing', { pwd: '', pwdrip: '' }, { pwd: 'required' }],
    ['it is too long', { pwd: 'x'.repeat(129), pwdrip: 'x'.repeat(129) }, { pwd: 'max-length' }],
    ['many use it', { pwd: 'lozinka1', pwdrip: 'lozinka1' }, { pwd: 'common-password' }],
    ['it is the address', { pwd: PERSON.email, pwdrip: PERSON.email }, { pwd: 'common-password' }],
    ['the second is another', { pwdrip: 'suncani-otok-8' }, { pwdrip: 'same-password' }],
  ])('1.7-4 is not taken when %s; its field is named', async (_why, fields, problems) => {
    const { statusCode, ...answer } = await change(await signedIn(), fields);
    expect([statusCode, answer.json()]).toEqual([
      422,
      expect.objectContaining({ data: expect.objectContaining({ problems }) }),
    ]);
    expect((await newBrowser().login(PERSON.email, PERSON.password)).statusCode).toBe(200);
  });

  test('1.7-1 after five wrong ones the right one has to wait as well, and is told how long', async () => {
    // Another's: the process remembers who is beyond a limit.
    const browser = await signedIn('mnogo@example.hr');
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await change(browser, { password: 'nije-to-ta-7' })).statusCode).toBe(422);
    const { statusCode, headers, ...answer } = await change(browser);
    const wait = Number(headers['retry-after']);
    expect([statusCode, wait > 0, answer.json<{ data: unknown }>().data]).toEqual([
      429,
      true,
      expect.objectContaining({ code: 'rate-limited', retryAfter: wait }),
    ]);
  });

  test('twice at once changes it once', async () => {
    const browser = await signedIn();
    await browser.token();
    const both = await Promise.all([change(browser), change(browser)]);
    expect(both.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  });

  test('who has none yet sets the first by mail', async () => {
    const browser = await signedIn();
    await database.sql`update account set password_hash = null`;
    expect((await read(browser)).hasPassword).toBe(false);
    expect((await change(browser)).statusCode).toBe(422);
    expect((await newBrowser().login(PERSON.email, NEW)).statusCode).toBe(401);
  });
});

describe('identities of providers', () => {
  const link = async (email: string, subject: string, service = 'facebook'): Promise<void> => {
    await database.sql`insert into account_identity (issuer, subject, service, account_id, linked_at) select 'https://issuer.example', ${subject}, ${service}, id, '2026-02-03 12:00Z' from account where email = ${email}`;
  };
  const handles = async (browser: TestVisitor): Promise<string[]> =>
    (await read(browser)).identities.map(({ handle }) => handle);
  const left = () =>
    database.sql`select subject from account_identity order by subject`.then((rows) =>
      rows.map(({ subject }) => String(subject)),
    );

  test('are told by name and day, without what the provider calls the person', async () => {
    const browser = await signedIn();
    await link(PERSON.email, 'subject-of-facebook');
    const { body, ...answer } = await browser.get(CALL);
    expect(answer.json<Profile>().identities).toEqual([
      { handle: expect.stringMatching(/./), name: 'Facebook', linkedAt: '2026-02-03T12:00:00.000Z', removable: true },
    ]);
    expect(body).not.toContain('subject-of-facebook');
  });

  test('are taken away one by one; other browsers are signed out, this one is not', async () => {
    const browser = await signedIn();
    const elsewhere = newBrowser();
    await elsewhere.login(PERSON.email, PERSON.password);
    await link(PERSON.email, 'a');
    await link(PERSON.email, 'b', 'google');
    const [first = ''] = await handles(browser);
    expect((await remove(browser, `identities/${first}`)).statusCode).toBe(204);
    expect([await left(), await isIn(elsewhere), await isIn(browser)]).toEqual([['b'], false, true]);
    expect((await remove(browser, `identities/${first}`)).statusCode).toBe(404);
  });

  test('the last way in stays, also when two are taken away at once', async () => {
    const browser = await signedIn();
    await link(PERSON.email, 'a');
    await link(PERSON.email, 'b', 'google');
    await database.sql`update account set password_hash = null`;
    const all = await handles(browser);
    expect(all).toHaveLength(2);
    await browser.token();
    const answers = await Promise.all(all.map((handle) => remove(browser, `identities/${handle}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect(await left()).toHaveLength(1);
    expect((await read(browser)).identities).toEqual([expect.objectContaining({ removable: false })]);
  });

  test('another person’s stay', async () => {
    const [ana, ivo] = [await signedIn(), await signedIn('ivo@example.hr')];
    await link(PERSON.email, 'a');
    const [handle = ''] = await handles(ana);
    expect((await remove(ivo, `identities/${handle}`)).statusCode).toBe(404);
    expect(await left()).toEqual(['a']);
  });
});

const CHANGES = [
  ['PUT', 'news', { communications: true, newsletter: false }],
  ['POST', 'password', { password: PERSON.password, pwd: 'sunčani-otok-9', pwdrip: 'sunčani-otok-9', locale: 'hr' }],
  ['DELETE', 'other-sessions', {}],
  ['DELETE', 'identities/x', {}],
] as const;

test.each(CHANGES)(
  '1.7-48 %s …/%s/ without its token, or of another site, changes nothing',
  async (method, path, body) => {
    const browser = await signedIn();
    const forged = await browser.json(`${CALL}${path}/`, body, { method, token: null });
    expect([forged.statusCode, forged.json<{ data: { code: string } }>().data.code]).toEqual([403, 'csrf']);
    const foreign = await browser.json(`${CALL}${path}/`, body, {
      method,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect([foreign.statusCode, foreign.json<{ data: { code: string } }>().data.code]).toEqual([403, 'forbidden']);
    expect(await read(browser)).toMatchObject({ communications: false, newsletter: true });
  },
);

test.each(CHANGES)('R246 %s …/%s/ is for who is signed in', async (method, path, body) => {
  expect((await newBrowser().json(`${CALL}${path}/`, body, { method })).statusCode).toBe(401);
});
