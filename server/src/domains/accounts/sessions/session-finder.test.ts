import { withTestDatabase } from '../../../platform/db/testing/test-database';
import { insertAccount } from '../account.store';
import type { SessionHalves } from './account-cookies';
import { SessionFinder } from './session-finder';
import { openSession } from './session.store';

const database = withTestDatabase();
const now = new Date('2026-11-01T10:00:00Z');
const opened: SessionHalves[] = [];

beforeAll(async () => {
  for (let number = 0; number < 20; number += 1) {
    const account = await insertAccount(
      database.db,
      {
        email: `ana${String(number)}@primjer.hr`,
        emailVerified: true,
        firstName: 'Ana',
        lastName: 'Horvat',
        phone: '',
        phonePrefix: '',
        language: 'hr',
        passwordHash: null,
      },
      now,
    );
    if (account !== null) opened.push(await openSession(database.db, account.id, 'email', now));
  }
});

test('many who ask at once get each their own session, in a few statements', async () => {
  let statements = 0;
  const counted = database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const finder = new SessionFinder(counted, () => now);
  const found = await Promise.all(opened.map((halves) => finder.find(halves)));
  expect(found.map((session) => session?.account.email)).toEqual(
    opened.map((_, number) => `ana${String(number)}@primjer.hr`),
  );
  expect(statements).toBeLessThanOrEqual(3);
});

test('halves of two sessions open neither, also together with both', async () => {
  const [one, other] = opened;
  if (one === undefined || other === undefined) throw new Error('no sessions');
  const finder = new SessionFinder(database.db, () => now);
  const crossed = [
    one,
    { handle: one.handle, key: other.key },
    other,
    { handle: other.handle, key: one.key },
    { handle: 'x', key: 'y' },
  ];
  const found = await Promise.all(crossed.map((halves) => finder.find(halves)));
  expect(found.map((session) => session !== null)).toEqual([true, false, true, false, false]);
});

test('a failure is told to all who wait, and the next who ask are answered', async () => {
  let broken = true;
  const finder = new SessionFinder(database.db, () => {
    if (broken) throw new Error('no clock');
    return now;
  });
  const [halves] = opened;
  if (halves === undefined) throw new Error('no session');
  const failed = await Promise.allSettled([finder.find(halves), finder.find(halves), finder.find(halves)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  broken = false;
  expect((await finder.find(halves))?.account.email).toBe('ana0@primjer.hr');
});
