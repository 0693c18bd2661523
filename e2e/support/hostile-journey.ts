import type { SearchListResponse } from '@kvadrat/contracts/api';
import { adSheetPath } from '@kvadrat/contracts/paths';
import type { Visit } from '@kvadrat/tools/harness';
import { HOSTILE_LIST, SECRET_POINT } from './hostile-ads';
import { waitForList } from './list-page';
import { portalOrigin } from './portal-origin';

const JSON_LD = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

interface Ad {
  path: string;
  id: number;
  title: string;
}

/** As a page shows it: runs of white space are one. */
export const shown = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Reads all pages of the list of hostile ads in a browser without the page's policy, so that nothing but escaping stands
 * between text and page. @returns those among its ads that have these titles, as the API tells them
 */
export async function readHostileList({ page, cdp }: Visit, wanted: readonly string[]): Promise<Ad[]> {
  const known = new Set(wanted.map(shown));
  // Off, so that nothing but the page's own care stands between a text and a script.
  await cdp.send('Page.setBypassCSP', { enabled: true });
  await page.addInitScript(() => {
    Reflect.set(window, 'ran', () => Reflect.set(window, 'hasRun', true));
  });
  const ads: Ad[] = [];
  for (let number = 1, last = 1; number <= last; number++) {
    const answer = await fetch(
      `${portalOrigin()}/api-next/search-list/listings/?path=${encodeURIComponent(HOSTILE_LIST)}&pag=${number}`,
    );
    const { results, maxPages }: SearchListResponse = await answer.json();
    last = maxPages;
    await page.goto(`${HOSTILE_LIST}?pag=${number}`);
    await waitForList(page);
    const titles = (await page.locator('main article a[href*="/oglasi/"]').allTextContents()).map(shown);
    for (const { id, path, title } of results) {
      expect(titles).toContain(shown(title));
      if (known.has(shown(title))) ads.push({ id, path, title });
    }
    await expectNothingRan(page);
  }
  return ads;
}

/** Opens an ad, waits until all of it runs, and looks for what should not be there. */
export async function openHostileAd({ page }: Visit, { path, title }: Ad): Promise<void> {
  await page.goto(path);
  await page.locator('#kvadrat-mf-listings h1').waitFor();
  expect(shown(await page.locator('#kvadrat-mf-listings h1').innerText())).toBe(shown(title));
  // The agency is called by the first of the texts.
  const agency = shown(await page.locator('aside h2').first().innerText());
  expect(agency).toMatch(/<script>window\.ran/);
  expect(shown(await page.locator('#od-oglasivaca').innerText())).toContain(agency);
  const part = page.locator('[aria-labelledby="opis"]');
  // Parts of the page are drawn a frame later than its title.
  await part.getByText('window.ran').first().waitFor();
  const before = await part.innerText();
  // Code of the facts comes when somebody turns to them.
  await part.hover();
  const place = page.locator('[aria-labelledby="lokacija"]');
  await place.scrollIntoViewIfNeeded();
  await place.locator('.leaflet-container').waitFor();
  expect(await part.innerText()).toBe(before);
  expect(
    await page
      .locator(
        'main :is(script, iframe, object, embed, base, meta, style, [onerror], [onload], [onfocus], [ontoggle], [onbegin]), main [href^="javascript" i], main [action^="javascript" i]',
      )
      .count(),
  ).toBe(0);
  await expectNothingRan(page);
}

async function expectNothingRan(page: Visit['page']): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'hasRun') === true)).toBe(false);
}

/** The structured data of an ad's page is whole and says the title as it is. */
export async function checkStructuredData({ path, title }: Ad): Promise<void> {
  const html = await (await fetch(`${portalOrigin()}${path}`)).text();
  const blocks = [...html.matchAll(JSON_LD)].map(([, json = '']): unknown => JSON.parse(json));
  expect(blocks).toEqual(
    expect.arrayContaining([expect.objectContaining({ '@type': 'RealEstateListing', name: title })]),
  );
  // Nothing but what the portal itself says stands in the head as markup.
  expect(html.match(/<title>/g)).toHaveLength(1);
  // A feed's points are shown as areas.
  for (const secret of Object.values(SECRET_POINT)) expect(html).not.toContain(secret);
}

/** The feed of the list is XML that a browser reads, with titles that are shown as they are by who takes them for HTML, as they say. */
export async function checkFeed({ page }: Visit, ads: readonly Ad[]): Promise<void> {
  const xml = await (await fetch(`${portalOrigin()}/atom${HOSTILE_LIST}`)).text();
  const titles = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    if (feed.querySelector('parsererror') !== null) return null;
    return [...feed.querySelectorAll('entry > title')].map((title) => {
      const { body } = new DOMParser().parseFromString(title.textContent, 'text/html');
      return title.getAttribute('type') === 'html' && body.childElementCount === 0 ? body.textContent : 'an element';
    });
  }, xml);
  expect(titles).not.toBeNull();
  const known = ads.map(({ title }) => shown(title));
  expect(titles).not.toContain('an element');
  expect(titles?.filter((title) => known.includes(shown(title))).length).toBeGreaterThan(0);
}

/** The one page to print holds no script and no action. */
export async function checkSheet({ id }: Ad): Promise<void> {
  const response = await fetch(`${portalOrigin()}${adSheetPath(id)}`);
  expect(response.status).toBe(200);
  const bare = Buffer.from(await response.arrayBuffer())
    .toString('latin1')
    .replace(/\((?:[^()\\]|\\.)*\)/gs, '()');
  expect(bare).not.toMatch(/\/JavaScript|\/JS\b|\/OpenAction|\/AA\b|\/Launch/);
}
