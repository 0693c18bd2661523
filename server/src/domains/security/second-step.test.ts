import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { SecretBox } from '../../platform/secrets';
import { resealSecrets } from '../accounts/testing/reseal-secrets';
import { totpCode } from '../accounts/testing/application-code';
import { mailedToken, mailsTo } from '../accounts/testing/mail-link';
import { GOOD_PASSWORD, type TestVisitor } from '../accounts/testing/test-visitor';
import { createSecurityPortal, type SecurityPortal } from './testing/security-portal';

const CALL = '/api-next/user/security/';
const STEP_MS = 30_000;
const QUARTER_MS = 15 * 60_000;

const database = withTestDatabase();
let portal: SecurityPortal;

beforeAll(async () => {
  portal = await createSecurityPortal(database);
});
beforeEach(async () => {
  await database.sql`truncate limit_count`;
});
afterAll(() => portal.close());

interface Shown {
  secondStep: { since: string | null; codesLeft: number; setup: { secret: string; codes: string[] } | null };
}
const read = async (visitor: TestVisitor) => (await visitor.get(CALL)).json<Shown>().secondStep;
const secretOf = async (email: string): Promise<Buffer> =>
  (
    await database.db
      .selectFrom('account_totp_setup')
      .innerJoin('account', 'account.id', 'account_totp_setup.account_id')
      .select('secret')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  ).secret;
const codeAt = (secret: Buffer, steps = 0): string =>
  totpCode(secret, Math.floor(portal.clock.now.getTime() / STEP_MS) + steps);
const confirm = (visitor: TestVisitor, code: string) =>
  visitor.json(`${CALL}second-step/`, { code, locale: 'hr' }, { method: 'PUT' });
const second = (visitor: TestVisitor, code: string) => visitor.form(ACCOUNT_CALLS.secondStep, { code });

async function withSecondStep() {
  const { visitor, email } = await portal.owner();
  await visitor.json(`${CALL}second-step/setup/`, {});
  const secret = await secretOf(email);
  const codes = (await read(visitor)).setup?.codes ?? [];
  expect((await confirm(visitor, codeAt(secret))).statusCode).toBe(204);
  portal.later(STEP_MS);
  return { visitor, email, secret, codes };
}

async function firstStep(email: string): Promise<TestVisitor> {
  const visitor = portal.newVisitor();
  const answer = await visitor.login(email, GOOD_PASSWORD);
  expect([answer.statusCode, answer.json<{ data: { code: string } }>().data.code]).toEqual([401, 'second-step']);
  return visitor;
}

test('1.7-16 it is on once a code confirms it; the owner is told, and codes for emergencies are kept as digests', async () => {
  const { visitor, email } = await portal.owner();
  expect(await read(visitor)).toMatchObject({ since: null, codesLeft: 0, setup: null });
  await visitor.json(`${CALL}second-step/setup/`, {});
  const { setup } = await read(visitor);
  expect(setup?.codes).toHaveLength(8);
  const wrong = await confirm(visitor, '000000');
  expect([wrong.statusCode, wrong.json<{ data: { problems: unknown } }>().data.problems]).toEqual([
    422,
    { code: 'wrong-code' },
  ]);
  expect((await confirm(visitor, codeAt(await secretOf(email)))).statusCode).toBe(204);
  expect(await read(visitor)).toMatchObject({ since: expect.any(String), codesLeft: 8, setup: null });
  const kept = JSON.stringify(await database.db.selectFrom('account_recovery_code').selectAll().execute());
  for (const code of setup?.codes ?? []) expect(kept).not.toContain(code);
  expect((await mailsTo(database.db, email)).map(({ template }) => template)).toContain('account-security-changed');
});

test('1.7-16 a password alone signs nobody in, a code after it does, and once', async () => {
  const { email, secret } = await withSecondStep();
  const visitor = await firstStep(email);
  expect(await visitor.user()).toBeNull();
  const code = codeAt(secret);
  expect((await second(visitor, code)).statusCode).toBe(200);
  expect(await visitor.user()).toMatchObject({ email });
  const replaying = await firstStep(email);
  expect((await second(replaying, code)).statusCode).toBe(422);
  expect(await replaying.user()).toBeNull();
});

test.each([
  [-2, 422],
  [-1, 200],
  [1, 200],
  [2, 422],
])('a telephone whose clock is %i steps off: %i', async (steps, status) => {
  const { email, secret } = await withSecondStep();
  portal.later(2 * STEP_MS);
  const visitor = await firstStep(email);
  expect((await second(visitor, codeAt(secret, steps))).statusCode).toBe(status);
});

test('1.7-16 each code for emergencies opens once, however it is typed, and its owner hears of it', async () => {
  const { email, codes } = await withSecondStep();
  const [code = ''] = codes;
  const visitor = await firstStep(email);
  expect((await second(visitor, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).statusCode).toBe(200);
  expect((await read(visitor)).codesLeft).toBe(7);
  expect((await second(await firstStep(email), code)).statusCode).toBe(422);
  const mail = (await mailsTo(database.db, email)).at(-1);
  expect([mail?.template, mail?.body_text]).toEqual(['account-security-changed', expect.stringContaining('7')]);
});

test('a code for emergencies of one account opens no other', async () => {
  const [ana, ivo] = [await withSecondStep(), await withSecondStep()];
  expect((await second(await firstStep(ivo.email), ana.codes[0] ?? '')).statusCode).toBe(422);
});

test('guesses are counted by account, over all browsers', async () => {
  const { email, secret } = await withSecondStep();
  // The code that turned it on was the first of five.
  const guesses = [];
  for (let tries = 0; tries < 6; tries += 1) guesses.push((await second(await firstStep(email), '000000')).statusCode);
  expect(guesses).toEqual([422, 422, 422, 422, 429, 429]);
  expect((await second(await firstStep(email), codeAt(secret))).statusCode).toBe(429);
});

test('a second step without a first, of another browser, or too late opens nothing', async () => {
  const { email, secret } = await withSecondStep();
  expect((await second(portal.newVisitor(), codeAt(secret))).statusCode).toBe(410);
  const visitor = await firstStep(email);
  portal.later(QUARTER_MS);
  expect((await second(visitor, codeAt(secret))).statusCode).toBe(410);
});

test('1.7-15 a new password by mail neither turns it off nor goes round it, and ends first steps', async () => {
  const { email, secret } = await withSecondStep();
  const waiting = await firstStep(email);
  const visitor = portal.newVisitor();
  await visitor.form(ACCOUNT_CALLS.passwordRetrieve, { email });
  const token = await mailedToken(database.db, email, 'account-reset');
  await visitor.form(ACCOUNT_CALLS.changePassword, { token, pwd: 'otok Vis 1991', pwdrip: 'otok Vis 1991' });
  expect((await second(waiting, codeAt(secret))).statusCode).toBe(410);
  expect((await visitor.login(email, 'otok Vis 1991')).statusCode).toBe(401);
  expect((await second(visitor, codeAt(secret))).statusCode).toBe(200);
});

test('a second step that a stranger has set up for an address that is not theirs does not keep its owner out', async () => {
  const { email } = await withSecondStep();
  await database.db.updateTable('account').set({ email_verified_at: null }).where('email', '=', email).execute();
  const visitor = portal.newVisitor();
  await visitor.form(ACCOUNT_CALLS.passwordRetrieve, { email });
  const token = await mailedToken(database.db, email, 'account-reset');
  await visitor.form(ACCOUNT_CALLS.changePassword, { token, pwd: 'otok Vis 1991', pwdrip: 'otok Vis 1991' });
  expect((await visitor.login(email, 'otok Vis 1991')).statusCode).toBe(200);
});

test('new codes take the place of the old ones; turned off, a password is enough again', async () => {
  const { visitor, email, secret, codes } = await withSecondStep();
  await visitor.json(`${CALL}second-step/setup/`, {});
  const renewed = (await read(visitor)).setup?.codes ?? [];
  expect((await confirm(visitor, codeAt(secret))).statusCode).toBe(204);
  expect((await second(await firstStep(email), codes[1] ?? '')).statusCode).toBe(422);
  expect((await second(await firstStep(email), renewed[1] ?? '')).statusCode).toBe(200);
  expect((await visitor.json(`${CALL}second-step/end/`, { locale: 'hr' })).statusCode).toBe(204);
  expect((await portal.newVisitor().login(email, GOOD_PASSWORD)).statusCode).toBe(200);
});

test('without scripts the login leads to the page of the code, a wrong one back to it, a right one onwards', async () => {
  const { email, secret } = await withSecondStep();
  const visitor = portal.newVisitor();
  const login = await visitor.submit(ACCOUNT_CALLS.login, {
    email,
    password: GOOD_PASSWORD,
    natrag: '/user/saved/',
    locale: 'hr',
  });
  const page = '/prijava/secondStep/?natrag=%2Fuser%2Fsaved%2F';
  expect([login.statusCode, login.headers.location]).toEqual([303, page]);
  const wrong = await visitor.submit(ACCOUNT_CALLS.secondStep, {
    code: '000000',
    natrag: '/user/saved/',
    locale: 'hr',
  });
  expect([wrong.statusCode, wrong.headers.location]).toEqual([303, page]);
  const state = (await visitor.get(ACCOUNT_CALLS.formState)).json<{ outcome: unknown }>();
  expect(state.outcome).toMatchObject({
    view: 'login',
    secondStep: true,
    status: 'error',
    problems: { code: 'wrong-code' },
    values: {},
  });
  const right = await visitor.submit(ACCOUNT_CALLS.secondStep, {
    code: codeAt(secret),
    natrag: '/user/saved/',
    locale: 'hr',
  });
  expect([right.statusCode, right.headers.location]).toEqual([303, '/user/saved/']);
});

test('1.7-16 with a key outside the secret stands sealed in the database, and codes are taken; another key seals it anew', async () => {
  const [old, next] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  const sealed = await createSecurityPortal(database, { secretKeys: [old] });
  try {
    const { visitor, email } = await sealed.owner();
    await visitor.json(`${CALL}second-step/setup/`, {});
    const shown = (await read(visitor)).setup?.secret ?? '';
    const secret = new SecretBox([old]).open(await secretOf(email), `totp:${await idOf(email)}`);
    expect(base32(secret)).toBe(shown.replaceAll(' ', ''));
    const code = totpCode(secret, Math.floor(sealed.clock.now.getTime() / STEP_MS));
    expect((await confirm(visitor, code)).statusCode).toBe(204);
    const kept = async (): Promise<Buffer> =>
      (
        await database.db
          .selectFrom('account_totp')
          .select('secret')
          .where('account_id', '=', await idOf(email))
          .executeTakeFirstOrThrow()
      ).secret;
    expect((await kept()).includes(secret)).toBe(false);
    const box = new SecretBox([next, old]);
    expect(await resealSecrets(database.db, box)).toBeGreaterThan(0);
    expect(await resealSecrets(database.db, box)).toBe(0);
    expect(new SecretBox([next]).open(await kept(), `totp:${await idOf(email)}`)).toEqual(secret);
  } finally {
    await sealed.close();
    await database.sql`truncate account_totp, account_totp_setup`;
  }
});

const idOf = async (email: string): Promise<number> =>
  (await database.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;

function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{5}/g) ?? []).map((part) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'[parseInt(part, 2)]).join('');
}
