/** @jest-environment ./tools/test/jest/jsdom-environment.mjs */
import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { searchListings } from '../support/api';
import { canonicalOf, getPage, pathOf, type HtmlPage } from '../support/html-page';

const LIST = '/prodaja-stambene-nekretnine/';

/** Path by language as the page's head names them. */
function alternates({ document }: HtmlPage): Record<string, string> {
  const links = [...document.querySelectorAll('link[rel="alternate"][hreflang]')];
  return Object.fromEntries(
    links.map((link) => [link.getAttribute('hreflang') ?? '', pathOf(link.getAttribute('href'))]),
  );
}

async function examples(): Promise<string[]> {
  const { results } = await searchListings('');
  return ['/', LIST, results[0]?.path ?? '/oglasi/'];
}

test('R5 every page is served in nine languages, says which it is and names itself', async () => {
  for (const path of await examples()) {
    for (const locale of LOCALES) {
      const page = await getPage(localizedPath(locale, path));
      expect([page.status, locale]).toEqual([200, locale]);
      expect(page.document.documentElement.lang).toBe(locale);
      expect(canonicalOf(page)).toBe(localizedPath(locale, path));
    }
  }
});

test('R43 alternates are complete and reciprocal', async () => {
  for (const path of await examples()) {
    const own = alternates(await getPage(path));
    expect(Object.keys(own)).toEqual(expect.arrayContaining([...LOCALES]));
    for (const locale of LOCALES) expect(alternates(await getPage(own[locale] ?? ''))).toEqual(own);
  }
});

test.each<Locale>(['de', 'el'])(
  'a list in %s speaks that language in heading, filters and title, and keeps it in its links',
  async (locale) => {
    const croatian = await getPage(LIST);
    const page = await getPage(localizedPath(locale, LIST));
    const words = ({ document }: HtmlPage): string[] => [
      document.title,
      ...[...document.querySelectorAll('h1, main form button, main form label')].map((element) =>
        element.textContent.trim(),
      ),
    ];
    const own = words(page).filter((text) => text !== '');
    expect(own.length).toBeGreaterThan(3);
    expect(own.filter((text) => /\p{L}{5,}/u.test(text) && words(croatian).includes(text))).toEqual([]);
    if (locale === 'el') expect(page.document.querySelector('h1')?.textContent).toMatch(/\p{Script=Greek}/u);
    const links = [...page.document.querySelectorAll('main article a[href]')].map((link) =>
      pathOf(link.getAttribute('href')),
    );
    expect(links.filter((href) => !href.startsWith(`/${locale}/`))).toEqual([]);
  },
);

test('R1 the Croatian page has no prefix', async () => {
  const page = await getPage(`/hr${LIST}`);
  expect(page.status === 404 || page.status === 301).toBe(true);
});
