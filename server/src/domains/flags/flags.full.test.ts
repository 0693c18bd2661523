import type { FlagStates } from '@kvadrat/contracts/api';
import { DEFAULT_FLAGS, FLAG_NAMES } from '@kvadrat/contracts/flags';
import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import type { FakeRelease } from '../registry/testing/fake-release';
import { createTestPortal, type TestPortal } from '../../edge/pages/testing/test-portal';
import { createFlagSource, flagsRoutes, type FlagSource } from './api';

const temporaryFolder = withTemporaryFolders();

const SHELL: FakeRelease = {
  name: 'shell',
  role: 'shell',
  server: `exports.renderFrame = async ({ flags }) => ({
    html: '<p>frame ' + JSON.stringify(flags) + '</p><main><!--kvadrat-outlet--></main>', head: { title: 'x', description: '', canonical: '' } });`,
};
const REMOTE: FakeRelease = {
  name: 'mf-flags',
  routes: [{ name: 'home', pattern: '/' }],
  server: `exports.render = async (_request, { flags }) => ({
    status: 200, html: '<p>page ' + JSON.stringify(flags) + '</p>', head: { title: 'x', description: '', canonical: '/' }, data: null });`,
};

const portals: TestPortal[] = [];
async function portalWith(flags: FlagSource): Promise<TestPortal> {
  const portal = await createTestPortal({
    folder: temporaryFolder(),
    releases: [SHELL, REMOTE],
    flags,
    registerApi: async (api) => {
      await api.register(flagsRoutes, { flags });
    },
  });
  portals.push(portal);
  await portal.settled();
  return portal;
}
afterAll(async () => {
  for (const portal of portals) await portal.app.close();
});

const flagsIn = (html: string, of: 'frame' | 'page'): unknown =>
  JSON.parse(new RegExp(`<p>${of} (.*?)</p>`).exec(html)?.[1] ?? 'null');
const cookieOf = (headers: Record<string, unknown>): string => String(headers['set-cookie']).split(';')[0] ?? '';

describe('in development', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await portalWith(createFlagSource({ changes: { mortgageWidget: true }, flippable: true }));
  });

  const flip = (flag: string, state: string, headers: Record<string, string> = {}) =>
    portal.app.inject({ method: 'PUT', url: `/api-next/staff/flags/${flag}/`, headers, payload: { state } });

  test('R204 frame and page are rendered under the flags of the server', async () => {
    const { payload, headers } = await portal.app.inject('/');
    const expected = { ...DEFAULT_FLAGS, mortgageWidget: true };
    expect([flagsIn(payload, 'frame'), flagsIn(payload, 'page')]).toEqual([expected, expected]);
    expect(headers['cache-control']).toContain('public');
  });

  test('R204 a browser flips a flag for itself, and its pages are its own', async () => {
    const flipped = await flip('auctions', 'on');
    expect(flipped.statusCode).toBe(204);
    expect(flipped.headers['set-cookie']).toBe('kvadrat_flags=auctions=on; Path=/; HttpOnly; SameSite=Lax');
    const { payload, headers } = await portal.app.inject({
      url: '/',
      headers: { cookie: `a=1; ${cookieOf(flipped.headers)}` },
    });
    const expected = { ...DEFAULT_FLAGS, mortgageWidget: true, auctions: true };
    expect([flagsIn(payload, 'frame'), flagsIn(payload, 'page')]).toEqual([expected, expected]);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(flagsIn((await portal.app.inject('/')).payload, 'page')).toMatchObject({ auctions: false });
  });

  test('R204 flips add up and are taken back', async () => {
    const both = await flip('aiSearch', 'off', { cookie: 'kvadrat_flags=auctions=on' });
    expect(cookieOf(both.headers)).toBe('kvadrat_flags=aiSearch=off,auctions=on');
    const one = await flip('auctions', 'shipped', { cookie: cookieOf(both.headers) });
    expect(cookieOf(one.headers)).toBe('kvadrat_flags=aiSearch=off');
    const none = await flip('aiSearch', 'shipped', { cookie: cookieOf(one.headers) });
    expect(none.headers['set-cookie']).toBe('kvadrat_flags=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 'auctions', 'on', 403],
    ['a neighbour site', { 'sec-fetch-site': 'same-site' }, 'auctions', 'on', 403],
    ['an unknown flag', {}, 'toString', 'on', 400],
    ['an unknown state', {}, 'auctions', 'maybe', 400],
  ])('R204 %s flips nothing', async (_who, headers, flag, state, status) => {
    const answer = await flip(flag, state, headers);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([status, undefined]);
  });

  test('R204 every flag is told as shipped, on the server and in the browser', async () => {
    const { statusCode, headers, ...answer } = await portal.app.inject({
      url: '/api-next/staff/flags/',
      headers: { cookie: 'kvadrat_flags=auctions=on' },
    });
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    const { flags }: FlagStates = answer.json();
    expect(flags.map(({ name }) => name)).toEqual(FLAG_NAMES);
    expect(flags).toContainEqual({ name: 'auctions', shipped: false, deployed: false, flipped: true });
    expect(flags).toContainEqual({ name: 'mortgageWidget', shipped: false, deployed: true, flipped: null });
  });
});

describe('in production', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await portalWith(createFlagSource());
  });

  test.each([
    ['GET', ''],
    ['PUT', 'auctions/'],
  ] as const)('R204 %s …/staff/flags/%s finds nobody', async (method, path) => {
    const answer = await portal.app.inject({
      method,
      url: `/api-next/staff/flags/${path}`,
      ...(method === 'PUT' ? { payload: { state: 'on' } } : {}),
    });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined]);
  });

  test('R204 a cookie flips nothing', async () => {
    const { payload } = await portal.app.inject({ url: '/', headers: { cookie: 'kvadrat_flags=auctions=on' } });
    expect(flagsIn(payload, 'page')).toEqual(DEFAULT_FLAGS);
  });
});
