import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { createDb, type DbHandle } from '../../platform/db';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { LIMITS } from './limits/limit-table';
import { createAccountPortal, type AccountPortal } from './testing/account-portal';
import { person } from './testing/test-visitor';

const database = withTestDatabase();
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

/** Ends the portal's connections as a database that goes down does. */
async function cutConnections(): Promise<void> {
  await database.sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${APPLICATION}`;
}

test('1.7-67 a database that went away between two calls is no failure of the next', async () => {
  const visitor = portal.visitor();
  const { email } = await visitor.register();
  for (let round = 0; round < 8; round += 1) {
    await cutConnections();
    const answer = await visitor.get(ACCOUNT_CALLS.info);
    expect([200, 503]).toContain(answer.statusCode);
  }
  expect(await visitor.user()).toMatchObject({ email });
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
    await database.sql`alter table limit_count rename to account_limit_away`;
    const answer = await visitor.form(path, person());
    await database.sql`alter table account_limit_away rename to limit_count`;
    expect(answer.statusCode).toBe(status);
    await limited.close();
  });
});
