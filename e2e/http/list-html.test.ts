/** @jest-environment ./tools/test/jest/jsdom-environment.mjs */
import { createHash } from 'node:crypto';
import { searchListings } from '../support/api';
import { canonicalOf, getPage, isRecord, pathOf, structuredData, type HtmlPage } from '../support/html-page';

const LIST = '/prodaja-stambene-nekretnine/';

let page: HtmlPage;
let articles: HTMLElement[];

beforeAll(async () => {
  page = await getPage(LIST);
  articles = [...page.document.querySelectorAll<HTMLElement>('main article')];
});

test('25 articles, each with a link to a different ad, its price, its place and a described photo, in the order of the API', async () => {
  const { results } = await searchListings('');
  expect(page.status).toBe(200);
  expect(results).toHaveLength(25);
  expect(articles.map(adPath)).toEqual(results.map(({ path }) => path));
  expect(new Set(articles.map(adPath)).size).toBe(25);
  for (const [index, ad] of results.entries()) {
    const article = articles[index];
    const text = article?.textContent ?? '';
    expect(text).toContain(ad.place.label);
    expect(digits(text)).toContain(ad.price.value === null ? '' : String(ad.price.value));
    expect(text).toMatch(ad.price.onRequest ? /upit/i : /€/);
    if (ad.photos.length > 0) expect(article?.querySelector('img')?.alt).toMatch(/\S/);
  }
});

test('no article is hidden', () => {
  expect(
    articles.filter((article) => article.closest('[hidden], [aria-hidden="true"], template, noscript') !== null),
  ).toEqual([]);
});

test('R42, R47 canonical address, one main heading, breadcrumb data whose last step is the page', () => {
  expect(canonicalOf(page)).toBe(LIST);
  expect(page.document.querySelectorAll('h1')).toHaveLength(1);
  const breadcrumbs = structuredData(page).find((block) => block['@type'] === 'BreadcrumbList');
  const steps = Array.isArray(breadcrumbs?.['itemListElement']) ? breadcrumbs['itemListElement'].filter(isRecord) : [];
  expect(steps.length).toBeGreaterThan(0);
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
});

test('R44 pages are linked to the next and the one before', async () => {
  const next = pathOf(page.document.querySelector('link[rel="next"]')?.getAttribute('href'));
  expect(next).toBe(`${LIST}?pag=2`);
  const second = await getPage(next);
  expect(canonicalOf(second)).toBe(next);
  expect(pathOf(second.document.querySelector('link[rel="prev"]')?.getAttribute('href'))).toBe(LIST);
  const first = new Set(articles.map(adPath));
  const shown = [...second.document.querySelectorAll<HTMLElement>('main article')].map(adPath);
  expect(shown.filter((path) => first.has(path))).toEqual([]);
});

test('R42 campaign parameters are not part of the canonical address', async () => {
  expect(canonicalOf(await getPage(`${LIST}?utm_source=x&prezzoMassimo=250000`))).toBe(`${LIST}?prezzoMassimo=250000`);
});

test('O-12 a page past the end leads to the last page, other nonsense is page 1', async () => {
  const { maxPages } = await searchListings('');
  const past = await getPage(`${LIST}?pag=9999`);
  expect([past.status, pathOf(past.headers.get('location'))]).toEqual([302, `${LIST}?pag=${maxPages}`]);
  const last = await getPage(`${LIST}?pag=${maxPages}`);
  expect([last.status, canonicalOf(last)]).toEqual([200, `${LIST}?pag=${maxPages}`]);
  expect(last.document.querySelector('link[rel="next"]')).toBeNull();
  for (const nonsense of ['0', '-1', 'abc']) {
    const other = await getPage(`${LIST}?pag=${nonsense}`);
    expect(canonicalOf(other)).toBe(LIST);
    expect([...other.document.querySelectorAll<HTMLElement>('main article')].map(adPath)).toEqual(articles.map(adPath));
  }
});

test('O-12 the API answers a page past the end with no results and the right total', async () => {
  const first = await searchListings('');
  const past = await searchListings('?pag=9999');
  expect(past.results).toEqual([]);
  expect(past.count).toBe(first.count);
  expect(past.seo.next).toBeUndefined();
});

test('no style attribute, and no inline script but the one of the notice, which the policy knows by its hash', () => {
  expect(page.document.querySelectorAll('[style]')).toHaveLength(0);
  const inline = [...page.document.querySelectorAll('script:not([src])')].filter(
    (script) => !/^application\/(?:ld\+)?json$/.test(script.getAttribute('type') ?? ''),
  );
  const hashes = inline.map((script) => createHash('sha256').update(script.textContent).digest('base64'));
  expect(hashes).toHaveLength(1);
  expect(page.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hashes.join()}'`);
});

test('scripts, preloads and styles carry their hash and are named once each', () => {
  // What is for browsers without scripts is no file of a release.
  const files = [
    ...page.document.querySelectorAll(
      'script[src], link[rel="stylesheet"], link[rel="preload"][as="script"], link[rel="preload"][as="style"]',
    ),
  ].filter((file) => file.closest('noscript') === null);
  expect(files.length).toBeGreaterThan(2);
  const bare = files.filter(
    (file) =>
      !/^sha384-/.test(file.getAttribute('integrity') ?? '') || file.getAttribute('crossorigin') !== 'anonymous',
  );
  expect(bare.map((file) => file.outerHTML)).toEqual([]);
});

test('only the first two photos have an address in the HTML', () => {
  const addressed = [...page.document.querySelectorAll('main article img')].filter(
    (image) => image.closest('noscript') === null && image.hasAttribute('src'),
  );
  expect(addressed).toHaveLength(2);
});

test('the page may be kept by the browser and by shared caches for a moment, and is never no-store', () => {
  expect(page.headers.get('cache-control')).toMatch(/max-age|no-cache/);
  expect(page.headers.get('cache-control')).not.toContain('no-store');
  expect(page.headers.get('set-cookie')).toBeNull();
});

function adPath(article: HTMLElement): string {
  return pathOf(article.querySelector('a[href*="/oglasi/"]')?.getAttribute('href'));
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}
