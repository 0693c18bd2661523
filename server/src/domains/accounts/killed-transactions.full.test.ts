import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import type { Response } from 'light-my-request';
import { createDb, type DbHandle } from '../../platform/db';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import type { ProviderIdentity } from './accounts';
import { readFields } from './read-fields';
import { createAccountPortal, type AccountPortal } from './testing/account-portal';
import { mailedToken } from './testing/mail-link';
import { GOOD_PASSWORD, person, type TestVisitor } from './testing/test-visitor';

const database = withTestDatabase();
let handle: DbHandle;
let portal: AccountPortal;
let people = 0;

const NEW_PASSWORD = 'otok Vis 1991';
const OWN_PASSWORD = '/test/own-password/';
const IDENTITY = '/test/identity/';

beforeAll(async () => {
  handle = createDb(database.address, { poolSize: 4, applicationName: 'accounts under test' });
  portal = await createAccountPortal({ ...database, db: handle.db }, {}, (scope, accounts) => {
    scope.post(OWN_PASSWORD, async (request, reply) => {
      await accounts.protect(request);
      const { text } = readFields(request.body);
      await accounts.profile.changePassword(request, reply, {
        password: text('password'),
        pwd: text('pwd'),
        pwdrip: text('pwdrip'),
        locale: 'hr',
      });
      return {};
    });
    scope.post<{ Body: Map<string, string[]> }>(IDENTITY, (request) =>
      accounts.signInWithIdentity(request, identity(request.body.get('email')?.[0] ?? '')),
    );
  });
});
afterAll(async () => {
  await portal.close();
  await handle.close();
});

const identity = (email: string): ProviderIdentity => ({
  service: 'google',
  issuer: 'https://issuer.example',
  subject: email,
  email,
  emailVerified: true,
  name: 'Ana',
  surname: 'Horvat',
  locale: 'hr',
});

/** Everything that is kept of accounts; counters of attempts may go on. */
async function everything(): Promise<unknown> {
  const tables = [
    'account',
    'account_identity',
    'account_session',
    'account_token',
    'account_consent',
    'account_third_party',
    'mail_outbox',
  ];
  const rows = await database.sql.unsafe(
    tables
      .map(
        (table) =>
          `select '${table}' as kept, count(*) as rows, md5(string_agg(t::text, '|' order by t::text)) as digest from ${table} t`,
      )
      .join(' union all '),
  );
  return [...rows];
}

/** Ends the connection that does something: before one of its statements, or while it commits. */
async function breakAt(table: string, action: string): Promise<() => Promise<void>> {
  const [verb = '', commits] = action.split(' at ');
  const trigger =
    commits === undefined
      ? `trigger break_here before ${verb} on ${table}`
      : `constraint trigger break_here after ${verb} on ${table} deferrable initially deferred`;
  await database.sql.unsafe(`
    create function break_connection() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return coalesce(new, old); end $$;
    create ${trigger} for each row execute function break_connection();`);
  return async () => {
    await database.sql.unsafe(`drop trigger break_here on ${table}; drop function break_connection();`);
  };
}

type Act = () => Promise<Response>;

async function signUp(): Promise<Act> {
  const visitor = portal.visitor();
  await visitor.token();
  const fields = person();
  return () => visitor.form(ACCOUNT_CALLS.register, fields);
}

async function signUpAgain(): Promise<Act> {
  const fields = await portal.visitor().register(person());
  // Long ago: who sends a form twice is not told that there is an account.
  await database.sql`update account set created_at = created_at - interval '1 hour' where email = ${fields['email'] ?? ''}`;
  const visitor = portal.visitor();
  await visitor.token();
  return () => visitor.form(ACCOUNT_CALLS.register, fields);
}

async function logIn(): Promise<Act> {
  const { email = '' } = await portal.visitor().register();
  const visitor = portal.visitor();
  await visitor.token();
  return () => visitor.login(email, GOOD_PASSWORD);
}

async function logOut(): Promise<Act> {
  const visitor = await member();
  return () => visitor.form(ACCOUNT_CALLS.logout, {});
}

async function reset(): Promise<Act> {
  const { email = '' } = await portal.visitor().register();
  await portal.visitor().form(ACCOUNT_CALLS.passwordRetrieve, { email });
  const token = await mailedToken(database.db, email, 'account-reset');
  const visitor = portal.visitor();
  await visitor.token();
  return () => visitor.form(ACCOUNT_CALLS.changePassword, { token, pwd: NEW_PASSWORD, pwdrip: NEW_PASSWORD });
}

async function changeOwn(): Promise<Act> {
  const visitor = await member();
  return () => visitor.form(OWN_PASSWORD, { password: GOOD_PASSWORD, pwd: NEW_PASSWORD, pwdrip: NEW_PASSWORD });
}

async function confirm(): Promise<Act> {
  const { email = '' } = await portal.visitor().register();
  const token = await mailedToken(database.db, email, 'account-verification');
  // Another browser than the one that signed up: sessions end, and a new password is asked for.
  const visitor = portal.visitor();
  await visitor.token();
  return () => visitor.form(ACCOUNT_CALLS.confirmEmail, { token });
}

async function mailAgain(): Promise<Act> {
  const visitor = await member();
  return () => visitor.form(ACCOUNT_CALLS.resendVerification, {});
}

async function choose(): Promise<Act> {
  const visitor = await member();
  return () => visitor.form(ACCOUNT_CALLS.profile, { marketing: ['newsletter'] }, { method: 'PUT' });
}

async function tellThirdParty(): Promise<Act> {
  const visitor = await member();
  return () => visitor.form(ACCOUNT_CALLS.thirdParty, { thirdParty: 'braze' });
}

async function enterByProvider(): Promise<Act> {
  const visitor = portal.visitor();
  await visitor.token();
  const email = `google${(people += 1)}@primjer.hr`;
  return () => visitor.form(IDENTITY, { email });
}

async function member(): Promise<TestVisitor> {
  const visitor = portal.visitor();
  await visitor.register();
  await visitor.token();
  return visitor;
}

const POINTS: readonly (readonly [what: string, action: string, table: string, arrange: () => Promise<Act>])[] = [
  ['a sign-up', 'insert', 'account', signUp],
  ['a sign-up', 'insert', 'account_consent', signUp],
  ['a sign-up', 'insert', 'account_token', signUp],
  ['a sign-up', 'insert', 'mail_outbox', signUp],
  ['a sign-up', 'insert', 'account_session', signUp],
  ['a sign-up', 'insert at commit', 'account', signUp],
  ['a sign-up of a known address', 'insert', 'mail_outbox', signUpAgain],
  ['a login', 'insert', 'account_login_guard', logIn],
  ['a login', 'insert', 'account_session', logIn],
  ['a logout', 'delete', 'account_session', logOut],
  ['a reset', 'delete', 'account_token', reset],
  ['a reset', 'update', 'account', reset],
  ['a reset', 'delete', 'account_session', reset],
  ['a reset', 'insert', 'mail_outbox', reset],
  ['a reset', 'insert', 'account_token', reset],
  ['a reset', 'update at commit', 'account', reset],
  ['a new password with the old one', 'update', 'account', changeOwn],
  ['a new password with the old one', 'delete', 'account_session', changeOwn],
  ['a new password with the old one', 'insert', 'mail_outbox', changeOwn],
  ['a new password with the old one', 'insert', 'account_session', changeOwn],
  ['a confirmation', 'delete', 'account_token', confirm],
  ['a confirmation', 'update', 'account', confirm],
  ['a confirmation', 'delete', 'account_session', confirm],
  ['a confirmation', 'insert', 'account_token', confirm],
  ['one more verification mail', 'insert', 'mail_outbox', mailAgain],
  ['choices about news', 'insert', 'account_consent', choose],
  ['word to a third party', 'insert', 'account_third_party', tellThirdParty],
  ['a sign-in by a provider', 'insert', 'account_identity', enterByProvider],
];

test.each(POINTS)(
  '1.7-59 1.7-67 %s that is cut off at the %s of %s changes nothing, gives no session and can be tried again',
  async (_what, action, table, arrange) => {
    const act = await arrange();
    const before = await everything();
    const mend = await breakAt(table, action);
    const broken = await act();
    await mend();
    expect([broken.statusCode, broken.headers['retry-after']]).toEqual([503, '5']);
    expect(broken.cookies.filter(({ name, maxAge }) => name === 'IMMSESSID' && maxAge !== 0)).toEqual([]);
    expect(broken.body).not.toMatch(/pg_|connection|sql/i);
    expect(await everything()).toEqual(before);
    const again = await act();
    expect(again.statusCode).toBe(200);
    expect(again.body).not.toContain('"error":1');
    expect(await everything()).not.toEqual(before);
  },
);

test('1.7-59 a recovery mail whose connection ends leaves no token without a mail, and nobody is told', async () => {
  const { email = '' } = await portal.visitor().register();
  for (const table of ['account_token', 'mail_outbox']) {
    await database.sql`delete from limit_count`;
    const before = await everything();
    const mend = await breakAt(table, 'insert');
    const visitor = portal.visitor();
    expect((await visitor.form(ACCOUNT_CALLS.passwordRetrieve, { email })).statusCode).toBe(200);
    // The work goes on after the answer; a call that waits for the same table comes after it.
    await new Promise((resolve) => setTimeout(resolve, 200));
    await mend();
    expect(await everything()).toEqual(before);
  }
  await database.sql`delete from limit_count`;
  await portal.visitor().form(ACCOUNT_CALLS.passwordRetrieve, { email });
  expect(await mailedToken(database.db, email, 'account-reset')).toHaveLength(43);
});
