import { randomUUID } from 'node:crypto';
import { REPLAY_MAX_BYTES } from '@kvadrat/contracts/tracking';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import type { TestVisitor } from '../accounts/testing/test-visitor';
import { StaffDoor } from '../operations/api';
import { createSavedPortal, type SavedPortal } from '../saved/testing/saved-portal';
import { isSampled } from './is-sampled';
import { replaysRoutes } from './replays.routes';
import { eraseWithdrawn, forgetReplays } from './replays.store';
import { staffReplaysRoutes } from './staff-replays.routes';

const CALL = '/api-next/user/replays/';
const STAFF = '/api-next/staff/replays/';
const database = withTestDatabase();

let portal: SavedPortal;

beforeAll(async () => {
  portal = await createSavedPortal(database, 1, async (api, accounts) => {
    const { db } = database;
    await api.register(replaysRoutes, { db, accounts, replayPercent: 100 });
    await api.register(staffReplaysRoutes, { db, staff: new StaffDoor({ db, open: true, secure: () => false }) });
  });
}, 60_000);
afterAll(() => portal.app.close());

/** Somebody signed in who has chosen. */
async function person(letters = 'r', receipt: string = randomUUID()): Promise<TestVisitor> {
  const browser = await portal.person();
  browser.cookies.set('kvadrat_consent', `1.${letters}.${receipt}`);
  return browser;
}

const begin = async (browser: TestVisitor): Promise<string> =>
  (await browser.json(CALL, {})).json<{ id: string | null }>().id ?? '';
const move = { type: 3, timestamp: 1, data: { source: 3, id: 1, x: 0, y: 9 } };
const typed = { type: 3, timestamp: 2, data: { source: 5, id: 1, text: 'Dobar dan', isChecked: false } };
const send = (browser: TestVisitor, id: string, number: number, events: unknown[]) =>
  browser.json(`${CALL}${id}/parts/`, { number, events });
const list = async (): Promise<string[]> =>
  (await portal.app.inject(STAFF)).json<{ replays: { id: string }[] }>().replays.map(({ id }) => id);

test('R194 a recording is kept in parts, each once, without a word, and the staff sees and deletes it', async () => {
  const ana = await person();
  const id = await begin(ana);
  expect(id).not.toBe('');
  expect(await list()).not.toContain(id);
  for (const [number, events] of [
    [0, [move]],
    [1, [typed, { type: 6, data: 'Ana' }]],
    [1, [move, move]],
  ] as const)
    expect((await send(ana, id, number, [...events])).statusCode).toBe(204);
  expect(await list()).toContain(id);
  const { parts } = (await portal.app.inject(`${STAFF}${id}/`)).json<{ parts: string[] }>();
  expect(parts.map((part) => JSON.parse(part) as unknown)).toEqual([
    [move],
    [{ ...typed, data: { ...typed.data, text: '***** ***' } }],
  ]);
  const deletion = { method: 'DELETE', url: `${STAFF}${id}/`, headers: { 'sec-fetch-site': 'same-origin' } } as const;
  expect((await portal.app.inject(deletion)).statusCode).toBe(204);
  expect((await portal.app.inject(deletion)).statusCode).toBe(404);
  expect((await send(ana, id, 2, [move])).statusCode).toBe(404);
});

test('R194 nobody is recorded who has not agreed, who is not signed in, or by somebody else', async () => {
  expect(await begin(await person('fam'))).toBe('');
  expect((await portal.visitor().json(CALL, {})).statusCode).toBeGreaterThanOrEqual(400);
  const ana = await person();
  const id = await begin(ana);
  expect((await send(await person(), id, 0, [move])).statusCode).toBe(404);
  ana.cookies.set('kvadrat_consent', `1.fam.${randomUUID()}`);
  expect((await send(ana, id, 0, [move])).statusCode).toBe(403);
});

test.each([{ number: -1, events: [] }, { number: 0 }, {}])('R194 %j is no part', async (body) => {
  const ana = await person();
  const answer = await ana.json(`${CALL}${await begin(ana)}/parts/`, body);
  expect(answer.statusCode).toBe(400);
});

test('R194 a recording grows no larger than it may', async () => {
  const ana = await person();
  const id = await begin(ana);
  await database.db.updateTable('replay').set({ bytes: REPLAY_MAX_BYTES }).where('id', '=', id).execute();
  expect((await send(ana, id, 0, [move])).statusCode).toBe(409);
});

test('R194 a withdrawal deletes what was recorded, also after a choice in between; who still agrees keeps it', async () => {
  const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
  const kept = await begin(await person('r', third));
  const id = await begin(await person('r', first));
  const choose = (receipt: string, previous: string, replay: boolean) =>
    database.db
      .insertInto('consent_receipt')
      .values({
        id: receipt,
        previous,
        version: 1,
        language: 'hr',
        method: 'settings',
        functional: false,
        analytics: false,
        marketing: false,
        replay,
      })
      .execute();
  await choose(second, first, true);
  await eraseWithdrawn(database.db);
  const ids = async (): Promise<string[]> =>
    (await database.db.selectFrom('replay').select('id').execute()).map((row) => row.id);
  expect(await ids()).toEqual(expect.arrayContaining([id, kept]));
  await choose(randomUUID(), second, false);
  await eraseWithdrawn(database.db);
  expect(await ids()).not.toContain(id);
  expect(await ids()).toContain(kept);
});

test('R194 recordings go with their account, and after thirty days', async () => {
  const ana = await person();
  const id = await begin(ana);
  await forgetReplays(database.db, new Date(Date.now() + 29 * 86_400_000));
  expect(await database.db.selectFrom('replay').select('id').where('id', '=', id).execute()).toHaveLength(1);
  await forgetReplays(database.db, new Date(Date.now() + 31 * 86_400_000));
  expect(await database.db.selectFrom('replay').selectAll().execute()).toEqual([]);
});

test('R194 half of all sessions are recorded, each always or never', () => {
  const sessions = Array.from({ length: 4000 }, () => randomUUID());
  const share = sessions.filter((session) => isSampled(session, 50)).length / sessions.length;
  expect(share).toBeGreaterThan(0.46);
  expect(share).toBeLessThan(0.54);
  expect(sessions.every((session) => isSampled(session, 100) && !isSampled(session, 0))).toBe(true);
  expect(sessions.every((session) => isSampled(session, 50) === isSampled(session, 50))).toBe(true);
});
