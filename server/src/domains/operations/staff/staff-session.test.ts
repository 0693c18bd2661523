import type { FastifyInstance } from 'fastify';
import { withTestDatabase } from '../../../platform/db/testing/test-database';
import { operateRegistry } from '../../registry/api';
import { cookieOf, createStaffCalls, OWN_SITE, signInBy, staffToken } from '../testing/staff-portal';

const database = withTestDatabase();
const SESSION = '/api-next/staff/session/';
const WRONG = 'kvt_12345678_0123456789012345678901234567890123456789012';
const nothing = (): void => undefined;

let app: FastifyInstance;
const sessionOf = async (cookie?: string): Promise<unknown> =>
  (await app.inject({ url: SESSION, headers: cookie === undefined ? {} : { cookie } })).json();

beforeEach(async () => {
  app = await createStaffCalls(database.db, true, nothing);
});
afterEach(async () => {
  await app.close();
  await database.sql`truncate staff_session`;
});

test('D5 an operator signs in by a token, for eight hours, at all addresses of the portal and out of the reach of scripts and other sites', async () => {
  expect(await sessionOf()).toBeNull();
  const answer = await signInBy(app, ` ${await staffToken(database.db, 'Iva')} `);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([204, 'private, no-store']);
  const [given, earlier] = [answer.headers['set-cookie'] ?? []].flat();
  expect(given).toMatch(/^kvadrat_staff=[\w-]{43}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict$/);
  // A session from before would be sent first, and be taken for the one that counts.
  expect(earlier).toBe('kvadrat_staff=; Path=/-/; Max-Age=0; HttpOnly; SameSite=Strict');
  const cookie = cookieOf(answer);
  expect(await sessionOf(cookie)).toEqual({ who: 'Iva', open: false });
  const [stored] = await database.sql`select digest from staff_session`;
  expect(cookie).not.toContain(stored?.['digest']);
  await database.sql`update registry_token set revoked_at = now()`;
  expect(await sessionOf(cookie)).toBeNull();
});

test('D5 by https the cookie is for https alone', async () => {
  const secure = await createStaffCalls(database.db, true, nothing, true);
  for (const cookie of [(await signInBy(secure, await staffToken(database.db))).headers['set-cookie'] ?? []].flat())
    expect(cookie).toMatch(/; Secure$/);
  await secure.close();
});

test('D5 signing out ends the session', async () => {
  const cookie = cookieOf(await signInBy(app, await staffToken(database.db)));
  const out = await app.inject({ method: 'DELETE', url: SESSION, headers: { ...OWN_SITE, cookie } });
  expect([out.statusCode, String(out.headers['set-cookie'])]).toEqual([
    204,
    expect.stringMatching(/^kvadrat_staff=; Path=\/; Max-Age=0;/),
  ]);
  expect(await sessionOf(cookie)).toBeNull();
});

test('D5 other sites neither sign in nor out', async () => {
  const cookie = cookieOf(await signInBy(app, await staffToken(database.db)));
  const headers = { 'sec-fetch-site': 'cross-site', cookie };
  expect(
    (await app.inject({ method: 'POST', url: SESSION, headers, payload: { secret: await staffToken(database.db) } }))
      .statusCode,
  ).toBe(403);
  expect((await app.inject({ method: 'DELETE', url: SESSION, headers })).statusCode).toBe(403);
  expect(await sessionOf(cookie)).not.toBeNull();
});

test('D5 a team’s token opens nothing, and trying tokens is limited, which keeps nobody of the staff out', async () => {
  const lines: string[] = [];
  await operateRegistry(
    database.db,
    { words: ['token', 'issue', 'mf-a'], options: { staff: false, days: '7', hours: '8' } },
    (line) => lines.push(line),
  );
  const team = /kvt_\S+/.exec(lines.join())?.[0] ?? '';
  expect((await signInBy(app, team)).json()).toMatchObject({ data: { problems: { secret: 'wrong-token' } } });
  const answers = [];
  for (let attempt = 0; attempt < 5; attempt += 1) answers.push((await signInBy(app, WRONG)).statusCode);
  expect(answers).toEqual([422, 422, 422, 422, 429]);
  expect((await signInBy(app, await staffToken(database.db, 'Mia'))).statusCode).toBe(204);
});

test('D5 on a development server everybody is of the staff', async () => {
  const open = await createStaffCalls(database.db, false, nothing);
  expect((await open.inject(SESSION)).json()).toEqual({ who: 'development', open: true });
  await open.close();
});
