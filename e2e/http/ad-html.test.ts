/** @jest-environment ./tools/test/jest/jsdom-environment.mjs */
import { getListing, searchListings } from '../support/api';
import { canonicalOf, getPage, pathOf, structuredData } from '../support/html-page';

test('an ad reads fully without scripts: heading, price, place, description, advertiser, photos', async () => {
  const { results } = await searchListings('');
  const ad = await getListing(results[2]?.id ?? 0);
  const page = await getPage(ad.path);
  const text = page.document.querySelector('main')?.textContent ?? '';
  expect(page.status).toBe(200);
  expect(page.document.querySelector('h1')?.textContent).toContain(ad.title);
  expect(text).toContain(ad.place.label);
  expect(text).toContain(ad.advertiser.name);
  expect(text.replace(/\s+/g, ' ')).toContain(ad.description.slice(0, 60).replace(/\s+/g, ' ').trim());
  expect(text.replace(/\D/g, '')).toContain(ad.price.value === null ? '' : String(ad.price.value));
  if (ad.photos.length > 0) expect(page.document.querySelectorAll('main img[alt]').length).toBeGreaterThan(0);
  expect(canonicalOf(page)).toBe(ad.path);
  expect(structuredData(page).map((block) => block['@type'])).toContain('BreadcrumbList');
  expect(structuredData(page).length).toBeGreaterThan(1);
});

test('R14 another slug is sent on to the canonical address for good', async () => {
  const { results } = await searchListings('');
  const ad = results[0];
  const page = await getPage(`/oglasi/${ad?.id ?? 0}/nesto-drugo/`);
  expect(page.status).toBe(301);
  expect(pathOf(page.headers.get('location'))).toBe(ad?.path);
});
