import { withTestDatabase } from '../../platform/db/testing/test-database';
import type { TestVisitor } from '../accounts/testing/test-visitor';
import { createSecurityPortal, type SecurityPortal } from './testing/security-portal';

const CALL = '/api-next/user/security/';
const HOUR_MS = 3600_000;

const database = withTestDatabase();
let portal: SecurityPortal;

beforeAll(async () => {
  portal = await createSecurityPortal(database);
});
afterAll(() => portal.close());

interface Security {
  isFresh: boolean;
  sessions: { name: string; device: string; network: string; isThis: boolean }[];
  signIns: { service: string; device: string; network: string }[];
}
const read = async (visitor: TestVisitor): Promise<Security | null> =>
  (await visitor.get(CALL)).json<Security | null>();
const found = async (visitor: TestVisitor): Promise<Security> => {
  const security = await read(visitor);
  if (security === null) throw new Error('nobody is signed in');
  return security;
};

test('1.7-29 sessions are listed by browser, system and a network without its end, this one first', async () => {
  const { visitor, email } = await portal.owner();
  const other = await portal.signIn(email);
  const { sessions } = await found(other);
  expect(sessions.map(({ device, isThis }) => [device, isThis])).toEqual([
    ['Firefox, Linux', true],
    ['', false],
  ]);
  expect(sessions[0]?.network).toMatch(/^10\.\d+\.\d+\.0$/);
  expect((await found(visitor)).sessions.map(({ isThis }) => isThis)).toEqual([true, false]);
  expect(JSON.stringify(sessions)).not.toContain(other.cookies.get('IMMSESSID'));
});

test('1.7-29 a session ends by its name at once, and only of one’s own account', async () => {
  const { visitor, email } = await portal.owner();
  const other = await portal.signIn(email);
  const { visitor: stranger } = await portal.owner();
  const name = (await found(visitor)).sessions.find(({ isThis }) => !isThis)?.name ?? '';
  const end = async (by: TestVisitor) =>
    (await by.json(`${CALL}sessions/${name}/`, {}, { method: 'DELETE' })).statusCode;
  expect(await end(stranger)).toBe(404);
  expect(await other.user()).not.toBeNull();
  expect(await end(visitor)).toBe(204);
  expect(await other.user()).toBeNull();
  expect(await end(visitor)).toBe(404);
});

test('1.7-29 who ends a session announces the account, so that open pages ask who they are', async () => {
  const { visitor, email } = await portal.owner();
  await portal.signIn(email);
  const { id } = await database.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const name = (await found(visitor)).sessions.find(({ isThis }) => !isThis)?.name ?? '';
  let hear: (said: string) => void = () => undefined;
  const heard = new Promise<string>((resolve) => (hear = resolve));
  const { unlisten } = await database.sql.listen('changed_accounts', (said) => hear(said));
  await visitor.json(`${CALL}sessions/${name}/`, {}, { method: 'DELETE' });
  expect(await heard).toBe(String(id));
  await unlisten();
});

test('each sign-in stands in the history, the latest first; a new password is none', async () => {
  const { visitor, email } = await portal.owner();
  await portal.signIn(email);
  await portal.signIn(email);
  const { signIns } = await found(visitor);
  expect(signIns.map(({ service, device }) => [service, device])).toEqual([
    ['email', 'Firefox, Linux'],
    ['email', 'Firefox, Linux'],
    ['email', ''],
  ]);
});

test('1.7-28 a quarter of an hour after the sign-in dangerous changes ask for another one', async () => {
  const { visitor, email } = await portal.owner();
  const begin = async (by: TestVisitor) => await by.json(`${CALL}second-step/setup/`, {});
  expect((await begin(visitor)).statusCode).toBe(204);
  portal.later(HOUR_MS);
  expect((await found(visitor)).isFresh).toBe(false);
  const refused = await begin(visitor);
  expect([refused.statusCode, refused.json<{ data: { code: string } }>().data.code]).toEqual([403, 'sign-in-again']);
  await visitor.login(email, 'morska-sol 77');
  expect((await found(visitor)).isFresh).toBe(true);
  expect((await begin(visitor)).statusCode).toBe(204);
});

test('1.7-48 a stranger reads null and changes nothing, and so does a call without a token', async () => {
  const stranger = portal.newVisitor();
  expect(await read(stranger)).toBeNull();
  expect((await stranger.json(`${CALL}second-step/setup/`, {})).statusCode).toBe(401);
  const { visitor } = await portal.owner();
  expect((await visitor.json(`${CALL}second-step/setup/`, {}, { token: null })).statusCode).toBe(403);
});
