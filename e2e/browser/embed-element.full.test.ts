import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';
import { embeddedAds, waitForAds } from '../support/embedded';
import { useLegacySite } from '../support/php';
import { portalOrigin } from '../support/portal-origin';

const visit = useBrowser();
const site = useLegacySite();

test('under a strict policy the page’s nonce is enough, also for what is loaded later', async () => {
  const { page, complaints } = await visit();
  await page.goto(`${site()}/policy.php`);
  await waitForAds(page);
  await page.locator('#place').evaluate((element) => element.setAttribute('language', 'de'));
  await page.locator('#place [lang="de"] article').first().waitFor();
  expect(complaints).toEqual([]);
});

test('an element follows its attributes: search, language, theme', async () => {
  const { page, cdp } = await visit();
  await page.goto(`${site()}/clean.php?place=split&count=2`);
  await waitForAds(page);
  const set = (name: string, value: string) =>
    page
      .locator('#place')
      .evaluate((element, attribute) => element.setAttribute(...attribute), [name, value] as [string, string]);
  const first = await page.locator('#place h2').innerText();
  await set('contract', 'najam');
  await page.waitForFunction(
    (before) => document.querySelector('#place')?.shadowRoot?.querySelector('h2')?.textContent !== before,
    first,
  );
  await set('language', 'el');
  await page.locator('#place [lang="el"] article').first().waitFor();
  expect(await page.locator('#place a[href]').last().getAttribute('href')).toBe(
    `${portalOrigin()}/el/najam-stambene-nekretnine/split/`,
  );
  const background = () =>
    page.locator('#place [data-kvadrat-root]').evaluate((box) => getComputedStyle(box).backgroundColor);
  expect(await background()).toBe('rgb(255, 255, 255)');
  // What the page's garbage collector takes meanwhile must not be needed.
  await cdp.send('HeapProfiler.collectGarbage');
  await set('theme', 'dark');
  await page.waitForFunction(
    () => document.querySelector('#place')?.shadowRoot?.querySelector('[data-kvadrat-root="dark"]') !== null,
  );
  expect(await background()).not.toBe('rgb(255, 255, 255)');
});

test('scripts, styles and the API are asked for without cookies; links lead to the portal', async () => {
  const { page, context } = await visit();
  await context.addCookies([{ name: 'kvadrat_secret', value: '1', url: portalOrigin() }]);
  const cookies: string[] = [];
  page.on('request', (request) => {
    const loadedByUs =
      request.url().startsWith(portalOrigin()) &&
      !request.url().endsWith('/embed/kvadrat.v1.js') &&
      request.resourceType() !== 'image';
    if (loadedByUs)
      void request.allHeaders().then(
        ({ cookie }) => {
          if (cookie !== undefined) cookies.push(request.url());
        },
        () => undefined,
      );
  });
  await page.goto(`${site()}/clean.php?place=split&count=3`);
  await waitForAds(page);
  expect(cookies).toEqual([]);
  const links = await page
    .locator('#place a')
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href') ?? '', link.getAttribute('target'), link.getAttribute('rel')]),
    );
  expect(links).toHaveLength(4);
  for (const [href, target, rel] of links) {
    expect(href).toMatch(new RegExp(`^${portalOrigin()}/`));
    expect([target, rel]).toEqual(['_blank', 'noopener']);
  }
});

test.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
])('on a %s it fits, axe finds nothing, and every link is reached by keyboard', async (_, viewport) => {
  const { page } = await visit({ viewport });
  await page.goto(`${site()}/clean.php?place=split&count=3`);
  await waitForAds(page);
  expect(await accessibilityProblems(page, '#place')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const reached: string[] = [];
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    reached.push(
      await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.getAttribute('href') ?? ''),
    );
  }
  expect(reached).toEqual(
    await page.locator('#place a').evaluateAll((all) => all.map((link) => link.getAttribute('href'))),
  );
});

test('where ads cannot be had, the element says so and tries again when asked', async () => {
  const { page } = await visit({ expected: [/500/] });
  await page.route('**/api-next/search-list/**', (route) =>
    route.fulfill({ status: 500, body: '{}', headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(`${site()}/clean.php?place=split`);
  const again = page.locator('#place button');
  await again.waitFor();
  expect(await accessibilityProblems(page, '#place')).toEqual([]);
  expect(await page.locator('#place a').getAttribute('href')).toBe(
    `${portalOrigin()}/prodaja-stambene-nekretnine/split/`,
  );
  await page.unrouteAll();
  await again.press('Enter');
  await embeddedAds(page).first().waitFor();
});

test('a place nobody knows has no ads, and a way to the portal', async () => {
  const { page } = await visit();
  await page.goto(`${site()}/clean.php?place=nigdje`);
  await page.locator('#place [role="status"]').getByText('Trenutačno nema ovakvih oglasa').waitFor();
  expect(await page.locator('#place a').count()).toBe(1);
});
