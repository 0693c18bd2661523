import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { endSessionsOf, openSessionWhile } from './sessions/session.store';
import { createAccountPortal, type AccountPortal } from './testing/account-portal';
import { mailedToken } from './testing/mail-link';
import { GOOD_PASSWORD, person } from './testing/test-visitor';

const database = withTestDatabase();
let portal: AccountPortal;

beforeAll(async () => {
  portal = await createAccountPortal(database);
});
afterAll(() => portal.close());

const NEW_PASSWORD = 'otok Vis 1991';
const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** How often each status came. */
function tally(answers: readonly { statusCode: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
}

test('one address registered 200 times at once is one account with one session; what is too much waits its turn', async () => {
  const fields = person();
  const visitors = times(200).map(() => portal.visitor());
  await Promise.all(visitors.map((visitor) => visitor.token()));
  const answers = await Promise.all(visitors.map((visitor) => visitor.form(ACCOUNT_CALLS.register, fields)));
  const { 200: taken = 0, 503: busy = 0 } = tally(answers);
  expect(taken + busy).toBe(200);
  expect(taken).toBeGreaterThanOrEqual(32);
  for (const { statusCode, headers } of answers) expect(headers['retry-after'] !== undefined).toBe(statusCode === 503);
  const rows = await database.sql<{ accounts: number; sessions: number; consents: number; tokens: number }[]>`
    select count(distinct a.id) as accounts, count(distinct s.handle_hash) as sessions, count(distinct c.id) as consents, count(distinct t.token_hash) as tokens
    from account a left join account_session s on s.account_id = a.id left join account_consent c on c.account_id = a.id left join account_token t on t.account_id = a.id
    where a.email = ${fields['email'] ?? ''}`;
  expect(rows[0]).toEqual({ accounts: 1, sessions: 1, consents: 3, tokens: 1 });
  expect(visitors.filter(({ cookies }) => cookies.has('IMMSESSID'))).toHaveLength(1);
});

test('one reset token used 100 times at once sets one password', async () => {
  const { email = '' } = await portal.visitor().register();
  await portal.visitor().form(ACCOUNT_CALLS.passwordRetrieve, { email });
  const token = await mailedToken(database.db, email, 'account-reset');
  const visitors = times(100).map(() => portal.visitor());
  await Promise.all(visitors.map((visitor) => visitor.token()));
  const answers = await Promise.all(
    visitors.map((visitor, index) =>
      visitor.form(ACCOUNT_CALLS.changePassword, {
        token,
        pwd: `${NEW_PASSWORD} ${index}`,
        pwdrip: `${NEW_PASSWORD} ${index}`,
      }),
    ),
  );
  const winners = times(100).filter(
    (index) => answers[index]?.statusCode === 200 && answers[index].json<{ error: number }>().error === 0,
  );
  expect(winners).toHaveLength(1);
  for (const { statusCode } of answers) expect([200, 503]).toContain(statusCode);
  expect((await portal.visitor().login(email, `${NEW_PASSWORD} ${winners[0] ?? ''}`)).statusCode).toBe(200);
});

test('50 logouts of one session at once all succeed, and it is gone', async () => {
  const visitor = portal.visitor();
  const { email = '' } = await visitor.register();
  await visitor.token();
  const cookies = [...visitor.cookies];
  const browsers = times(50).map(() => {
    const browser = portal.visitor();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    return browser;
  });
  const token = await visitor.token();
  const answers = await Promise.all(browsers.map((browser) => browser.form(ACCOUNT_CALLS.logout, {}, { token })));
  expect(tally(answers)).toEqual({ 200: 50 });
  const again = portal.visitor();
  for (const [name, value] of cookies) again.cookies.set(name, value);
  expect(await again.user()).toBeNull();
  expect((await portal.visitor().login(email, GOOD_PASSWORD)).statusCode).toBe(200);
});

test('50 confirmations of one address at once: one counts', async () => {
  const visitor = portal.visitor();
  const { email = '' } = await visitor.register();
  const token = await mailedToken(database.db, email, 'account-verification');
  const answers = await Promise.all(times(50).map(() => portal.visitor().form(ACCOUNT_CALLS.confirmEmail, { token })));
  expect(tally(answers)).toEqual({ 200: 1, 410: 49 });
});

test('1.7-27 a login under way brings no session in behind a new password that ends them all', async () => {
  const { email = '' } = await portal.visitor().register();
  const account = await database.db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const waiting = async (): Promise<boolean> =>
    (await database.sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      .length > 0;
  // The password was right a moment ago.
  const opening = await database.db.transaction().execute(async (tx) => {
    await tx.updateTable('account').set({ password_hash: 'another' }).where('id', '=', account.id).execute();
    const late = openSessionWhile(database.db, account, new Date());
    while (!(await waiting())) await new Promise((resolve) => setImmediate(resolve));
    await endSessionsOf(tx, account.id);
    return { late };
  });
  expect(await opening.late).toBeNull();
  expect(await database.sql`select 1 from account_session where account_id = ${account.id}`).toHaveLength(0);
});
