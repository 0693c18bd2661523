/** @jest-environment ./tools/test/jest/jsdom-environment.mjs */
import { LOCALES } from '@kvadrat/contracts/locales';
import { canonicalOf, getPage, pathOf } from '../support/html-page';
import { portalOrigin } from '../support/portal-origin';

/** Pages looked at of each sitemap: the first ones and those as far apart as this allows. */
const SAMPLES = 4;

async function locations(path: string): Promise<string[]> {
  const response = await fetch(portalOrigin() + path);
  expect([path, response.status]).toEqual([path, 200]);
  const { documentElement } = new DOMParser().parseFromString(await response.text(), 'application/xml');
  return [...documentElement.getElementsByTagName('loc')].map(({ textContent }) => textContent);
}

function sampleOf(addresses: readonly string[]): string[] {
  const step = Math.max(1, Math.floor(addresses.length / SAMPLES));
  return addresses.filter((_, index) => index % step === 0).slice(0, SAMPLES);
}

test('R42, R43, R45 robots.txt leads to sitemaps that name each page once; each is there, its own canonical, for the index, and known to its other languages', async () => {
  const robots = await (await fetch(`${portalOrigin()}/robots.txt`)).text();
  const [, index = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  expect(index).toMatch(/^https?:\/\/[^/]+\/sitemap\.xml$/);
  const sitemaps = (await locations(pathOf(index))).map(pathOf);
  for (const locale of LOCALES)
    expect(sitemaps).toEqual(
      expect.arrayContaining(['pages', 'lists', 'ads'].map((kind) => `/sitemaps/${locale}/${kind}-1.xml`)),
    );

  const named = await Promise.all(sitemaps.filter((path) => /\/(?:hr|de|el)\//.test(path)).map(locations));
  const all = named.flat();
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((address) => address.includes('/demo/'))).toEqual([]);
  for (const path of named.flatMap(sampleOf).map(pathOf)) {
    const page = await getPage(path);
    const alternates = [...page.document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) =>
      pathOf(link.getAttribute('href')),
    );
    expect([path, page.status, canonicalOf(page), page.document.querySelector('meta[name="robots"]')]).toEqual([
      path,
      200,
      path,
      null,
    ]);
    expect(alternates).toHaveLength(LOCALES.length + 1);
    expect(alternates).toContain(path);
  }
});

test('R44, R47 links to places lead to lists for the index', async () => {
  const page = await getPage('/prodaja-stambene-nekretnine/');
  const links = [...page.document.querySelectorAll('nav[aria-labelledby="mjesta"] a')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  expect(links.length).toBeGreaterThan(3);
  for (const path of sampleOf(links)) {
    const list = await getPage(path);
    expect([path, list.status, canonicalOf(list), list.document.querySelector('meta[name="robots"]')]).toEqual([
      path,
      200,
      path,
      null,
    ]);
  }
});
