import { searchListings } from '../support/api';
import { useBrowser } from '../support/browser';
import { breakRemote, DEADLINE_MS, FAILURES } from '../support/failures';
import { cards, DEFAULT_LIST, readDownTo, readList } from '../support/list-page';
import { publishBuilt } from '../support/releases';

const visit = useBrowser();

describe.each(FAILURES)('mf-search’s $name', (failure) => {
  afterAll(() => publishBuilt('mf-search'));

  test('a list opened by address keeps its ads, its form asks the server, and its links work', async () => {
    const { page, complaints } = await breakRemote('mf-search', failure, visit);
    await page.goto(DEFAULT_LIST, { waitUntil: 'domcontentloaded' });
    const before = await readList(page);
    expect(before.ads).toHaveLength(25);
    await page.waitForTimeout(DEADLINE_MS + 1000);
    expect(await readList(page)).toEqual(before);
    const price = page.locator('main form[role="search"] input[name="prezzoMassimo"]');
    if (!(await price.isVisible())) await page.locator('main [popovertarget]').first().click();
    await price.fill('250000');
    await price.press('Enter');
    await page.waitForURL(/prezzoMassimo=250000/, { waitUntil: 'commit' });
    await cards(page).first().waitFor();
    const link = await readDownTo(page, 3);
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`**${href}`, { waitUntil: 'commit' });
    await page.locator('#kvadrat-mf-listings h1').waitFor();
    expect(complaints).toEqual([]);
  });

  test('a list opened from an ad appears within 6 s, by document navigation if need be, and Back works', async () => {
    const { page } = await breakRemote('mf-search', failure, visit);
    const [ad] = (await searchListings('')).results;
    if (ad === undefined) throw new Error('the portal has no ads');
    await page.goto(ad.path);
    await page.locator('#kvadrat-mf-listings h1').waitFor();
    const start = Date.now();
    await page.locator('main a[href^="/prodaja-"]:visible').first().click();
    await page.waitForURL(/\/prodaja-/, { waitUntil: 'commit' });
    await cards(page).first().waitFor();
    expect(Date.now() - start).toBeLessThanOrEqual(DEADLINE_MS);
    await page.goBack();
    await page.waitForURL(`**${ad.path}`, { waitUntil: 'commit' });
    await page.locator('#kvadrat-mf-listings h1').waitFor();
    expect(await page.locator('h1').innerText()).toContain(ad.title);
  });
});
