import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import type { Response } from 'light-my-request';
import { createDb, type DbHandle } from '../db';
import { withTestDatabase } from '../db/testing/test-database';
import { LIMITS } from './limits/limit-table';
import { createAccountPortal, type AccountPortal } from './testing/account-portal';
import { mailedToken } from './testing/mail-link';
import { GOOD_PASSWORD, person } from './testing/test-visitor';

const database = withTestDatabase();
// Beside other suites on two processors.
jest.setTimeout(30_000);
const APPLICATION = 'accounts under test';
let handle: DbHandle;
let portal: AccountPortal;

beforeAll(async () => {
  handle = createDb(database.address, { poolSize: 4, applicationName: APPLICATION });
  portal = await createAccountPortal({ ...database, db: handle.db });
});
afterAll(async () => {
  await portal.close();
  await handle.close();
});

const NEW_PASSWORD = 'otok Vis 1991';

/** Ends the portal's connections as a database that goes down does. */
async function cutConnections(): Promise<void> {
  await database.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${APPLICATION}`;
}

/** Makes one statement of the transaction end its own connection. */
async function breakAt(table: string, action: 'insert' | 'update' | 'delete'): Promise<() => Promise<void>> {
  await database.sql.unsafe(`
    create function break_connection() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return coalesce(new, old); end $$;
    create trigger break_here before ${action} on ${table} for each row execute function break_connection();`);
  return async () => {
    await database.sql.unsafe(`drop trigger break_here on ${table}; drop function break_connection();`);
  };
}

function isUnavailable({ statusCode, headers, cookies, body }: Response): void {
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(cookies.some(({ name }) => name === 'IMMSESSID')).toBe(false);
  expect(body).not.toMatch(/pg_|connection|sql/i);
}

const owned = async (email: string): Promise<Record<string, number> | undefined> => {
  const [counts] = await database.sql<Record<string, number>[]>`
    select (select count(*) from account where email = ${email}) as accounts,
           (select count(*) from account_consent c join account a on a.id = c.account_id where a.email = ${email}) as consents,
           (select count(*) from account_session s join account a on a.id = s.account_id where a.email = ${email}) as sessions,
           (select count(*) from mail_outbox where recipient = ${email}) as mails`;
  return counts;
};

describe('1.7-59 1.7-67 a sign-up that loses its connection leaves nothing', () => {
  test.each(['account', 'account_consent', 'account_token', 'mail_outbox', 'account_session'])('while it writes %s', async (table) => {
    const visitor = portal.visitor();
    await visitor.token();
    const fields = person();
    const mend = await breakAt(table, 'insert');
    isUnavailable(await visitor.form(ACCOUNT_CALLS.register, fields));
    await mend();
    expect(await owned(fields['email'] ?? '')).toEqual({ accounts: 0, consents: 0, sessions: 0, mails: 0 });
    expect((await visitor.form(ACCOUNT_CALLS.register, fields)).statusCode).toBe(200);
    expect(await owned(fields['email'] ?? '')).toEqual({ accounts: 1, consents: 3, sessions: 1, mails: 1 });
  });
});

describe('1.7-67 a reset that loses its connection changes nothing and can be tried again', () => {
  test.each([
    ['account_token', 'delete'],
    ['account', 'update'],
    ['account_session', 'delete'],
    ['account_token', 'insert'],
  ] as const)('at the %s %s', async (table, action) => {
    const owner = portal.visitor();
    const { email = '' } = await owner.register();
    await portal.visitor().form(ACCOUNT_CALLS.passwordRetrieve, { email });
    const token = await mailedToken(database.db, email, 'account-reset');
    const visitor = portal.visitor();
    await visitor.token();
    const change = () => visitor.form(ACCOUNT_CALLS.changePassword, { token, pwd: NEW_PASSWORD, pwdrip: NEW_PASSWORD });
    const mend = await breakAt(table, action);
    isUnavailable(await change());
    await mend();
    expect(await owner.user()).toMatchObject({ email });
    expect((await change()).json()).toMatchObject({ error: 0 });
    expect(await owner.user()).toBeNull();
  });
});

describe('1.7-67 logins and confirmations', () => {
  test('a login that loses its connection gives no session', async () => {
    const { email = '' } = await portal.visitor().register();
    const visitor = portal.visitor();
    await visitor.token();
    for (const [table, action] of [['account_login_guard', 'insert'], ['account_session', 'insert']] as const) {
      const mend = await breakAt(table, action);
      isUnavailable(await visitor.login(email, GOOD_PASSWORD));
      await mend();
    }
    expect((await visitor.login(email, GOOD_PASSWORD)).statusCode).toBe(200);
  });

  test('a confirmation that loses its connection keeps its link', async () => {
    const visitor = portal.visitor();
    const { email = '' } = await visitor.register();
    const token = await mailedToken(database.db, email, 'account-verification');
    await visitor.token();
    const mend = await breakAt('account', 'update');
    isUnavailable(await visitor.form(ACCOUNT_CALLS.confirmEmail, { token }));
    await mend();
    expect((await visitor.form(ACCOUNT_CALLS.confirmEmail, { token })).statusCode).toBe(200);
  });

  test('a database that went away between two calls is no failure of the next', async () => {
    const visitor = portal.visitor();
    const { email } = await visitor.register();
    for (let round = 0; round < 8; round += 1) {
      await cutConnections();
      const answer = await visitor.get(ACCOUNT_CALLS.info);
      expect([200, 503]).toContain(answer.statusCode);
    }
    expect(await visitor.user()).toMatchObject({ email });
  });
});

describe('counters cannot be reached', () => {
  test.each([
    [ACCOUNT_CALLS.login, 503],
    [ACCOUNT_CALLS.register, 503],
    [ACCOUNT_CALLS.passwordRetrieve, 503],
    [ACCOUNT_CALLS.changePassword, 503],
    [ACCOUNT_CALLS.registrationType, 200],
    [ACCOUNT_CALLS.verifyEmail, 200],
  ])('%s answers %i', async (path, status) => {
    const limited = await createAccountPortal({ ...database, db: handle.db }, { limits: LIMITS });
    const visitor = limited.visitor();
    await visitor.token();
    await database.sql`alter table account_limit rename to account_limit_away`;
    const answer = await visitor.form(path, person());
    await database.sql`alter table account_limit_away rename to account_limit`;
    expect(answer.statusCode).toBe(status);
    await limited.close();
  });
});
