import { waitText } from '@kvadrat/contracts/locales';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { AccountError } from './account-error';
import { accountSentence } from './account-texts';
import { LIMITS, LOGIN_GUARD, PROOF_FACTOR } from './limits/limit-table';
import { LoginGuard } from './limits/login-guard';
import { networkOf } from '../../platform/limits';
import { HashQueue } from './passwords/hash-queue';
import { PasswordHasher, PRESSED } from './passwords/password-hasher';
import { SharedSecret } from '../../platform/secrets';
import { createAccountPortal, type AccountPortal } from './testing/account-portal';
import { mailsTo } from './testing/mail-link';
import { GOOD_PASSWORD, person } from './testing/test-visitor';

const database = withTestDatabase();
let portal: AccountPortal;

beforeAll(async () => {
  portal = await createAccountPortal(database, { limits: { ...LIMITS, login: { ...LIMITS.login, network: [] } } });
});
afterAll(() => portal.close());

async function proof(): Promise<string> {
  const challenge = (await portal.visitor().get(ACCOUNT_CALLS.challenge)).json<Challenge>();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

const codeOf = (answer: { json: () => { data?: { code?: string } } }): string => answer.json().data?.code ?? 'ok';

describe('limits', () => {
  test('1.7-1 a network’s calls run out, a proof of work buys some more, then only time helps', async () => {
    const limit = LIMITS.registrationType.network[0].calls;
    const network = '192.0.2.1';
    let number = 0;
    const ask = (fields: Record<string, string> = {}) => {
      number += 1;
      return portal
        .visitor(network)
        .json(ACCOUNT_CALLS.registrationType, { email: `n${number}@primjer.hr`, ...fields });
    };
    for (let call = 0; call < limit; call += 1) expect(codeOf(await ask())).toBe('ok');
    const refused = await ask();
    expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'proof-required']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json<{ message: string }>().message).toBe(
      accountSentence('hr', 'tooMany', waitText('hr', Number(refused.headers['retry-after']))),
    );
    const solved = await proof();
    expect(codeOf(await ask({ altcha: solved }))).toBe('ok');
    expect(codeOf(await ask({ altcha: solved }))).toBe('proof-required');
    expect(codeOf(await ask({ altcha: 'x' }))).toBe('proof-required');
    while (number < limit * PROOF_FACTOR) expect(codeOf(await ask())).toBe('proof-required');
    expect(codeOf(await ask({ altcha: await proof() }))).toBe('rate-limited');
    expect(codeOf(await portal.visitor().json(ACCOUNT_CALLS.registrationType, { email: 'drugi@primjer.hr' }))).toBe(
      'ok',
    );
  });

  test('1.7-1 the table is what the server reads', async () => {
    const strict = await createAccountPortal(database, {
      limits: { ...LIMITS, verifyEmail: { ...LIMITS.verifyEmail, network: [{ calls: 1, seconds: 600 }] } },
    });
    const visitor = strict.visitor();
    const ask = () => visitor.json(ACCOUNT_CALLS.verifyEmail, { email: 'ana@gmial.com' });
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 429]);
    await strict.close();
  });

  test('registering is limited by mailbox too, whoever asks', async () => {
    const { email = '' } = person();
    const codes: string[] = [];
    for (let call = 0; call < 4; call += 1)
      codes.push(codeOf(await portal.visitor().form(ACCOUNT_CALLS.register, person({ email }))));
    expect(codes).toEqual(['ok', 'ok', 'ok', 'proof-required']);
  });

  test('recovery mails a mailbox once a minute; the answers stay the same', async () => {
    const { email = '' } = await portal.visitor().register();
    for (let call = 0; call < 3; call += 1) {
      const answer = await portal.visitor().form(ACCOUNT_CALLS.passwordRetrieve, { email });
      expect(answer.json()).toEqual({ message: accountSentence('hr', 'recoverySent') });
    }
    for (let tries = 0; tries < 50 && (await mailsTo(database.db, email)).length < 2; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await mailsTo(database.db, email)).filter(({ template }) => template === 'account-reset')).toHaveLength(1);
  });

  test('1.7-60 1.7-64 keys of counters tell neither addresses nor networks', async () => {
    const visitor = portal.visitor();
    await visitor.json(ACCOUNT_CALLS.registrationType, { email: 'tajni@primjer.hr' });
    const keys = JSON.stringify(await database.db.selectFrom('limit_count').select('key').execute());
    expect(keys).not.toContain('primjer');
    expect(keys).not.toContain(visitor.network);
  });

  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['::1', '0:0:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
  ])('a network of %s is %s', (ip, network) => expect(networkOf(ip)).toBe(network));
});

test('in a flood passwords are looked at for who has found a proof of work, and for nobody else', async () => {
  const queue = new HashQueue({ workers: 1, waiting: 32 });
  const flooded = await createAccountPortal(database, { hasher: new PasswordHasher(queue) });
  const { email = '' } = await flooded.visitor().register();
  let drain = (): void => undefined;
  const stuck = queue.run('first', () => new Promise<void>((resolve) => (drain = resolve)));
  const statuses: number[] = [];
  const flood = Array.from({ length: PRESSED + 5 }, async () => {
    statuses.push((await flooded.visitor().login(String(person()['email']), 'kriva')).statusCode);
  });
  while (statuses.length < 5) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(statuses).toEqual(Array(5).fill(429));
  const owner = flooded.visitor();
  const unproven = await owner.login(email, GOOD_PASSWORD);
  expect([unproven.statusCode, codeOf(unproven), unproven.headers['retry-after']]).toEqual([
    429,
    'proof-required',
    '2',
  ]);
  const proven = owner.form(ACCOUNT_CALLS.login, { email, password: GOOD_PASSWORD, altcha: await proof() });
  drain();
  expect((await proven).statusCode).toBe(200);
  await Promise.all([stuck, ...flood]);
  expect(statuses.filter((status) => status === 401)).toHaveLength(PRESSED);
  expect((await flooded.visitor().login(email, GOOD_PASSWORD)).statusCode).toBe(200);
  await flooded.close();
});

describe('guessing at one mailbox', () => {
  test('1.7-10 after a few wrong passwords a proof of work is needed; with one the owner gets in, and is told by mail', async () => {
    const { email = '' } = await portal.visitor().register();
    let looked = 0;
    for (let attempt = 0; attempt < 20; attempt += 1)
      if ((await portal.visitor().login(email, 'kriva')).statusCode === 401) looked += 1;
    expect(looked).toBe(LOGIN_GUARD.free);
    const untilMail = LOGIN_GUARD.mailAfter - LOGIN_GUARD.free;
    for (let attempt = 0; attempt < untilMail; attempt += 1) {
      expect(
        (await portal.visitor().form(ACCOUNT_CALLS.login, { email, password: 'kriva', altcha: await proof() }))
          .statusCode,
      ).toBe(401);
    }
    const owner = portal.visitor();
    expect(codeOf(await owner.login(email, GOOD_PASSWORD))).toBe('proof-required');
    expect(
      (await owner.form(ACCOUNT_CALLS.login, { email, password: GOOD_PASSWORD, altcha: await proof() })).statusCode,
    ).toBe(200);
    expect((await portal.visitor().login(email, GOOD_PASSWORD)).statusCode).toBe(200);
    expect(
      (await mailsTo(database.db, email)).filter(({ template }) => template === 'account-failed-logins'),
    ).toHaveLength(1);
  });

  test('many at once are no way around', async () => {
    const { email = '' } = await portal.visitor().register();
    const answers = await Promise.all(Array.from({ length: 40 }, () => portal.visitor().login(email, 'kriva')));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(LOGIN_GUARD.free);
    expect(answers.filter((answer) => codeOf(answer) === 'proof-required')).toHaveLength(40 - LOGIN_GUARD.free);
  });

  const admitted = async (attempt: Promise<unknown>): Promise<true | number> => {
    try {
      await attempt;
      return true;
    } catch (error) {
      if (error instanceof AccountError) return error.retryAfter ?? 0;
      throw error;
    }
  };

  test('1.7-10 of 200 attempts in 15 minutes at most 25 come through, with proofs for all of them', async () => {
    let seconds = 0;
    const guard = new LoginGuard(
      database.db,
      new SharedSecret(database.db, 'test'),
      () => new Date(1_900_000_000_000 + seconds * 1000),
    );
    let through = 0;
    for (; seconds < LOGIN_GUARD.windowSeconds; seconds += 4.5) {
      if (
        (await admitted(guard.admit({ mailbox: 'ana', network: '192.0.2.1', proven: () => Promise.resolve(true) }))) ===
        true
      )
        through += 1;
    }
    expect(through).toBeGreaterThan(LOGIN_GUARD.free);
    expect(through).toBeLessThanOrEqual(25);
  });

  test('each attempt of a network with proofs waits twice as long as the one before, a minute at most; others do not wait for it', async () => {
    let seconds = 0;
    const guard = new LoginGuard(
      database.db,
      new SharedSecret(database.db, 'test'),
      () => new Date(1_910_000_000_000 + seconds * 1000),
    );
    const attempt = (network: string) =>
      admitted(guard.admit({ mailbox: 'iva', network, proven: () => Promise.resolve(true) }));
    for (let free = 0; free < LOGIN_GUARD.free; free += 1) expect(await attempt('192.0.2.2')).toBe(true);
    const waits: (number | true)[] = [];
    for (let guess = 0; guess < 8; guess += 1) {
      expect(await attempt('192.0.2.2')).toBe(true);
      const wait = await attempt('192.0.2.2');
      waits.push(wait);
      seconds += Number(wait);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
    expect(await attempt('198.51.100.1')).toBe(true);
  });
});
