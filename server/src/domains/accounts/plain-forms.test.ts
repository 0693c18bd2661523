import { ACCOUNT_CALLS, type AuthFormState } from '@kvadrat/contracts/account';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { accountSentence } from './account-texts';
import { createAccountPortal, type AccountPortal } from './testing/account-portal';
import { mailedToken } from './testing/mail-link';
import { GOOD_PASSWORD, person, type TestVisitor } from './testing/test-visitor';

const database = withTestDatabase();
let portal: AccountPortal;

beforeAll(async () => {
  portal = await createAccountPortal(database);
});
afterAll(() => portal.close());

describe('forms without scripts', () => {
  const state = async (visitor: TestVisitor): Promise<AuthFormState['outcome']> =>
    (await visitor.get(ACCOUNT_CALLS.formState)).json<AuthFormState>().outcome;

  test('a wrong password leads back to the view, which says so once and has no password', async () => {
    const { email = '' } = await portal.visitor().register();
    const visitor = portal.visitor();
    const answer = await visitor.submit(ACCOUNT_CALLS.login, {
      email,
      password: 'kriva',
      locale: 'de',
      natrag: '/user/saved/',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/de/prijava/login/?natrag=%2Fuser%2Fsaved%2F']);
    expect(await state(visitor)).toEqual({
      view: 'login',
      secondStep: false,
      status: 'error',
      message: accountSentence('de', 'wrongCredentials'),
      problems: {},
      values: { email },
    });
    expect(await state(visitor)).toBeNull();
  });

  test('a right one leads on, never off the site', async () => {
    const { email = '' } = await portal.visitor().register();
    const location = async (natrag: string, locale = 'hr') =>
      (await portal.visitor().submit(ACCOUNT_CALLS.login, { email, password: GOOD_PASSWORD, natrag, locale })).headers
        .location;
    expect([
      await location('/user/saved/'),
      await location('//evil.example'),
      await location('/\\evil.example', 'de'),
    ]).toEqual(['/user/saved/', '/prijava/odbijena-adresa/', '/de/prijava/odbijena-adresa/']);
  });

  test('R63 the entry leads to the login or the sign-up, the address goes along', async () => {
    const { email = '' } = await portal.visitor().register();
    const known = portal.visitor();
    expect((await known.submit(ACCOUNT_CALLS.registrationType, { email })).headers.location).toBe('/prijava/login/');
    expect(await state(known)).toMatchObject({ view: 'login', status: 'carried', values: { email } });
    const unknown = portal.visitor();
    expect((await unknown.submit(ACCOUNT_CALLS.registrationType, { email: 'nova@primjer.hr' })).headers.location).toBe(
      '/prijava/signup/',
    );
    expect(await state(unknown)).toMatchObject({
      view: 'signup',
      status: 'carried',
      values: { email: 'nova@primjer.hr' },
    });
  });

  test('R68 a sign-up shows its notice, which knows the address and nothing else; what is wrong with it stands by its field', async () => {
    const visitor = portal.visitor();
    const typed = person();
    expect((await visitor.submit(ACCOUNT_CALLS.register, typed)).headers.location).toBe('/prijava/signup/');
    expect(await state(visitor)).toEqual({
      view: 'signup',
      secondStep: false,
      status: 'success',
      message: accountSentence('hr', 'registered'),
      problems: {},
      values: { email: typed['email'] },
    });
    const other = portal.visitor();
    await other.submit(ACCOUNT_CALLS.register, person({ first_name: '', password: 'tajna-lozinka' }));
    const outcome = await state(other);
    expect(outcome).toMatchObject({ view: 'signup', status: 'error', problems: { first_name: 'required' } });
    expect(JSON.stringify(outcome)).not.toContain('tajna-lozinka');
  });

  test('long values come back cut, never in the middle of a character', async () => {
    const visitor = portal.visitor();
    await visitor.submit(ACCOUNT_CALLS.register, person({ first_name: `a${'🌊'.repeat(400)}` }));
    expect((await state(visitor))?.values['first_name']).toBe(`a${'🌊'.repeat(299)}`);
  });

  test('recovery, reset and confirmation work the same way', async () => {
    const { email = '' } = await portal.visitor().register();
    const visitor = portal.visitor();
    expect((await visitor.submit(ACCOUNT_CALLS.passwordRetrieve, { email })).headers.location).toBe(
      '/prijava/passwordRecovery/',
    );
    expect(await state(visitor)).toEqual({
      view: 'passwordRecovery',
      secondStep: false,
      status: 'success',
      message: accountSentence('hr', 'recoverySent'),
      problems: {},
      values: { email },
    });
    const token = await mailedToken(database.db, email, 'account-reset');
    await visitor.submit(ACCOUNT_CALLS.changePassword, { token, pwd: 'otok Vis 1991', pwdrip: 'drukčije' });
    expect(await state(visitor)).toMatchObject({ view: 'passwordReset', status: 'error' });
    await visitor.submit(ACCOUNT_CALLS.changePassword, { token, pwd: 'otok Vis 1991', pwdrip: 'otok Vis 1991' });
    expect(await state(visitor)).toMatchObject({ view: 'passwordReset', status: 'success', values: {} });
    expect((await visitor.submit(ACCOUNT_CALLS.confirmEmail, { token: 'x' })).headers.location).toBe(
      '/prijava/potvrda/',
    );
    expect(await state(visitor)).toMatchObject({ view: 'confirm', status: 'error' });
  });

  test('an old page says so; a form of another site leaves nothing behind', async () => {
    const visitor = portal.visitor();
    await visitor.token();
    const navigate = { 'sec-fetch-mode': 'navigate' };
    await visitor.form(ACCOUNT_CALLS.login, { email: 'a@b.hr', password: 'x' }, { token: null, headers: navigate });
    expect(await state(visitor)).toMatchObject({ message: accountSentence('hr', 'csrf') });
    const forged = await visitor.form(
      ACCOUNT_CALLS.login,
      { email: 'a@b.hr', password: 'x' },
      { headers: { ...navigate, 'sec-fetch-site': 'cross-site' } },
    );
    expect([forged.statusCode, await state(visitor)]).toEqual([403, null]);
  });

  test('the logout of a plain form leads on', async () => {
    const visitor = portal.visitor();
    await visitor.register();
    expect((await visitor.submit(ACCOUNT_CALLS.logout, { natrag: '/oglasi/1/a/' })).headers.location).toBe(
      '/oglasi/1/a/',
    );
    expect(await visitor.user()).toBeNull();
  });
});
