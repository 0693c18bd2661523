/** @jest-environment ./tools/test/jest/jsdom-environment.mjs */
import { LOCALES, localizedPath } from '@kvadrat/contracts/locales';
import { canonicalOf, getPage } from '../support/html-page';

test.each(['/nema-ovoga/', '/oglasi/999999999/nema/', '/prodaja-nema-te-vrste/'])(
  '%s is a 404 page with a heading and a way on',
  async (path) => {
    const page = await getPage(path);
    expect(page.status).toBe(404);
    expect(page.document.querySelector('h1')?.textContent).toMatch(/\S/);
    expect(page.document.querySelectorAll('main a[href]').length).toBeGreaterThan(0);
    expect(page.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  },
);

test('a list of a place nobody knows is the list of the country, for people only', async () => {
  const page = await getPage('/prodaja-stambene-nekretnine/nema-tog-mjesta/');
  expect(page.status).toBe(200);
  expect(canonicalOf(page)).toBe('/prodaja-stambene-nekretnine/');
  expect(page.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  expect(page.document.querySelector('main')?.textContent).toContain('nema-tog-mjesta');
});

test('a missing page says so in each language', async () => {
  const headings = await Promise.all(
    LOCALES.map(async (locale) => {
      const page = await getPage(localizedPath(locale, '/nema-ovoga/'));
      expect(page.status).toBe(404);
      expect(page.document.documentElement.lang).toBe(locale);
      return page.document.querySelector('h1')?.textContent;
    }),
  );
  expect(new Set(headings).size).toBe(LOCALES.length);
});

test('the API answers an unknown ad with a 404 and a code', async () => {
  const page = await getPage('/api-next/listings/999999999/', { accept: 'application/json' });
  expect(page.status).toBe(404);
  expect(JSON.parse(page.html)).toMatchObject({ data: { code: 'not-found', message: expect.stringMatching(/\S/) } });
});
