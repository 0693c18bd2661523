import { createHash } from 'node:crypto';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { accountSentence } from './account-texts';
import { createAccountPortal, type AccountPortal } from './testing/account-portal';
import { GOOD_PASSWORD, type TestVisitor } from './testing/test-visitor';

const database = withTestDatabase();
let portal: AccountPortal;

beforeAll(async () => {
  portal = await createAccountPortal(database);
});
afterAll(() => portal.close());

const DAY_MS = 24 * 3600_000;
const later = (ms: number): void => {
  portal.clock.now = new Date(portal.clock.now.getTime() + ms);
};

describe('sessions', () => {
  const signedIn = async (): Promise<TestVisitor> => {
    const visitor = portal.visitor();
    await visitor.register();
    return visitor;
  };
  const browserWith = (cookies: Record<string, string>): TestVisitor => {
    const visitor = portal.visitor();
    for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value);
    return visitor;
  };
  const halves = (visitor: TestVisitor): { IMMSESSID: string; imm_key: string } => ({
    IMMSESSID: visitor.cookies.get('IMMSESSID') ?? '',
    imm_key: visitor.cookies.get('imm_key') ?? '',
  });

  test('1.7-43 the cookies of a login on http', async () => {
    const { email = '' } = await portal.visitor().register();
    const answer = await portal.visitor().login(email, GOOD_PASSWORD);
    expect([answer.headers['set-cookie']].flat().map((cookie) => cookie?.replace(/=[A-Za-z0-9_-]{43}/, '=…'))).toEqual([
      'IMMSESSID=…; Path=/; SameSite=Lax; Max-Age=34560000',
      'imm_key=…; Path=/; SameSite=Lax; Max-Age=34560000; HttpOnly',
      'imm_csrf=…; Path=/; SameSite=Lax; HttpOnly',
    ]);
  });

  test.each([
    [
      {},
      [
        'IMMSESSID=…; Path=/; SameSite=Lax; Max-Age=34560000; Secure',
        '__Host-imm_key=…; Path=/; SameSite=Lax; Max-Age=34560000; Secure; HttpOnly',
        '__Host-imm_csrf=…; Path=/; SameSite=Lax; Secure; HttpOnly',
      ],
    ],
    [
      { cookieDomain: 'primjer.hr', handleHttpOnly: true },
      [
        'IMMSESSID=…; Path=/; SameSite=Lax; Max-Age=34560000; Domain=primjer.hr; Secure; HttpOnly',
        '__Secure-imm_key=…; Path=/; SameSite=Lax; Max-Age=34560000; Domain=primjer.hr; Secure; HttpOnly',
        '__Host-imm_csrf=…; Path=/; SameSite=Lax; Secure; HttpOnly',
      ],
    ],
  ])('1.7-43 the cookies on https with %j', async (options, cookies) => {
    const own = await createAccountPortal(database, { publicUrl: () => 'https://localhost:8080', ...options });
    const { email = '' } = await portal.visitor().register();
    const answer = await own.visitor().login(email, GOOD_PASSWORD, { headers: { origin: 'https://localhost:8080' } });
    expect([answer.headers['set-cookie']].flat().map((cookie) => cookie?.replace(/=[A-Za-z0-9_-]{43}/, '=…'))).toEqual(
      cookies,
    );
    await own.close();
  });

  test('1.7-21 forged, swapped and edited halves are anonymous', async () => {
    const one = halves(await signedIn());
    const other = halves(await signedIn());
    expect(await browserWith(one).user()).not.toBeNull();
    const digest = createHash('sha256').update(one.imm_key).digest('base64url');
    const forgeries: Record<string, string>[] = [
      { IMMSESSID: one.IMMSESSID },
      { imm_key: one.imm_key },
      { ...one, imm_key: other.imm_key },
      { ...one, IMMSESSID: other.IMMSESSID },
      { ...one, imm_key: digest },
      { ...one, imm_key: `${one.imm_key.slice(0, -1)}${one.imm_key.endsWith('A') ? 'E' : 'A'}` },
      { ...one, imm_key: '' },
      { ...one, imm_key: `${one.imm_key}A` },
      { ...one, IMMSESSID: "' or 1=1 --" },
    ];
    for (const forged of forgeries) expect(await browserWith(forged).user()).toBeNull();
  });

  test('1.7-23 a session id planted before the login is not the one after it, and is dead', async () => {
    const planted = halves(await signedIn());
    const { email = '' } = await portal.visitor().register();
    const victim = browserWith(planted);
    await victim.login(email, GOOD_PASSWORD);
    expect(await victim.user()).toMatchObject({ email });
    expect(halves(victim).IMMSESSID).not.toBe(planted.IMMSESSID);
    expect(await browserWith(planted).user()).toBeNull();
  });

  test('1.7-25 the old cookies after a logout are anonymous', async () => {
    const visitor = await signedIn();
    const old = halves(visitor);
    await visitor.form(ACCOUNT_CALLS.logout, {});
    expect(await browserWith(old).user()).toBeNull();
  });

  test('1.7-26 a disabled account loses its sessions at once and gets no new one', async () => {
    const visitor = portal.visitor();
    const { email = '' } = await visitor.register();
    await database.db.updateTable('account').set({ status: 'disabled' }).where('email', '=', email).execute();
    expect(await visitor.user()).toBeNull();
    const answer = await portal.visitor().login(email, GOOD_PASSWORD);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      403,
      accountSentence('hr', 'disabled'),
    ]);
  });

  test('1.7-24 idle for 30 days ends a session, being used keeps it, 180 days end it in any case', async () => {
    const idle = await signedIn();
    const used = await signedIn();
    for (let day = 0; day < 180; day += 20) {
      expect(await used.user()).not.toBeNull();
      later(20 * DAY_MS);
      if (day === 20) expect(await idle.user()).toBeNull();
    }
    expect(await used.user()).toBeNull();
  });

  test('a session that is used gets fresh cookies, once a day', async () => {
    const visitor = await signedIn();
    expect((await visitor.get(ACCOUNT_CALLS.info)).headers['set-cookie']).toBeUndefined();
    later(DAY_MS + 1);
    expect([(await visitor.get(ACCOUNT_CALLS.info)).headers['set-cookie']].flat()).toHaveLength(2);
    expect((await visitor.get(ACCOUNT_CALLS.info)).headers['set-cookie']).toBeUndefined();
  });

  test('1.7-22 1.7-67 nothing in the database opens anything', async () => {
    const visitor = await signedIn();
    const { IMMSESSID, imm_key } = halves(visitor);
    const rows = await database.db.selectFrom('account_session').selectAll().execute();
    const dump = JSON.stringify(
      rows.map(({ handle_hash, key_hash }) => [
        handle_hash.toString('base64url'),
        key_hash.toString('base64url'),
        handle_hash.toString('hex'),
        key_hash.toString('hex'),
      ]),
    );
    for (const secret of [IMMSESSID, imm_key]) expect(dump).not.toContain(secret);
    for (const { handle_hash, key_hash } of rows)
      expect(
        await browserWith({
          IMMSESSID: handle_hash.toString('base64url'),
          imm_key: key_hash.toString('base64url'),
        }).user(),
      ).toBeNull();
  });
});
