import { ACCOUNT_CALLS, type FullUserInfo } from '@kvadrat/contracts/account';
import type { OwnProfile } from '@kvadrat/contracts/api';
import { createApp } from '../../app';
import { createAccounts } from '../accounts/api';
import { person, TestVisitor } from '../accounts/testing/test-visitor';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { profileRoutes } from './profile.routes';

const PROFILE = '/api-next/user/profile/';
const database = withTestDatabase();

const clock = { now: new Date() };
let app: Awaited<ReturnType<typeof createApp>>;
let networks = 0;

beforeAll(async () => {
  const accounts = createAccounts({ db: database.db, publicUrl: () => 'http://localhost:8080', now: () => clock.now });
  app = await createApp({
    settings: {
      publicUrl: () => 'http://localhost:8080',
      logLevel: 'silent',
      trustProxy: '127.0.0.1',
      apiRequestsPerMinute: 1_000_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await accounts.scope(api, accounts.routes);
      await api.register(profileRoutes, { accounts });
    },
  });
  await app.ready();
}, 60_000);
beforeEach(() => {
  clock.now = new Date();
});
afterAll(() => app.close());

const visitor = (): TestVisitor => new TestVisitor(app, `10.7.0.${(networks += 1)}`);

/** Somebody signed in whose address is proven. */
async function ana(): Promise<{ browser: TestVisitor; email: string; id: number }> {
  const browser = visitor();
  const { email = '' } = await browser.register(person());
  const { id } = await database.db
    .updateTable('account')
    .set({ email_verified_at: clock.now })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db.deleteFrom('account_token').where('account_id', '=', id).execute();
  return { browser, email, id };
}

const read = async (browser: TestVisitor): Promise<OwnProfile> => (await browser.get(PROFILE)).json<OwnProfile>();
const info = async (browser: TestVisitor): Promise<FullUserInfo> =>
  (await browser.get(ACCOUNT_CALLS.fullInfo)).json<FullUserInfo>();
const askEmail = (browser: TestVisitor, email: string) => browser.json(`${PROFILE}email/`, { email, locale: 'hr' });
const confirm = (browser: TestVisitor, token: string) => browser.form(ACCOUNT_CALLS.confirmEmail, { token });
let turn = 0;
const fresh = (): string => `nova${(turn += 1)}@primjer.hr`;

async function tokenIn(email: string, template: string): Promise<string> {
  const mail = await database.db
    .selectFrom('mail_outbox')
    .select('body_text')
    .where('recipient', '=', email)
    .where('template', '=', template)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return /#([\w-]{43})/.exec(mail?.body_text ?? '')?.[1] ?? '';
}

describe('details', () => {
  test('names and the language of mails are saved; empty and endless ones are refused by field', async () => {
    const { browser } = await ana();
    const save = (body: object) => browser.json(`${PROFILE}details/`, body, { method: 'PUT' });
    expect((await save({ name: ' Iva\n', surname: 'Ivić', language: 'de' })).statusCode).toBe(204);
    expect(await read(browser)).toMatchObject({ name: 'Iva', surname: 'Ivić', language: 'de' });
    const refused = await save({ name: '', surname: 'x'.repeat(1000), language: 'de' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      { data: { problems: { name: 'required', surname: 'max-length' } } },
    ]);
    expect((await save({ name: 'a', surname: 'b', language: 'xx' })).statusCode).toBe(400);
    expect(
      (await visitor().json(`${PROFILE}details/`, { name: 'a', surname: 'b', language: 'hr' }, { method: 'PUT' }))
        .statusCode,
    ).toBe(401);
  });

  test('R151 news of products and offers are two choices; who was asked one question has answered both by it', async () => {
    const { browser } = await ana();
    const save = (body: object) => browser.json(`${PROFILE}news/`, body, { method: 'PUT' });
    const said = async () => {
      const { enabledProductsEmail, enabledPromotionalEmail, enabledNewsletter } = await info(browser);
      return [enabledProductsEmail, enabledPromotionalEmail, enabledNewsletter];
    };
    await save({ communications: true, newsletter: false });
    expect(await said()).toEqual([true, true, false]);
    await save({ communications: true, products: false, newsletter: false });
    expect(await said()).toEqual([false, true, false]);
    await save({ communications: false, newsletter: false });
    expect(await said()).toEqual([false, false, false]);
    await save({ communications: false, products: true, newsletter: false });
    expect(await said()).toEqual([true, false, false]);
  });
});

describe('another address', () => {
  test('holds once its link was followed in the browser that is signed in, and nowhere else', async () => {
    const { browser, email } = await ana();
    const next = fresh();
    expect((await askEmail(browser, next)).statusCode).toBe(204);
    expect(await read(browser)).toMatchObject({ email, waiting: { email: next } });
    const token = await tokenIn(next, 'account-email-change');
    expect((await confirm(visitor(), token)).statusCode).toBe(401);
    const other = await ana();
    expect((await confirm(other.browser, token)).statusCode).toBe(401);
    expect((await confirm(browser, token)).statusCode).toBe(200);
    expect(await read(browser)).toMatchObject({ email: next, emailVerified: true, waiting: { email: null } });
    expect((await confirm(browser, token)).statusCode).toBe(410);
  });

  test('is given up; what is no address, the own one, and a session that is not fresh are refused', async () => {
    const { browser, email } = await ana();
    const next = fresh();
    await askEmail(browser, next);
    await browser.json(`${PROFILE}email/`, {}, { method: 'DELETE' });
    expect((await confirm(browser, await tokenIn(next, 'account-email-change'))).statusCode).toBe(410);
    expect((await askEmail(browser, 'nije')).statusCode).toBe(422);
    expect((await askEmail(browser, email.toUpperCase())).json()).toMatchObject({
      data: { problems: { email: 'same-email' } },
    });
    clock.now = new Date(clock.now.getTime() + 20 * 60_000);
    expect((await askEmail(browser, fresh())).json()).toMatchObject({ data: { code: 'sign-in-again' } });
  });

  test('that has an account is answered as any other, and only its owner learns of it', async () => {
    const [one, other] = [await ana(), await ana()];
    expect((await askEmail(one.browser, other.email)).statusCode).toBe(204);
    expect(await tokenIn(other.email, 'account-email-change')).toBe('');
    const told = await database.db
      .selectFrom('mail_outbox')
      .select('template')
      .where('recipient', '=', other.email)
      .where('template', '=', 'account-known-address')
      .execute();
    expect(told).toHaveLength(1);
  });

  test('is taken back by the old one for a week, also after a second change: sessions, password and tokens of meanwhile are gone', async () => {
    const { browser, email, id } = await ana();
    const [second, third] = [fresh(), fresh()];
    await askEmail(browser, second);
    const back = await tokenIn(email, 'account-email-warning');
    await confirm(browser, await tokenIn(second, 'account-email-change'));
    clock.now = new Date(clock.now.getTime() + 90_000);
    await askEmail(browser, third);
    await confirm(browser, await tokenIn(third, 'account-email-change'));
    expect((await read(browser)).email).toBe(third);
    clock.now = new Date(clock.now.getTime() + 7 * 24 * 3600_000);
    const answer = await confirm(visitor(), back);
    expect([answer.statusCode, answer.json<{ url: string }>().url]).toEqual([
      200,
      expect.stringMatching(/^\/prijava\/passwordReset\/#[\w-]{43}$/),
    ]);
    const account = await database.db
      .selectFrom('account')
      .select(['email', 'password_hash'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(account).toEqual({ email, password_hash: null });
    expect(await browser.user()).toBeNull();
    expect((await confirm(visitor(), await tokenIn(second, 'account-email-warning'))).statusCode).toBe(410);
  });

  test('is no longer taken back after eight days, nor where the old address has a proven account of its own', async () => {
    const { browser, email } = await ana();
    const next = fresh();
    await askEmail(browser, next);
    const back = await tokenIn(email, 'account-email-warning');
    const { now } = clock;
    clock.now = new Date(now.getTime() + 8 * 24 * 3600_000 + 1);
    expect((await confirm(visitor(), back)).statusCode).toBe(410);
    clock.now = now;
    await confirm(browser, await tokenIn(next, 'account-email-change'));
    await visitor().register(person({ email }));
    await database.db.updateTable('account').set({ email_verified_at: now }).where('email', '=', email).execute();
    expect((await confirm(visitor(), back)).statusCode).toBe(409);
    await database.db.updateTable('account').set({ email_verified_at: null }).where('email', '=', email).execute();
    expect((await confirm(visitor(), back)).statusCode).toBe(200);
  });
});

describe('a telephone', () => {
  const ask = (browser: TestVisitor, phone: string) => browser.json(`${PROFILE}phone/`, { phone, locale: 'hr' });
  const answer = (browser: TestVisitor, code: string) =>
    browser.json(`${PROFILE}phone/`, { code, locale: 'hr' }, { method: 'PUT' });
  const codeOf = async (): Promise<string> => {
    const sms = await database.db.selectFrom('sms_outbox').select('body').orderBy('id', 'desc').executeTakeFirst();
    return /^\d{6}/.exec(sms?.body ?? '')?.[0] ?? '';
  };

  test('R151 is proven by the code that was sent to it', async () => {
    const { browser } = await ana();
    expect((await info(browser)).isUtentePhoneValidate).toBe(false);
    expect((await ask(browser, '091 765 4321')).statusCode).toBe(204);
    expect((await read(browser)).waiting.phone).toBe('+385917654321');
    expect((await answer(browser, ` ${await codeOf()} `)).statusCode).toBe(204);
    expect(await read(browser)).toMatchObject({
      phone: '+385917654321',
      phoneVerified: true,
      waiting: { phone: null },
    });
    expect(await info(browser)).toMatchObject({ isUtentePhoneValidate: true, phonePrefix: '385' });
    expect((await answer(browser, await codeOf())).statusCode).toBe(422);
  });

  test('is not guessed: five tries, ten minutes, three codes in an hour; what is no number is refused', async () => {
    const { browser } = await ana();
    expect((await ask(browser, '12345')).json()).toMatchObject({ data: { problems: { phone: 'phone' } } });
    await ask(browser, '+385917654322');
    const code = await codeOf();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const guesses = await Promise.all(Array.from({ length: 8 }, () => answer(browser, wrong)));
    const rules = guesses.map((guess) => guess.json<{ data: { problems: { code: string } } }>().data.problems.code);
    expect(rules.filter((rule) => rule === 'wrong-code')).toHaveLength(5);
    expect((await answer(browser, code)).statusCode).toBe(422);
    await ask(browser, '+385917654322');
    const { now } = clock;
    clock.now = new Date(now.getTime() + 10 * 60_000);
    expect((await answer(browser, await codeOf())).statusCode).toBe(422);
    clock.now = now;
    await ask(browser, '+385917654322');
    expect((await ask(browser, '+385917654322')).statusCode).toBe(429);
    expect((await browser.json(`${PROFILE}phone/`, {}, { method: 'DELETE' })).statusCode).toBe(204);
    expect((await read(browser)).waiting.phone).toBeNull();
  });
});
