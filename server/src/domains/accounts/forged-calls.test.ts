import { ACCOUNT_CALLS, CSRF_HEADER } from '@kvadrat/contracts/account';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { accountSentence } from './account-texts';
import { createAccountPortal, type AccountPortal } from './testing/account-portal';
import { CHANGING_CALLS } from './testing/changing-calls';
import { GOOD_PASSWORD, person } from './testing/test-visitor';

const database = withTestDatabase();
let portal: AccountPortal;

beforeAll(async () => {
  portal = await createAccountPortal(database);
});
afterAll(() => portal.close());

describe('forged calls', () => {
  test.each(CHANGING_CALLS)(
    '1.7-48 %s by %s without token, with a wrong one, and from other sites',
    async (path, method) => {
      const visitor = portal.visitor();
      const { email = '' } = await visitor.register();
      const fields = { email, password: GOOD_PASSWORD };
      const other = await portal.visitor().token();
      const code = async (token: string | null | undefined, headers: Record<string, string> = {}) => {
        const answer = await visitor.form(path, fields, { method, headers, ...(token === undefined ? {} : { token }) });
        return [answer.statusCode, answer.json<{ data: { code: string } }>().data.code];
      };
      expect(await code(null)).toEqual([403, 'csrf']);
      expect(await code('')).toEqual([403, 'csrf']);
      expect(await code(other)).toEqual([403, 'csrf']);
      expect(await code(undefined, { 'sec-fetch-site': 'cross-site' })).toEqual([403, 'forbidden']);
      expect(await code(undefined, { origin: 'https://evil.example' })).toEqual([403, 'forbidden']);
      expect(await visitor.user()).toMatchObject({ email });
    },
  );

  test.each([
    'null',
    'https://evil.example',
    'http://localhost:8080.evil.example',
    'http://evil-localhost:8080',
    'http://localhost',
    'http://localhost:80800',
    'HTTP://LOCALHOST:8080',
    'http://localhost:8080/',
    'http://user@localhost:8080',
    'localhost:8080',
    'file://',
    'http://localhost:8081',
  ])('1.7-45 the origin %s is foreign', async (origin) => {
    const answer = await portal
      .visitor()
      .json(ACCOUNT_CALLS.verifyEmail, { email: 'ana@gmial.com' }, { headers: { origin } });
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  test('a token ends with the login and the logout it was used for', async () => {
    const visitor = portal.visitor();
    const { email = '' } = await portal.visitor().register();
    const before = await visitor.token();
    await visitor.login(email, GOOD_PASSWORD);
    expect((await visitor.form(ACCOUNT_CALLS.logout, {}, { token: before })).json()).toMatchObject({
      data: { code: 'csrf' },
    });
    const during = await visitor.token();
    await visitor.form(ACCOUNT_CALLS.logout, {});
    expect((await visitor.login(email, GOOD_PASSWORD, { token: during })).statusCode).toBe(403);
  });

  test('pages of a listed sibling host may call with cookies, no others', async () => {
    const sibling = 'https://stari.primjer.hr';
    const own = await createAccountPortal(database, { origins: [sibling] });
    const visitor = own.visitor();
    const answer = await visitor.json(
      ACCOUNT_CALLS.verifyEmail,
      { email: 'ana@gmial.com' },
      { headers: { origin: sibling, 'sec-fetch-site': 'same-site' } },
    );
    expect([
      answer.statusCode,
      answer.headers['access-control-allow-origin'],
      answer.headers['access-control-allow-credentials'],
    ]).toEqual([200, sibling, 'true']);
    const preflight = await own.app.inject({
      method: 'OPTIONS',
      url: ACCOUNT_CALLS.login,
      headers: { origin: sibling },
    });
    expect([preflight.statusCode, preflight.headers['access-control-allow-headers']]).toEqual([
      204,
      expect.stringContaining(CSRF_HEADER),
    ]);
    const foreign = await own.app.inject({ url: ACCOUNT_CALLS.info, headers: { origin: 'https://evil.example' } });
    expect([foreign.headers['access-control-allow-origin'], foreign.headers.vary]).toEqual([
      undefined,
      expect.stringContaining('origin'),
    ]);
    await own.close();
  });
});

describe('odd bodies', () => {
  test('1.7-61 what nobody may set is ignored', async () => {
    const visitor = portal.visitor();
    const uuid = '00000000-0000-4000-8000-000000000000';
    await visitor.register(
      person({
        uuid,
        id: '1',
        role: 'admin',
        emailVerified: 'true',
        email_verified_at: '2020-01-01',
        status: 'disabled',
      }),
    );
    expect(await visitor.user()).toMatchObject({ emailVerified: false, uuid: expect.not.stringMatching(uuid) });
    await visitor.form(
      ACCOUNT_CALLS.profile,
      { newsletter: '1', emailVerified: 'true', email: 'drugi@primjer.hr' },
      { method: 'PUT' },
    );
    expect(await visitor.user()).toMatchObject({ emailVerified: false });
  });

  test('1.7-62 __proto__ is a name like others', async () => {
    const visitor = portal.visitor();
    const token = await visitor.token();
    const answer = await portal.app.inject({
      method: 'POST',
      url: ACCOUNT_CALLS.registrationType,
      headers: {
        host: 'localhost:8080',
        'content-type': 'application/json',
        [CSRF_HEADER]: token,
        cookie: `imm_csrf=${visitor.cookies.get('imm_csrf') ?? ''}`,
      },
      payload: '{"__proto__":{"email":"ana@primjer.hr"},"constructor":{"prototype":{"email":"a@b.hr"}}}',
    });
    expect(answer.statusCode).toBe(422);
    expect('email' in {}).toBe(false);
  });

  test('1.7-63 of a parameter that comes twice the first counts, in forms of every call', async () => {
    const { email = '' } = await portal.visitor().register();
    const twice = await portal
      .visitor()
      .form(ACCOUNT_CALLS.login, { email: [email, 'nitko@primjer.hr'], password: [GOOD_PASSWORD, 'kriva'] });
    expect(twice.statusCode).toBe(200);
  });

  test.each([
    ['application/json', '{"email":'],
    ['application/json', '["a"]'],
    ['application/json', 'null'],
    ['application/json', '{"email":"\\ud800"}'],
    ['application/x-www-form-urlencoded', 'email=%00a@b.hr'],
    ['text/plain', 'email=a@b.hr'],
    ['multipart/form-data; boundary=x', '--x--'],
  ])('%s %j is refused in words', async (type, payload) => {
    const visitor = portal.visitor();
    const token = await visitor.token();
    const answer = await portal.app.inject({
      method: 'POST',
      url: ACCOUNT_CALLS.login,
      headers: {
        host: 'localhost:8080',
        'content-type': type,
        [CSRF_HEADER]: token,
        cookie: `imm_csrf=${visitor.cookies.get('imm_csrf') ?? ''}`,
      },
      payload,
    });
    expect([400, 415]).toContain(answer.statusCode);
    expect(answer.json()).toEqual({
      message: accountSentence('hr', 'invalid'),
      data: { message: accountSentence('hr', 'invalid'), code: 'invalid-request' },
    });
  });
});
