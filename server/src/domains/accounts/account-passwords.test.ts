import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { hash } from '@node-rs/argon2';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { accountSentence } from './account-texts';
import { createAccountPortal, type AccountPortal } from './testing/account-portal';
import { GOOD_PASSWORD, person } from './testing/test-visitor';

const database = withTestDatabase();
let portal: AccountPortal;

beforeAll(async () => {
  portal = await createAccountPortal(database);
});
afterAll(() => portal.close());

describe('passwords', () => {
  const tries = async (password: string): Promise<number> =>
    (await portal.visitor().form(ACCOUNT_CALLS.register, person({ password }))).statusCode;

  test('1.7-2 five characters are refused, six are taken; eight where the operator asks for it', async () => {
    expect([await tries('q7#zL'), await tries('q7#zLp')]).toEqual([422, 200]);
    const strict = await createAccountPortal(database, { passwordMin: 8 });
    const answer = await strict.visitor().form(ACCOUNT_CALLS.register, person({ password: 'q7#zLpm' }));
    expect(answer.json<{ message: string }>().message).toBe(accountSentence('hr', 'shortPassword', '8'));
    await strict.close();
  });

  test('1.7-5 1.7-8 letters only, digits only, emoji, spaces and 64 characters are taken', async () => {
    for (const password of ['xwqpvmzu', '8205713946', '🌊🐟🌊🐙🦑🌅', 'a b c d e f', 'Ž'.repeat(32) + 'x'.repeat(32)])
      expect(await tries(password)).toBe(200);
    expect(await tries('x1'.repeat(65))).toBe(422);
  });

  test('1.7-7 spaces, case and the last of 50 characters count', async () => {
    const password = ` ${'Ab3-'.repeat(12)}x`;
    const { email = '' } = await portal.visitor().register(person({ password }));
    const status = async (typed: string): Promise<number> => (await portal.visitor().login(email, typed)).statusCode;
    expect(await status(password.trim())).toBe(401);
    expect(await status(password.toLowerCase())).toBe(401);
    expect(await status(`${password.slice(0, -1)}y`)).toBe(401);
    expect(await status(password)).toBe(200);
  });

  test('1.7-9 words of the site and the person’s own address are refused', async () => {
    for (const password of ['kvadrat', 'Nekretnine!', 'zagreb2024', 'HAJDUK1950', 'šifra123', 'aaaaaaaa'])
      expect(await tries(password)).toBe(422);
    expect(
      (
        await portal
          .visitor()
          .form(ACCOUNT_CALLS.register, person({ email: 'galebnadmorem@primjer.hr', password: 'GalebNadMorem' }))
      ).statusCode,
    ).toBe(422);
  });

  test('1.7-70 a hash of former parameters is made anew at login', async () => {
    const { email = '' } = await portal.visitor().register();
    const stored = () =>
      database.db.selectFrom('account').select('password_hash').where('email', '=', email).executeTakeFirstOrThrow();
    await database.db
      .updateTable('account')
      .set({ password_hash: await hash(GOOD_PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 }) })
      .where('email', '=', email)
      .execute();
    expect((await portal.visitor().login(email, GOOD_PASSWORD)).statusCode).toBe(200);
    expect((await stored()).password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await portal.visitor().login(email, GOOD_PASSWORD)).statusCode).toBe(200);
  });
});
