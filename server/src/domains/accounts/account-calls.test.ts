import { domainToASCII } from 'node:url';
import { ACCOUNT_CALLS, COUNTER_NAMES, type AuthFormState, type FullUserInfo } from '@kvadrat/contracts/account';
import { LOCALES } from '@kvadrat/contracts/locales';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { accountSentence, type AccountSentence } from './account-texts';
import { createAccountPortal, type AccountPortal } from './testing/account-portal';
import { mailsTo } from './testing/mail-link';
import { GOOD_PASSWORD, person } from './testing/test-visitor';

const database = withTestDatabase();
let portal: AccountPortal;

beforeAll(async () => {
  portal = await createAccountPortal(database);
});
afterAll(() => portal.close());

const said = (sentence: AccountSentence, value?: string): string => accountSentence('hr', sentence, value);

describe('R162 R163 registration-type', () => {
  test('R163 T48 tells a new address from a known one', async () => {
    const { email = '' } = await portal.visitor().register();
    const stranger = portal.visitor();
    const known = await stranger.json(ACCOUNT_CALLS.registrationType, { email: ` ${email.toUpperCase()} ` });
    const unknown = await stranger.json(ACCOUNT_CALLS.registrationType, { email: 'nitko@primjer.hr' });
    expect([known.json(), unknown.json()]).toEqual([
      { registerType: 'REGISTERED', message: '' },
      { registerType: 'UNREGISTERED', message: '' },
    ]);
    expect(known.headers['cache-control']).toBe('no-store');
  });

  test.each(['', 'ana', 'ana@', `${'a'.repeat(96)}@a.hr`, 'ana@b'])(
    'R229 R251 %j is refused with message and data.message',
    async (email) => {
      const answer = await portal.visitor().json(ACCOUNT_CALLS.registrationType, { email });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        message: said('fields'),
        data: { message: said('fields'), code: 'invalid-request', problems: { email: expect.any(String) } },
      });
    },
  );
});

describe('R164 verify-email', () => {
  test('R164 answers with domains', async () => {
    const visitor = portal.visitor();
    expect((await visitor.json(ACCOUNT_CALLS.verifyEmail, { email: 'ana@gmial.com' })).json()).toEqual({
      suggestedEmails: ['gmail.com'],
    });
    expect((await visitor.json(ACCOUNT_CALLS.verifyEmail, { email: 'ana@inet.hr' })).json()).toEqual({
      suggestedEmails: [],
    });
  });

  test('R164 what is no address has no suggestion', async () => {
    expect((await portal.visitor().json(ACCOUNT_CALLS.verifyEmail, { email: 'x'.repeat(10_000) })).json()).toEqual({
      suggestedEmails: [],
    });
  });
});

describe('R165 R166 login', () => {
  test('R166 a right password signs in', async () => {
    const owner = portal.visitor();
    const { email = '' } = await owner.register();
    const visitor = portal.visitor();
    const answer = await visitor.login(` ${email.toUpperCase()}`, GOOD_PASSWORD);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        message: said('signedIn'),
        data: { uuid: (await owner.user())?.uuid, phone: '091 234 5678' },
        service: 'email',
      },
    ]);
    expect(await visitor.user()).toMatchObject({ email });
  });

  test('R81 R166 url is the way back the form came with, only on this site; else to a page that says so', async () => {
    const { email = '' } = await portal.visitor().register();
    const login = async (natrag: string) =>
      (await portal.visitor().form(ACCOUNT_CALLS.login, { email, password: GOOD_PASSWORD, natrag })).json<{
        url?: string;
      }>().url;
    expect(await login('/user/saved/?a=1')).toBe('/user/saved/?a=1');
    expect(await login('/')).toBeUndefined();
    for (const foreign of ['//evil.example', 'https://evil.example/'])
      expect(await login(foreign)).toBe('/prijava/odbijena-adresa/');
  });

  test('R248 a wrong password, an unknown address and an account without password are refused alike', async () => {
    const { email = '' } = await portal.visitor().register();
    const social = await portal.visitor().register();
    await database.db
      .updateTable('account')
      .set({ password_hash: null })
      .where('email', '=', social['email'] ?? '')
      .execute();
    for (const [address, password] of [
      [email, 'kriva'],
      ['nitko@primjer.hr', GOOD_PASSWORD],
      [social['email'] ?? '', GOOD_PASSWORD],
      [email, 'x'.repeat(200)],
    ] as const) {
      const visitor = portal.visitor();
      const answer = await visitor.login(address, password);
      expect([answer.statusCode, answer.json()]).toEqual([
        401,
        { message: said('wrongCredentials'), data: { message: said('wrongCredentials'), code: 'forbidden' } },
      ]);
      expect(visitor.cookies.has('IMMSESSID')).toBe(false);
    }
  });

  test.each(LOCALES)('R251 the refusal speaks %s', async (locale) => {
    const answer = await portal
      .visitor()
      .login(`nitko-${locale}@primjer.hr`, 'kriva', { headers: { 'accept-language': locale } });
    expect(answer.json<{ message: string }>().message).toBe(accountSentence(locale, 'wrongCredentials'));
  });
});

describe('R167 R168 register', () => {
  test('R80 T56 a new account is signed in, unverified, and gets a mail', async () => {
    const visitor = portal.visitor();
    const fields = person({ email: 'Marko+stan@Primjer.hr', last_name: ' Đurić\r\nBcc: x@y.hr ' });
    const answer = await visitor.form(ACCOUNT_CALLS.register, fields);
    const user = await visitor.user();
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: said('registered'), data: { uuid: user?.uuid }, service: 'email' },
    ]);
    expect(user).toEqual({
      uuid: user?.uuid,
      name: 'Ana',
      surname: 'Đurić Bcc: x@y.hr',
      email: 'Marko+stan@Primjer.hr',
      language: 'hr',
      emailVerified: false,
    });
    expect(await mailsTo(database.db, 'Marko+stan@Primjer.hr')).toMatchObject([
      { template: 'account-verification', locale: 'hr' },
    ]);
  });

  test('R168 a known address gets the same body, no session, and a mail to its owner', async () => {
    const { email = '' } = await portal.visitor().register();
    portal.clock.now = new Date(portal.clock.now.getTime() + 120_000);
    const stranger = portal.visitor();
    const answer = await stranger.form(ACCOUNT_CALLS.register, person({ email: email.toUpperCase() }));
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: said('registered'), data: { uuid: expect.stringMatching(/^[0-9a-f-]{36}$/) }, service: 'email' },
    ]);
    expect(stranger.cookies.has('IMMSESSID')).toBe(false);
    expect((await mailsTo(database.db, email)).map(({ template }) => template)).toEqual([
      'account-verification',
      'account-known-address',
    ]);
  });

  test('O-18 the same form sent again by the same browser gives the first result and no second mail', async () => {
    const visitor = portal.visitor();
    const fields = person();
    const first = await visitor.form(ACCOUNT_CALLS.register, fields);
    const again = await visitor.form(ACCOUNT_CALLS.register, fields);
    expect(again.json()).toEqual(first.json());
    expect(await mailsTo(database.db, fields['email'] ?? '')).toHaveLength(1);
  });

  test('O-14 an international domain is one mailbox in both spellings', async () => {
    await portal.visitor().register(person({ email: 'ana@šibenik-primjer.hr' }));
    const answer = await portal
      .visitor()
      .json(ACCOUNT_CALLS.registrationType, { email: `ana@${domainToASCII('šibenik-primjer.hr')}` });
    expect(answer.json()).toMatchObject({ registerType: 'REGISTERED' });
  });

  test('R225 consents are kept as given', async () => {
    const { email = '' } = await portal.visitor().register(person({ communications: '0', newsletter: '1' }));
    const rows = await database.db
      .selectFrom('account_consent')
      .innerJoin('account', 'account.id', 'account_id')
      .select(['purpose', 'granted', 'source'])
      .where('email', '=', email)
      .orderBy('purpose')
      .execute();
    expect(rows.map(({ purpose, granted, source }) => [purpose, granted, source])).toEqual([
      ['communications', false, 'sign-up'],
      ['newsletter', true, 'sign-up'],
      ['privacy', true, 'sign-up'],
    ]);
  });

  test.each([
    [{ first_name: ' ' }, 'first_name'],
    [{ last_name: 'x'.repeat(101) }, 'last_name'],
    [{ email: 'ana@b' }, 'email'],
    [{ phone: 'abc' }, 'phone'],
    [{ phone: '------' }, 'phone'],
    // T55: the prefix beside it is of another country.
    [{ phone: '+49 171 2345678', 'phone-prefix': '385' }, 'phone'],
    [{ password: '12345' }, 'password'],
    [{ password: 'Lozinka123' }, 'password'],
    [{ privacy: '0' }, 'privacy'],
  ])('R220–R224 %j is refused', async (changes: Record<string, string>, field) => {
    const visitor = portal.visitor();
    const answer = await visitor.form(ACCOUNT_CALLS.register, person(changes));
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ data: { problems: object } }>().data.problems).toHaveProperty([field]);
    expect(await visitor.user()).toBeNull();
  });
});

describe('R172 info and full-info', () => {
  test('R172 a stranger is null, and no cache keeps it', async () => {
    for (const path of [ACCOUNT_CALLS.info, ACCOUNT_CALLS.fullInfo]) {
      const answer = await portal.visitor().get(path);
      expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, 'null', 'no-store']);
      expect(answer.headers['content-type']).toContain('application/json');
    }
  });

  test('R151–R154 every field, nine counters, addresses in the page’s language', async () => {
    const visitor = portal.visitor();
    const { email } = await visitor.register();
    const info = (await visitor.get(ACCOUNT_CALLS.fullInfo, { 'accept-language': 'de' })).json<FullUserInfo>();
    expect(info).toMatchObject({
      email,
      name: 'Ana',
      phone: '091 234 5678',
      phonePrefix: '385',
      username: email,
      status: 'active',
      defaultCountry: 'HR',
      defaultLang: 'hr',
      enabledNewsletter: true,
      enabledPromotionalEmail: false,
      isFacebookUser: false,
      isUtentePhoneValidate: false,
      agencySignUp: '/de/signup/',
    });
    expect(Object.keys(info.counters).sort()).toEqual([...COUNTER_NAMES].sort());
    expect(info.urls).toMatchObject({
      profile: '/de/utente/profilo/',
      savedAds: '/de/user/saved/',
      lastAds: '/de/utente/annunci/recenti/',
    });
  });
});

describe('R176 logout', () => {
  test('R176 a POST signs out, twice without harm; a GET only asks', async () => {
    const visitor = portal.visitor();
    await visitor.register();
    const asked = await visitor.get(ACCOUNT_CALLS.logout, { 'accept-language': 'de' });
    expect([asked.statusCode, asked.headers.location, (await visitor.user()) !== null]).toEqual([
      302,
      '/de/prijava/odjava/',
      true,
    ]);
    for (let times = 0; times < 2; times += 1)
      expect((await visitor.form(ACCOUNT_CALLS.logout, {})).json()).toEqual({ message: said('signedOut') });
    expect(await visitor.user()).toBeNull();
    expect(visitor.cookies.has('IMMSESSID')).toBe(false);
  });
});

describe('R175 third party', () => {
  test('R175 once per person, only known systems, only who is signed in', async () => {
    const visitor = portal.visitor();
    expect((await visitor.form(ACCOUNT_CALLS.thirdParty, { thirdParty: 'braze' })).statusCode).toBe(401);
    const { email = '' } = await visitor.register();
    expect((await visitor.form(ACCOUNT_CALLS.thirdParty, { thirdParty: 'drugi' })).statusCode).toBe(422);
    for (let times = 0; times < 2; times += 1)
      expect((await visitor.form(ACCOUNT_CALLS.thirdParty, { thirdParty: 'braze' })).statusCode).toBe(200);
    const rows = await database.db
      .selectFrom('account_third_party')
      .innerJoin('account', 'account.id', 'account_id')
      .select('party')
      .where('email', '=', email)
      .execute();
    expect(rows).toEqual([{ party: 'braze' }]);
  });
});

test('form-state tells what a page needs', async () => {
  const visitor = portal.visitor();
  const state = (await visitor.get(ACCOUNT_CALLS.formState)).json<AuthFormState>();
  expect(state).toEqual({
    providers: [],
    oneTapClientId: '',
    csrf: await visitor.token(),
    passwordMin: 6,
    outcome: null,
  });
});
