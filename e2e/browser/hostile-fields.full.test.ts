import type { ListingDetail } from '@kvadrat/contracts/api';
import { findAd } from '../support/ad-page';
import { useBrowser } from '../support/browser';
import { HOSTILE_TEXTS } from '../support/hostile-texts';
import { cards, waitForList } from '../support/list-page';

const visit = useBrowser();

/** Fields of an ad in which advertisers write, by name; feeds bring a few of them, so the answer of the call is changed instead. */
const WRITTEN = new Set([
  'title',
  'description',
  'reference',
  'name',
  'licence',
  'website',
  'label',
  'caseNumber',
  'permit',
  'address',
  'caption',
  'text',
  'phone',
]);

/** The same ad with the next hostile texts in every such field. */
function poison(value: unknown, next: () => string, key = ''): unknown {
  if (typeof value === 'string' && WRITTEN.has(key)) return next();
  // Where an ad states nothing, somebody may.
  if (value === null && WRITTEN.has(key)) return next();
  if (Array.isArray(value)) return value.map((item) => poison(item, next, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, poison(item, next, name)]));
  return value;
}

test('O-23 500 hostile texts as address, names of projects and units, licence, website, agent, place, case number of an auction: the page of the ad runs none of them', async () => {
  const kinds = await Promise.all(
    [
      ({ project }: ListingDetail) => project !== null,
      ({ auction }: ListingDetail) => auction !== null,
      ({ agent, advertiser }: ListingDetail) => agent !== null && advertiser.website !== null,
      ({ advertiser, status }: ListingDetail) => advertiser.type === 'privato' && status === 'active',
    ].map((wanted) => findAd(wanted)),
  );
  const { page, cdp } = await visit({ viewport: { width: 1440, height: 900 }, expected: [/.*/] });
  await cdp.send('Page.setBypassCSP', { enabled: true });
  await page.addInitScript(() => {
    Reflect.set(window, 'ran', () => Reflect.set(window, 'hasRun', true));
  });
  let used = 0;
  const next = (): string => HOSTILE_TEXTS[(used += 1) % HOSTILE_TEXTS.length] ?? '';
  let serving = kinds[0];
  await page.route(/\/api-next\/listings\/\d+\/(\?|$)/, (route) => route.fulfill({ json: poison(serving, next) }));
  await page.goto('/prodaja-stambene-nekretnine/');
  await waitForList(page);
  for (let round = 0; used < HOSTILE_TEXTS.length; round += 1) {
    // An ad that was opened before is not asked for again.
    expect(round).toBeLessThan(200);
    if (round > 0 && round % 20 === 0) {
      await page.goto(`/prodaja-stambene-nekretnine/?pag=${1 + round / 20}`);
      await waitForList(page);
    }
    serving = kinds[round % kinds.length];
    const link = cards(page)
      .nth(round % 20)
      .locator('a[href*="/oglasi/"]')
      .first();
    await link.click();
    await page.locator('#kvadrat-mf-listings h1').waitFor();
    // Parts that come later.
    await page.mouse.wheel(0, 20_000);
    await page.locator('[href^="https://"], footer').last().waitFor();
    expect(
      await page
        .locator(
          'main :is(script, iframe, object, embed, base, meta, [onerror], [onload], [onfocus], [ontoggle], [onbegin])',
        )
        .count(),
    ).toBe(0);
    for (const href of await page
      .locator('main a')
      .evaluateAll((links) => links.map((one) => (one instanceof HTMLAnchorElement ? one.protocol : ''))))
      expect(href).toMatch(/^(https?|tel|mailto):$|^$/);
    expect(await page.evaluate(() => Reflect.get(window, 'hasRun') === true)).toBe(false);
    await page.goBack();
    await waitForList(page);
  }
}, 900_000);
