import { DEFAULT_FLAGS, FLAG_NAMES } from '@kvadrat/contracts/flags';
import { LOCALES } from '@kvadrat/contracts/locales';
import { withTemporaryFolders } from '../../platform/db/testing/temporary-folder';
import type { FakeRelease } from '../registry/testing/fake-release';
import { createTestPortal, type TestPortal } from '../../edge/pages/testing/test-portal';
import { createFlagSource, type FlagSource } from './api';

// Render threads have to start, and the machine is shared with other suites.
jest.setTimeout(30_000);
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
  const portal = await createTestPortal({ folder: temporaryFolder(), releases: [SHELL, REMOTE], flags });
  portals.push(portal);
  await portal.settled();
  return portal;
}
afterAll(async () => {
  for (const portal of portals) await portal.app.close();
});

const flagsIn = (html: string, of: 'frame' | 'page'): unknown => JSON.parse(new RegExp(`<p>${of} (.*?)</p>`).exec(html)?.[1] ?? 'null');
const cookieOf = (headers: Record<string, unknown>): string => String(headers['set-cookie']).split(';')[0] ?? '';

describe('in development', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await portalWith(createFlagSource({ changes: { mortgageWidget: true }, flippable: true }));
  });

  const flip = (flag: string, state: string, headers: Record<string, string> = {}) =>
    portal.app.inject({
      method: 'POST',
      url: '/-/flags',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ flag, state }).toString(),
    });

  test('R204 frame and page are rendered under the flags of the server', async () => {
    const { payload, headers } = await portal.app.inject('/');
    const expected = { ...DEFAULT_FLAGS, mortgageWidget: true };
    expect([flagsIn(payload, 'frame'), flagsIn(payload, 'page')]).toEqual([expected, expected]);
    expect(headers['cache-control']).toContain('public');
  });

  test('R204 a browser flips a flag for itself, and its pages are its own', async () => {
    const flipped = await flip('auctions', 'on');
    expect([flipped.statusCode, flipped.headers['location']]).toEqual([303, '/-/flags']);
    expect(flipped.headers['set-cookie']).toBe('kvadrat_flags=auctions=on; Path=/; HttpOnly; SameSite=Lax');
    const { payload, headers } = await portal.app.inject({ url: '/', headers: { cookie: `a=1; ${cookieOf(flipped.headers)}` } });
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

  test.each(['/-/flags', '/-/flags/'])('R204 %s shows every flag as shipped, on the server and in the browser', async (url) => {
    const { statusCode, payload, headers } = await portal.app.inject({ url, headers: { cookie: 'kvadrat_flags=auctions=on', 'accept-language': 'xx, en-GB;q=0.9, de;q=0.1' } });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/html; charset=utf-8', 'private, no-cache']);
    expect(payload).toContain('<html lang="en">');
    for (const name of FLAG_NAMES) expect(payload).toContain(`<code>${name}</code>`);
    expect(payload).toContain('<code>auctions</code></th><td>off</td><td>off</td><td>on</td>');
    expect(payload).toContain('<code>mortgageWidget</code></th><td>off</td><td>on</td><td>on</td>');
    expect(payload).toContain('aria-label="Back to the server’s: Auctions"');
  });

  test.each(LOCALES)('the page of flags in %s holds nothing its policy forbids and names each button', async (locale) => {
    const { payload } = await portal.app.inject({ url: '/-/flags', headers: { 'accept-language': locale } });
    expect(payload).toContain(`<html lang="${locale}">`);
    expect(payload).not.toMatch(/<script|<style| style=/);
    const names = [...payload.matchAll(/<button[^>]* aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(FLAG_NAMES.length);
    expect(new Set(names).size).toBe(FLAG_NAMES.length);
  });

  test.each([[undefined, 'hr'], ['ja', 'hr'], ['de;q=0, it', 'it'], ['en;q=0.5, fr;q=0.8', 'fr'], ['pt-BR', 'pt']])('R1 the page of flags for %j is in %s', async (accepted, locale) => {
    const headers = accepted === undefined ? {} : { 'accept-language': accepted };
    expect((await portal.app.inject({ url: '/-/flags', headers })).payload).toContain(`<html lang="${locale}">`);
  });
});

describe('in production', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await portalWith(createFlagSource());
  });

  test.each(['GET', 'POST'] as const)('R204 %s /-/flags finds nobody', async (method) => {
    const answer = await portal.app.inject({ method, url: '/-/flags' });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined]);
  });

  test('R204 a cookie flips nothing', async () => {
    const { payload } = await portal.app.inject({ url: '/', headers: { cookie: 'kvadrat_flags=auctions=on' } });
    expect(flagsIn(payload, 'page')).toEqual(DEFAULT_FLAGS);
  });
});
