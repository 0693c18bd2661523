import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { ACCOUNT_CALLS, PUSH_WORKER } from '@kvadrat/contracts/account';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { GOOD_PASSWORD, type TestVisitor } from '../accounts/testing/test-visitor';
import { createSavedPortal, type SavedPortal } from '../saved/testing/saved-portal';
import { carryPushOn } from './api';
import { deliverDuePushes, forgetOldPushes } from './deliver-pushes';
import { queuePush } from './queue-push';
import { SenderKeys } from './sender-key';
import { startPushService, type PushService } from './testing/push-service';
import { webPushRoutes } from './web-push.routes';

const PUSH = '/api-next/user/push/';
const publicUrl = (): string => 'https://kvadrat.example';
const database = withTestDatabase();
let portal: SavedPortal;
let service: PushService;

beforeAll(async () => {
  service = await startPushService();
  portal = await createSavedPortal(
    database,
    1,
    async (api, accounts) =>
      api.register(webPushRoutes, { db: database.db, accounts, publicUrl, pushServices: [service.origin] }),
    { sessionReplaced: (former, next) => carryPushOn(database.db, former, next) },
  );
});
afterAll(async () => {
  await portal.app.close();
  await service.close();
});
beforeEach(async () => {
  service.messages.length = 0;
  service.answer.status = 201;
  await database.sql`truncate push_outbox`;
});

const deliver = async (): Promise<unknown[]> => {
  const failures: unknown[] = [];
  await deliverDuePushes({
    db: database.db,
    keys: new SenderKeys(database.db, publicUrl),
    report: (error) => failures.push(error),
  });
  return failures;
};
const lastAccount = async (): Promise<number> => {
  const [row] = await database.sql<{ id: number }[]>`select max(id)::int as id from account`;
  return row?.id ?? 0;
};
const say =
  (title = 'Novo') =>
  () => ({ title, body: 'Stan', path: '/oglasi/7/' });
const queue = (accountId: number, key: string): Promise<void> =>
  database.db.transaction().execute((tx) => queuePush(tx, { accountId, key, say: say() }));
const browsers = async (): Promise<number> => {
  const [row] = await database.sql<{ n: number }[]>`select count(*)::int as n from push_subscription`;
  return row?.n ?? 0;
};

let names = 0;
async function subscribed(): Promise<{ who: TestVisitor; id: number; name: string; endpoint: string }> {
  const who = await portal.person();
  const name = `browser-${(names += 1)}`;
  const keys = service.browser(name);
  expect((await who.json(PUSH, keys, { method: 'PUT' })).statusCode).toBe(204);
  return { who, id: await lastAccount(), name, endpoint: keys.endpoint };
}

test('a browser that wants messages is sent them, sealed and signed, each once', async () => {
  const { who, id, name, endpoint } = await subscribed();
  const of = createHash('sha256').update(endpoint).digest('hex');
  expect((await who.get(`${PUSH}?of=${of}`)).json()).toEqual({
    publicKey: expect.stringMatching(/^[\w-]{87}$/),
    here: true,
  });
  expect((await who.get(PUSH)).json()).toMatchObject({ here: false });
  await queue(id, 'a');
  await queue(id, 'a');
  await Promise.all([deliver(), deliver()]);
  expect(service.messages).toMatchObject([
    {
      browser: name,
      message: { title: 'Novo', body: 'Stan', path: '/oglasi/7/', tag: 'a', lang: 'hr' },
      headers: { 'content-encoding': 'aes128gcm', ttl: '86400' },
    },
  ]);
  await queue(id, 'a');
  await deliver();
  expect(service.messages).toHaveLength(1);
  await database.sql`update push_outbox set queued_at = now() - interval '8 days'`;
  await forgetOldPushes(database.db);
  expect(await database.sql`select 1 from push_outbox`).toHaveLength(0);
});

test('whoever signs out is told nothing any more, nor who ends it, nor a browser that its service knows no more', async () => {
  const [out, ended, gone] = [await subscribed(), await subscribed(), await subscribed()];
  const before = await browsers();
  await out.who.form(ACCOUNT_CALLS.logout, {});
  expect((await ended.who.json(`${PUSH}end/`, { endpoint: ended.endpoint })).statusCode).toBe(204);
  expect(await browsers()).toBe(before - 2);
  for (const { id } of [out, ended, gone]) await queue(id, 'b');
  service.answer.status = 410;
  expect(await deliver()).toEqual([]);
  expect(await browsers()).toBe(before - 3);
  expect(service.messages).toEqual([]);
});

test('signing in anew in the same browser changes nothing for its owner; somebody else is told nothing', async () => {
  const { who, endpoint } = await subscribed();
  const { email } = (await who.user()) ?? { email: '' };
  expect((await who.login(email, GOOD_PASSWORD)).statusCode).toBe(200);
  const of = createHash('sha256').update(endpoint).digest('hex');
  expect((await who.get(`${PUSH}?of=${of}`)).json()).toMatchObject({ here: true });
  const before = await browsers();
  const other = await portal.person();
  expect((await who.login((await other.user())?.email ?? '', GOOD_PASSWORD)).statusCode).toBe(200);
  expect(await browsers()).toBe(before - 1);
});

test('what a service does not take is tried again, five times at most', async () => {
  const { id } = await subscribed();
  await queue(id, 'c');
  service.answer.status = 503;
  for (let turn = 1; turn <= 5; turn += 1) {
    expect(await deliver()).toEqual([]);
    const [row] = await database.sql<{ attempts: number; waits: boolean }[]>`
      select attempts, next_attempt_at is not null as waits from push_outbox`;
    expect(row).toEqual({ attempts: turn, waits: turn < 5 });
    await database.sql`update push_outbox set next_attempt_at = now() where next_attempt_at is not null`;
  }
});

test.each([
  [401, 'a stranger', {}],
  [400, 'another address', { endpoint: 'https://127.0.0.1/x' }],
  [400, 'no key', { browserKey: 'B'.repeat(87) }],
  [400, 'half a secret', { authSecret: 'abc' }],
])('%i: %s is refused', async (status, what, change) => {
  const who = what === 'a stranger' ? portal.visitor() : await portal.person();
  const before = await browsers();
  const answer = await who.json(PUSH, { ...service.browser(`refused-${what}`), ...change }, { method: 'PUT' });
  expect(answer.statusCode).toBe(status);
  expect(await browsers()).toBe(before);
});

test('a browser in which somebody else signs in is told of them alone', async () => {
  const first = await subscribed();
  const second = await portal.person();
  const keys = { ...service.browser(first.name), language: 'de' };
  expect((await second.json(PUSH, keys, { method: 'PUT' })).statusCode).toBe(204);
  await queue(first.id, 'd');
  await queue(await lastAccount(), 'd');
  await deliver();
  expect(service.messages.map(({ message }) => message.lang)).toEqual(['de']);
});

test('the worker is a script that pages lie outside of', async () => {
  const answer = await portal.app.inject(PUSH_WORKER);
  expect(answer.headers['content-type']).toMatch(/^text\/javascript/);
  expect(() => new Script(answer.body)).not.toThrow();
});
