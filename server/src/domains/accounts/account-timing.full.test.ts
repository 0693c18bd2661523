import { setTimeout as pause } from 'node:timers/promises';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { insertAccount } from './account.store';
import { PasswordHasher } from './passwords/password-hasher';
import { createAccountPortal } from './testing/account-portal';
import type { TestVisitor } from './testing/test-visitor';

jest.setTimeout(600_000);

const PAIRS = 500;
const WARM_UP = 25;
/** What a call leaves to be done after its answer must not slow down the next one. */
const REST_MS = 15;
/** Beyond it a rank test's p is below 0.01. */
const TELLING_Z = 2.576;

const database = withTestDatabase();
const known = (number: number): string => `poznata${number}@primjer.hr`;
const unknown = (number: number): string => `nepoznata${number}@primjer.hr`;

interface Times {
  known: number[];
  unknown: number[];
}

type Call = (visitor: TestVisitor, email: string) => Promise<{ statusCode: number }>;
const logIn: Call = (visitor, email) => visitor.login(email, 'kriva lozinka');
const recover: Call = (visitor, email) => visitor.form(ACCOUNT_CALLS.passwordRetrieve, { email });

/** Every call is the first for its mailbox, so that a known one gets all that is done for it. */
async function measure(call: Call, status: number, pairs: number, hasher = new PasswordHasher()): Promise<Times> {
  await database.sql`truncate account, limit_count, account_login_guard, mail_outbox cascade`;
  const passwordHash = await hasher.hash('otok Vis 1991');
  for (let number = 0; number < pairs + WARM_UP; number += 1) {
    const person = {
      email: known(number),
      emailVerified: true,
      firstName: 'Ana',
      lastName: 'Horvat',
      phone: '',
      phonePrefix: '',
      language: 'hr',
      passwordHash,
    } as const;
    await insertAccount(database.db, person, new Date());
  }
  const portal = await createAccountPortal(database, { hasher });
  const visitor = portal.visitor();
  await visitor.token();
  const take = async (email: string): Promise<number> => {
    const start = performance.now();
    const { statusCode } = await call(visitor, email);
    const time = performance.now() - start;
    expect(statusCode).toBe(status);
    await pause(REST_MS);
    return time;
  };
  const times: Times = { known: [], unknown: [] };
  for (let number = 0; number < pairs + WARM_UP; number += 1) {
    // Whatever goes first or second in a pair, neither kind does so always.
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const time = await take(kind === 'known' ? known(number) : unknown(number));
      if (number >= WARM_UP) times[kind].push(time);
    }
  }
  await portal.close();
  return times;
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
}

/** How many standard deviations the ranks of two samples lie apart (Mann and Whitney), for samples this large. */
function rankZ({ known: a, unknown: b }: Times): number {
  const ranked = [...a.map((time) => ({ time, ofA: true })), ...b.map((time) => ({ time, ofA: false }))].sort(
    (x, y) => x.time - y.time,
  );
  const ranks = ranked.reduce((sum, { ofA }, index) => (ofA ? sum + index + 1 : sum), 0);
  const u = ranks - (a.length * (a.length + 1)) / 2;
  return (u - (a.length * b.length) / 2) / Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
}

test.each([
  ['a login', logIn, 401, 0],
  ['a recovery', recover, 200, PAIRS + WARM_UP],
])(
  '1.7 R165 R169 R226 by the time of %s nobody learns whether an address is known',
  async (_name, call, status, mails) => {
    const times = await measure(call, status, PAIRS);
    const { count } = await database.db
      .selectFrom('mail_outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(mails);
    const [ofKnown, ofUnknown, z] = [median(times.known), median(times.unknown), rankZ(times)];
    const summary = `${ofKnown.toFixed(2)} ms known, ${ofUnknown.toFixed(2)} ms unknown, z ${z.toFixed(2)}`;
    expect({
      summary,
      close: Math.abs(ofKnown - ofUnknown) <= Math.max(2, ofUnknown * 0.05),
      alike: Math.abs(z) < TELLING_Z,
    }).toEqual({ summary, close: true, alike: true });
  },
);

test('the measure tells: without a hash to check, unknown addresses are faster', async () => {
  class HastyHasher extends PasswordHasher {
    override async fits(...[password, stored, lane]: Parameters<PasswordHasher['fits']>): Promise<boolean> {
      return stored !== null && (await super.fits(password, stored, lane));
    }
  }
  const times = await measure(logIn, 401, 50, new HastyHasher());
  expect(rankZ(times)).toBeGreaterThan(TELLING_Z);
});
