import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageDeps } from '../../../app';
import { adRemote, LIST, SHELL } from '../../../edge/pages/testing/sample-releases';
import { createTestPortal, type TestPortal } from '../../../edge/pages/testing/test-portal';
import { linkedPeers } from '../../../platform/cluster/testing/linked-peers';
import { Breaker, parseBreakages } from './breaker';
import { BREAKAGES, type Breakage } from './broken-release';

const RELEASE = '1.0.0-00000001';
const folder = mkdtempSync(join(tmpdir(), 'kvadrat-breaker-'));
const breaker = new Breaker();
let developers: TestPortal;
let production: TestPortal;
let portal: TestPortal;

beforeAll(async () => {
  const start = (pages: Partial<PageDeps>): Promise<TestPortal> =>
    createTestPortal({
      folder,
      releases: [SHELL, LIST, adRemote("return page('sound page');")],
      pages: { ...pages, renderWorkMs: 1500 },
    });
  developers = await start({ breaker });
  production = await start({});
  await Promise.all([developers.settled(), production.settled()]);
});
beforeEach(() => {
  portal = developers;
  breaker.forAll.clear();
});
afterAll(async () => {
  await Promise.all([developers.app.close(), production.app.close()]);
  rmSync(folder, { recursive: true });
});

/** A page as soon as there is time for one: on a machine with other work a thread that starts may be late, which is 503. */
async function page(breakage?: Breakage): Promise<string> {
  for (;;) {
    const { statusCode, headers, body } = await portal.app.inject({
      url: '/oglasi/7/',
      headers: breakage === undefined ? {} : { cookie: `kvadrat_break=mf-ad:${breakage}` },
    });
    // What a release itself is guilty of says to come back later than what was late.
    const isGuilty = breakage?.startsWith('server-') === true && headers['retry-after'] === '30';
    if (statusCode !== 503 || isGuilty) return body;
  }
}
const file = (breakage: Breakage, name: string) => portal.app.inject(`/r/mf-ad/${RELEASE}.broken-${breakage}/${name}`);

it('D5 breaks the entry of a remote for one browser, with the hash browsers check', async () => {
  for (const breakage of ['syntax', 'throw'] as const) {
    const html = await page(breakage);
    const [, integrity] =
      new RegExp(`entry\\.js" fetchpriority="low" integrity="([^"]+)"[^>]*>`).exec(
        html.slice(html.indexOf(`/r/mf-ad/${RELEASE}.broken-${breakage}/`)),
      ) ?? [];
    const { body, headers } = await file(breakage, 'entry.js');
    expect(integrity).toBe(`sha384-${createHash('sha384').update(body).digest('base64')}`);
    expect(headers['cache-control']).toBe('no-store');
    expect(html).toContain('sound page');
  }
  expect(await page()).not.toContain('broken');
});

it('D5 breaks answers, and leaves what is not broken to the sound release', async () => {
  expect((await file('missing', 'entry.js')).statusCode).toBe(404);
  expect((await file('error', 'entry.js')).statusCode).toBe(500);
  for (const breakage of BREAKAGES.filter((one) => one !== 'styles')) {
    expect((await file(breakage, 'app.js')).headers.location).toBe(`/r/mf-ad/${RELEASE}/app.js`);
  }
});

it('D5 a server bundle that is broken on purpose costs its page the HTML and nothing else', async () => {
  for (const breakage of ['server-throw', 'server-loop'] as const) {
    const html = await page(breakage);
    expect(html).toContain('data-remote="mf-ad"></div>');
    expect(await page()).toContain('sound page');
  }
});

it('D5 breaks a remote for everybody until it is mended, and never the shell', async () => {
  breaker.forAll.set('mf-ad', 'hang').set('shell', 'syntax');
  expect(await page()).toContain('.broken-hang/entry.js');
  expect(await page()).not.toContain('shell/1.0.0-00000001.broken');
  breaker.forAll.delete('mf-ad');
  expect(await page()).not.toContain('broken-hang');
});

it('D5 what is broken for everybody is broken in every process, also in one that starts later', async () => {
  const [one, two, late] = linkedPeers(3);
  const first = new Breaker(one);
  const second = new Breaker(two);
  const switched = jest.fn();
  second.onSwitch = switched;
  first.forAll.set('mf-ad', 'hang');
  await first.tellAll();
  expect([...second.forAll]).toEqual([['mf-ad', 'hang']]);
  expect(switched).toHaveBeenCalledTimes(1);
  const third = new Breaker(late);
  await new Promise(setImmediate);
  expect([...third.forAll]).toEqual([['mf-ad', 'hang']]);
  second.forAll.clear();
  await second.tellAll();
  expect(first.forAll.size + third.forAll.size).toBe(0);
});

it('D5 in production no cookie and no address breaks anything', async () => {
  portal = production;
  for (const breakage of BREAKAGES) {
    expect(await page(breakage)).not.toContain('broken');
    expect((await file(breakage, 'entry.js')).statusCode).toBe(404);
  }
});

it('D5 reads of a cookie only what is a breakage', () => {
  expect([...parseBreakages('mf-a:syntax,mf-b:nothing,,:,mf-c:hang:x')]).toEqual([
    ['mf-a', 'syntax'],
    ['mf-c', 'hang'],
  ]);
});
