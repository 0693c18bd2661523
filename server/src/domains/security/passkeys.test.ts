import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { createSecurityPortal, type SecurityPortal } from './testing/security-portal';
import { SoftPasskey } from './testing/soft-passkey';

const CALL = '/api-next/user/security/';
const ORIGIN = 'http://localhost:8080';

const database = withTestDatabase();
let portal: SecurityPortal;

beforeAll(async () => {
  portal = await createSecurityPortal(database);
});
afterAll(() => portal.close());

type Visitor = ReturnType<SecurityPortal['newVisitor']>;

function optionsOf(answer: { json: <T>() => T }): { challenge: string } {
  const options: { challenge: string } = JSON.parse(answer.json<{ options: string }>().options);
  return options;
}

async function add(visitor: Visitor, passkey: SoftPasskey, origin = ORIGIN): Promise<number> {
  const { challenge } = optionsOf(await visitor.json(`${CALL}passkeys/options/`, {}));
  const credential = passkey.create(challenge, origin);
  return (await visitor.json(`${CALL}passkeys/`, { title: 'Laptop', credential })).statusCode;
}

async function enter(visitor: Visitor, passkey: SoftPasskey, origin = ORIGIN): Promise<number> {
  const { challenge } = optionsOf(await visitor.form(ACCOUNT_CALLS.passkeyOptions, {}));
  return (await visitor.form(ACCOUNT_CALLS.passkeySignIn, { credential: passkey.sign(challenge, origin) })).statusCode;
}

async function withPasskey() {
  const { visitor, email } = await portal.owner();
  const passkey = new SoftPasskey('localhost');
  expect(await add(visitor, passkey)).toBe(204);
  return { visitor, email, passkey };
}

test('a passkey that was added opens its account, and no other way round it is', async () => {
  const { email, passkey } = await withPasskey();
  const visitor = portal.newVisitor();
  expect(await enter(visitor, passkey)).toBe(200);
  expect(await visitor.user()).toMatchObject({ email });
  expect(await enter(portal.newVisitor(), new SoftPasskey('localhost'))).toBe(401);
});

test('an answer for another site, for another host, or without a finger or a code adds nothing and opens nothing', async () => {
  const { visitor } = await portal.owner();
  expect(await add(visitor, new SoftPasskey('localhost'), 'https://evil.example')).toBe(422);
  expect(await add(visitor, new SoftPasskey('evil.example'))).toBe(422);
  expect(await add(visitor, new SoftPasskey('localhost', { isVerified: false }))).toBe(422);
  const { passkey } = await withPasskey();
  expect(await enter(portal.newVisitor(), passkey, 'https://evil.example')).toBe(401);
});

test('1.7-34 what was signed opens once, in the browser that was asked', async () => {
  const { passkey } = await withPasskey();
  const visitor = portal.newVisitor();
  const { challenge } = optionsOf(await visitor.form(ACCOUNT_CALLS.passkeyOptions, {}));
  const credential = passkey.sign(challenge, ORIGIN);
  const other = portal.newVisitor();
  expect((await other.form(ACCOUNT_CALLS.passkeySignIn, { credential })).statusCode).toBe(401);
  expect((await visitor.form(ACCOUNT_CALLS.passkeySignIn, { credential })).statusCode).toBe(200);
  expect((await visitor.form(ACCOUNT_CALLS.passkeySignIn, { credential })).statusCode).toBe(401);
});

test('the last way in stays: a passkey without password or provider cannot be removed, one beside it can', async () => {
  const { visitor, email, passkey } = await withPasskey();
  await database.db.updateTable('account').set({ password_hash: null }).where('email', '=', email).execute();
  const listed = async () =>
    (await visitor.get(CALL)).json<{ passkeys: { handle: string; removable: boolean }[] }>().passkeys;
  const remove = async (handle = '') =>
    (await visitor.json(`${CALL}passkeys/${handle}/`, {}, { method: 'DELETE' })).statusCode;
  const [only] = await listed();
  expect(only?.removable).toBe(false);
  expect(await remove(only?.handle)).toBe(409);
  expect(await add(visitor, new SoftPasskey('localhost'))).toBe(204);
  expect((await listed()).map(({ removable }) => removable)).toEqual([true, true]);
  expect(await remove(only?.handle)).toBe(204);
  expect(await enter(portal.newVisitor(), passkey)).toBe(401);
});

test('1.7-28 a passkey is added by who has signed in a moment ago', async () => {
  const { visitor } = await portal.owner();
  portal.later(3600_000);
  expect((await visitor.json(`${CALL}passkeys/options/`, {})).statusCode).toBe(403);
});
