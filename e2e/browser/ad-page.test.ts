import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import type { Page } from 'playwright-core';
import { phonePath } from '@kvadrat/contracts/paths';
import { adOfEachKind, agencyMailbox, findAd, numberOf } from '../support/ad-page';
import { useBrowser } from '../support/browser';
import { FULL_RUN } from '../support/full-run';
import { cards, DEFAULT_LIST, waitForList, waitUntilAlive } from '../support/list-page';
import { portalOrigin } from '../support/portal-origin';

const visit = useBrowser();

/** Those whose pages have least in common; `npm run test:full` looks at every kind. */
const QUICK_KINDS: readonly string[] = ['a flat', 'land', 'an auction'];
const kindsToLookAt = async (): Promise<[kind: string, path: string][]> =>
  (await adOfEachKind()).filter(([kind]) => FULL_RUN || QUICK_KINDS.includes(kind));

/** What in the page is smaller than a finger. A card's link covers the whole card. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main a[href], main button, main summary')]
      .filter((target) => target.closest('h3') === null && target.checkVisibility())
      .flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        return width >= 44 && height >= 44
          ? []
          : [`${target.outerHTML.slice(0, 80)}: ${Math.round(width)} × ${Math.round(height)}`];
      }),
  );
}

test('each kind of ad: axe finds nothing, targets are as large as a finger, nothing scrolls sideways at 320 px', async () => {
  const { page, complaints } = await visit({ viewport: PHONE });
  const kinds = await kindsToLookAt();
  expect(kinds.length).toBeGreaterThanOrEqual(QUICK_KINDS.length);
  for (const [kind, path] of kinds) {
    await page.setViewportSize(PHONE);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect([kind, ...(await accessibilityProblems(page)), ...(await smallTargets(page))]).toEqual([kind]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect([kind, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([kind, 320]);
  }
  expect(complaints).toEqual([]);
}, 120_000);

test.each([
  ['390 px', PHONE],
  ['1440 px', DESKTOP],
])('at %s nothing jumps while an ad loads and is read (CLS ≤ 0.02)', async (_, viewport) => {
  const ad = await findAd(({ photos, status }) => photos.length > 4 && status === 'active');
  const { page } = await visit({ viewport });
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === false)
          Reflect.set(
            globalThis,
            'shift',
            Number(Reflect.get(globalThis, 'shift')) + Number(Reflect.get(entry, 'value')),
          );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(ad.path, { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 500) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))).toBeLessThanOrEqual(0.02);
});

test('the number of the advertiser is in no page before somebody asks; asking shows it and gives it the focus', async () => {
  const ad = await findAd(
    ({ contacts, advertiser }) => contacts.phone && contacts.email && advertiser.type === 'agenzia',
  );
  const phone = await numberOf(ad);
  const html = await (await fetch(portalOrigin() + ad.path)).text();
  expect(phone).toMatch(/^\+385 /);
  for (const page of [html, await (await fetch(`${portalOrigin()}/api-next/listings/${ad.id}/`)).text()]) {
    for (const secret of [phone, agencyMailbox(ad)]) expect(page).not.toContain(secret);
  }
  const { page } = await visit({ viewport: DESKTOP });
  await page.goto(ad.path);
  await waitUntilAlive(page);
  await page.getByRole('complementary').getByRole('button', { name: 'Prikaži telefon' }).press('Enter');
  const number = page.getByRole('complementary').getByRole('link', { name: phone });
  await number.waitFor();
  expect(await number.evaluate((link) => link === document.activeElement)).toBe(true);
});

test('with scripts off: the whole text, the contact, the photos and similar ads are there', async () => {
  const ad = await findAd(({ contacts, photos, status }) => contacts.phone && photos.length > 5 && status === 'active');
  const { page } = await visit({ javaScript: false });
  await page.goto(ad.path);
  expect(await page.locator('main img:visible').count()).toBeGreaterThan(4);
  expect(await page.locator('#slicni').isVisible()).toBe(true);
  const more = page.locator('main summary');
  if ((await more.count()) > 0) await more.click();
  const last = ad.description.trim().split('\n').at(-1)?.trim() ?? '';
  expect(await page.getByText(last.slice(0, 40)).first().isVisible()).toBe(true);
  await page.locator('aside button[type="submit"]').first().click();
  await page.waitForURL(`**${phonePath(ad.id)}`);
  expect(await page.locator('main a[href^="tel:"]').isVisible()).toBe(true);
});

test('R103 a sold ad says so, names nobody to call and leads on', async () => {
  const ad = await findAd(({ status }) => status === 'sold');
  const { page } = await visit({ javaScript: false });
  expect((await page.goto(ad.path))?.status()).toBe(200);
  expect(await page.getByText(/^(?:Prodano|Iznajmljeno)$/).isVisible()).toBe(true);
  expect(await page.locator('aside form, aside a:not([href^="/agencija/"])').count()).toBe(0);
  expect(await page.getByRole('link', { name: /^Svi oglasi: / }).isVisible()).toBe(true);
});

test('O-10 an ad without a shown price has none in its structured data and none in its own part of the page', async () => {
  const ad = await findAd(({ price }) => price.onRequest);
  const { page } = await visit({ javaScript: false });
  await page.goto(ad.path);
  // What other ads ask is told by them.
  const own = ['slicni', 'od-oglasivaca', 'cijena-usporedba', 'druge-ponude']
    .map((id) => `:not([aria-labelledby="${id}"])`)
    .join('');
  expect((await page.locator(`main section${own}, h1`).allInnerTexts()).join(' ')).not.toMatch(/€/);
  expect((await page.locator('script[type="application/ld+json"]').allTextContents()).join(' ')).not.toContain(
    '"price"',
  );
});

test('the way back leads to the list as it was left: filters, page and place', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await page.goto(`${DEFAULT_LIST}?prezzoMassimo=450000&pag=2`);
  await waitForList(page);
  await cards(page).nth(14).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await cards(page).nth(14).locator('a[href*="/oglasi/"]').first().click();
  await page.waitForURL('**/oglasi/**');
  await page.getByRole('link', { name: /^Natrag na popis/ }).click();
  await waitForList(page);
  expect(new URL(page.url()).search).toBe('?prezzoMassimo=450000&pag=2');
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 2, place);
});
