import { setTimeout as pause } from 'node:timers/promises';
import type { Route } from 'playwright-core';
import { searchListings } from '../support/api';
import { useBrowser } from '../support/browser';
import { DEFAULT_LIST, readDownTo, readList, waitForList } from '../support/list-page';
import { publishAltered, publishBuilt } from '../support/releases';
import type { Visit } from '@kvadrat/tools/harness';

const visit = useBrowser();

/** Longest time from a click to the ad, in milliseconds. */
const DEADLINE_MS = 6000;

/** Messages a browser or the shell writes about files that do not come. */
const EXPECTED = [/mf-listings/, /MFE-/, /Failed to load/, /net::ERR/, /RUNTIME-/, /preload/, /broken on purpose/, /SyntaxError|Unexpected/];

interface Failure {
  name: string;
  /** What the network does to the remote's files. */
  network?: { files: RegExp; answer: (route: Route) => Promise<void> };
  /** What a deploy broke in the remote's entry. */
  entry?: (text: string) => string;
}

const SCRIPTS = /\/r\/mf-listings\/.*\.js/;

/** Puts code of ours between a release's container and whoever asks it for the page module. */
const wrapped = (member: string) => (text: string): string => `${text}
(() => {
  const container = kvadrat_mf_listings;
  const broken = (module) => ({ ...module, ${member} });
  kvadrat_mf_listings = { init: (...given) => container.init(...given), get: (name) => container.get(name).then((factory) => () => broken(factory())) };
})();`;

const FAILURES: readonly Failure[] = [
  { name: 'scripts answer 404', network: { files: SCRIPTS, answer: (route) => route.fulfill({ status: 404, body: 'not found' }) } },
  { name: 'scripts answer 500', network: { files: SCRIPTS, answer: (route) => route.fulfill({ status: 500, body: 'error' }) } },
  { name: 'scripts hang', network: { files: SCRIPTS, answer: () => new Promise(() => undefined) } },
  { name: 'entry has a syntax error', entry: () => 'var kvadrat_mf_listings = (;' },
  { name: 'mount throws', entry: wrapped("mount: () => { throw new Error('broken on purpose'); }") },
  { name: 'mount rejects', entry: wrapped("mount: () => Promise.reject(new Error('broken on purpose'))") },
];

async function breakListings({ network, entry }: Failure): Promise<Visit> {
  if (entry !== undefined) await publishAltered('mf-listings', { 'entry.js': entry });
  const visitor = await visit({ expected: EXPECTED });
  if (network !== undefined) await visitor.page.route(network.files, network.answer);
  return visitor;
}

describe.each(FAILURES)('mf-listings’ $name', (failure) => {
  afterAll(() => publishBuilt('mf-listings'));

  test('an ad opened by address reads fully, keeps its HTML, and its links work', async () => {
    const { page, complaints } = await breakListings(failure);
    const { results } = await searchListings('');
    const ad = results[0];
    await page.goto(ad?.path ?? '', { waitUntil: 'domcontentloaded' });
    const text = await page.locator('#kvadrat-mf-listings').innerText();
    expect(text.length).toBeGreaterThan(300);
    await page.waitForTimeout(DEADLINE_MS + 1000);
    expect(await page.locator('h1').innerText()).toContain(ad?.title);
    // The release before may have taken over and added to it; nothing may be gone.
    const now = await page.locator('#kvadrat-mf-listings').innerText();
    expect(text.split('\n').filter((line) => !now.includes(line))).toEqual([]);
    await page.locator('main a[href^="/prodaja-"]:visible, main a[href^="/najam-"]:visible').first().click();
    await waitForList(page);
    expect((await readList(page)).ads.length).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  test('an ad opened from the list appears within 6 s, by document navigation if need be, and Back works', async () => {
    const { page } = await breakListings(failure);
    await page.goto(DEFAULT_LIST);
    await waitForList(page);
    const link = await readDownTo(page, 3);
    const before = await readList(page);
    const href = (await link.getAttribute('href')) ?? '';
    const start = Date.now();
    await link.click();
    await page.waitForURL(`**${href}`, { waitUntil: 'commit' });
    await page.locator('#kvadrat-mf-listings h1').waitFor();
    expect(Date.now() - start).toBeLessThanOrEqual(DEADLINE_MS);
    await page.goBack();
    await waitForList(page);
    expect(await readList(page)).toEqual(before);
  });
});

test('style sheets of mf-listings that come 2 s late delay an ad opened from the list, and it never shows without them', async () => {
  const { page } = await visit();
  await page.route(/\/r\/mf-listings\/.*\.css/, async (route) => {
    await pause(2000);
    await route.continue().catch(() => undefined);
  });
  await page.goto(DEFAULT_LIST);
  await waitForList(page);
  await (await readDownTo(page, 3)).click();
  // Looked at in frames that are drawn: a document that waits for its styles draws none.
  const sheets = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.querySelector('#kvadrat-mf-listings h1') === null) requestAnimationFrame(look);
          else resolve([...document.styleSheets].filter(({ href }) => href?.includes('/mf-listings/')).length);
        };
        requestAnimationFrame(look);
      }),
  );
  expect(sheets).toBeGreaterThan(0);
});
