import { ACCOUNT_CALLS, type FullUserInfo } from '@kvadrat/contracts/account';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { accountSentence, type AccountSentence } from './account-texts';
import { createAccountPortal, type AccountPortal } from './testing/account-portal';
import { mailedToken, mailsTo } from './testing/mail-link';
import { GOOD_PASSWORD } from './testing/test-visitor';

const database = withTestDatabase();
let portal: AccountPortal;

beforeAll(async () => {
  portal = await createAccountPortal(database);
});
afterAll(() => portal.close());

const NEW_PASSWORD = 'otok Vis 1991';
const said = (sentence: AccountSentence, value?: string): string => accountSentence('hr', sentence, value);

describe('R169 R170 recovery', () => {
  const recover = async (email: string): Promise<string> => {
    const answer = await portal.visitor().form(ACCOUNT_CALLS.passwordRetrieve, { email });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: said('recoverySent') }]);
    return mailedToken(database.db, email, 'account-reset');
  };

  test('R169 an unknown address gets the same answer and no mail', async () => {
    const answer = await portal.visitor().form(ACCOUNT_CALLS.passwordRetrieve, { email: 'nitko2@primjer.hr' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: said('recoverySent') }]);
    expect(await mailsTo(database.db, 'nitko2@primjer.hr')).toEqual([]);
  });

  test('R226 what is no address is refused', async () => {
    expect((await portal.visitor().form(ACCOUNT_CALLS.passwordRetrieve, { email: 'ana' })).statusCode).toBe(422);
  });

  test('R170 R212 the mailed token sets a new password, signs nobody in and ends all sessions', async () => {
    const owner = portal.visitor();
    const { email = '' } = await owner.register();
    const token = await recover(email);
    const visitor = portal.visitor();
    const answer = await visitor.form(ACCOUNT_CALLS.changePassword, {
      pwd: NEW_PASSWORD,
      pwdrip: NEW_PASSWORD,
      email,
      token,
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        error: 0,
        results: { backurl: '/prijava/login/', message: said('passwordChanged') },
        show: { form: false },
        marketing: true,
      },
    ]);
    expect([await owner.user(), await visitor.user()]).toEqual([null, null]);
    expect((await visitor.login(email, GOOD_PASSWORD)).statusCode).toBe(401);
    expect((await visitor.login(email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('R170 T49 refusals come with status 200; the form stays while the link lives', async () => {
    const { email = '' } = await portal.visitor().register();
    const token = await recover(email);
    const send = async (fields: Record<string, string>) => {
      const answer = await portal
        .visitor()
        .form(ACCOUNT_CALLS.changePassword, { pwd: NEW_PASSWORD, pwdrip: NEW_PASSWORD, email, token, ...fields });
      const { error, results, show } = answer.json<{
        error: number;
        results: { message: string };
        show: { form: boolean };
      }>();
      return [answer.statusCode, error, show.form, results.message];
    };
    expect(await send({ pwdrip: `${NEW_PASSWORD} ` })).toEqual([200, 1, true, said('differentPasswords')]);
    expect(await send({ pwd: '12345', pwdrip: '12345' })).toEqual([200, 1, true, said('shortPassword', '6')]);
    expect(await send({ pwd: 'dinamo', pwdrip: 'dinamo' })).toEqual([200, 1, true, said('commonPassword')]);
    expect(await send({ token: 'a'.repeat(43) })).toEqual([200, 1, false, said('resetDead')]);
    expect(await send({ email: 'drugi@primjer.hr' })).toEqual([200, 1, false, said('resetDead')]);
    expect((await send({}))[1]).toBe(0);
    expect(await send({})).toEqual([200, 1, false, said('resetDead')]);
  });

  test('a second request kills the first link; so do 30 minutes', async () => {
    const { email = '' } = await portal.visitor().register();
    const first = await recover(email);
    portal.clock.now = new Date(portal.clock.now.getTime() + 3600_000);
    await database.sql`truncate limit_count`;
    await portal.visitor().form(ACCOUNT_CALLS.passwordRetrieve, { email });
    let second = first;
    while (second === first) second = await mailedToken(database.db, email, 'account-reset');
    const use = async (token: string) =>
      (
        await portal.visitor().form(ACCOUNT_CALLS.changePassword, { pwd: NEW_PASSWORD, pwdrip: NEW_PASSWORD, token })
      ).json<{ error: number }>().error;
    expect(await use(first)).toBe(1);
    portal.clock.now = new Date(portal.clock.now.getTime() + 30 * 60_000);
    expect(await use(second)).toBe(1);
  });
});

describe('R171 marketing choices', () => {
  const consents = (email: string) =>
    database.db
      .selectFrom('account_consent')
      .innerJoin('account', 'account.id', 'account_id')
      .select(['purpose', 'granted', 'source'])
      .where('email', '=', email)
      .where('source', '!=', 'sign-up')
      .orderBy('account_consent.id')
      .execute();

  test('R213 1.7-58 after a reset they are saved once, by the browser that did it', async () => {
    const { email = '' } = await portal.visitor().register();
    const token = await portal
      .visitor()
      .form(ACCOUNT_CALLS.passwordRetrieve, { email })
      .then(() => mailedToken(database.db, email, 'account-reset'));
    const visitor = portal.visitor();
    await visitor.form(ACCOUNT_CALLS.changePassword, { pwd: NEW_PASSWORD, pwdrip: NEW_PASSWORD, token });
    const put = (who: typeof visitor) =>
      who.form(ACCOUNT_CALLS.profile, { marketing: ['newsletter'] }, { method: 'PUT' });
    expect((await put(portal.visitor())).statusCode).toBe(401);
    expect((await put(visitor)).statusCode).toBe(200);
    expect((await put(visitor)).statusCode).toBe(401);
    expect(await consents(email)).toEqual([{ purpose: 'newsletter', granted: true, source: 'reset' }]);
  });

  test('R171 boxes left empty after a reset withdraw nothing that was agreed to before', async () => {
    const { email = '' } = await portal.visitor().register();
    const token = await portal
      .visitor()
      .form(ACCOUNT_CALLS.passwordRetrieve, { email })
      .then(() => mailedToken(database.db, email, 'account-reset'));
    const visitor = portal.visitor();
    await visitor.form(ACCOUNT_CALLS.changePassword, { pwd: NEW_PASSWORD, pwdrip: NEW_PASSWORD, token });
    expect(
      (await visitor.form(ACCOUNT_CALLS.profile, { comunicazioni: '1', newsletter: '0' }, { method: 'PUT' }))
        .statusCode,
    ).toBe(200);
    await visitor.login(email, NEW_PASSWORD);
    expect((await visitor.get(ACCOUNT_CALLS.fullInfo)).json<FullUserInfo>()).toMatchObject({
      enabledNewsletter: true,
      enabledProductsEmail: true,
    });
  });

  test('R171 who is signed in may change them', async () => {
    const visitor = portal.visitor();
    await visitor.register();
    await visitor.form(ACCOUNT_CALLS.profile, { comunicazioni: '1', newsletter: '0' }, { method: 'PUT' });
    expect((await visitor.get(ACCOUNT_CALLS.fullInfo)).json<FullUserInfo>()).toMatchObject({
      enabledNewsletter: false,
      enabledProductsEmail: true,
    });
  });
});

describe('confirming an address', () => {
  test('1.7-14 the mailed token works once, from the account’s own session nothing else changes', async () => {
    const visitor = portal.visitor();
    const { email = '' } = await visitor.register();
    const token = await mailedToken(database.db, email, 'account-verification');
    expect((await visitor.form(ACCOUNT_CALLS.confirmEmail, { token })).json()).toEqual({ message: said('confirmed') });
    expect(await visitor.user()).toMatchObject({ emailVerified: true });
    expect((await visitor.form(ACCOUNT_CALLS.confirmEmail, { token })).json()).toMatchObject({
      message: said('confirmDead'),
      data: { code: 'gone' },
    });
    expect((await portal.visitor().login(email, GOOD_PASSWORD)).statusCode).toBe(200);
  });

  test('1.7-14 it is dead after 24 hours', async () => {
    const visitor = portal.visitor();
    const { email = '' } = await visitor.register();
    const token = await mailedToken(database.db, email, 'account-verification');
    portal.clock.now = new Date(portal.clock.now.getTime() + 24 * 3600_000);
    expect((await visitor.form(ACCOUNT_CALLS.confirmEmail, { token })).statusCode).toBe(410);
  });

  test('cases 5 proof from elsewhere ends what was set before it: sessions and password', async () => {
    const planter = portal.visitor();
    const { email = '' } = await planter.register();
    const owner = portal.visitor();
    const token = await mailedToken(database.db, email, 'account-verification');
    const answer = (await owner.form(ACCOUNT_CALLS.confirmEmail, { token })).json<{ message: string; url: string }>();
    expect(answer.message).toBe(said('confirmedChoosePassword'));
    expect(await planter.user()).toBeNull();
    expect((await planter.login(email, GOOD_PASSWORD)).statusCode).toBe(401);
    const reset = /^\/prijava\/passwordReset\/#(.+)$/.exec(answer.url)?.[1] ?? '';
    expect(
      (
        await owner.form(ACCOUNT_CALLS.changePassword, { pwd: NEW_PASSWORD, pwdrip: NEW_PASSWORD, token: reset })
      ).json(),
    ).toMatchObject({ error: 0 });
    expect((await owner.login(email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('the mail comes again for who is signed in, and its link replaces the first', async () => {
    const visitor = portal.visitor();
    expect((await visitor.form(ACCOUNT_CALLS.resendVerification, {})).statusCode).toBe(401);
    const { email = '' } = await visitor.register();
    const first = await mailedToken(database.db, email, 'account-verification');
    expect((await visitor.form(ACCOUNT_CALLS.resendVerification, {})).json()).toEqual({
      message: said('verificationSent'),
    });
    expect((await visitor.form(ACCOUNT_CALLS.confirmEmail, { token: first })).statusCode).toBe(410);
    expect(
      (
        await visitor.form(ACCOUNT_CALLS.confirmEmail, {
          token: await mailedToken(database.db, email, 'account-verification'),
        })
      ).statusCode,
    ).toBe(200);
  });
});
