import { setTimeout as pause } from 'node:timers/promises';
import { searchListings } from '../support/api';
import { useBrowser } from '../support/browser';
import { breakRemote, DEADLINE_MS, TRIED_FAILURES } from '../support/failures';
import { DEFAULT_LIST, readDownTo, readList, waitForList } from '../support/list-page';
import { publishBuilt } from '../support/releases';

const visit = useBrowser();

describe.each(TRIED_FAILURES)('mf-listings’ $name', (failure) => {
  afterAll(() => publishBuilt('mf-listings'));

  test('an ad opened by address reads fully, keeps its HTML, and its links work', async () => {
    const { page, complaints } = await breakRemote('mf-listings', failure, visit);
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
    const { page } = await breakRemote('mf-listings', failure, visit);
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
