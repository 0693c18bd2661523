import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { agencyPath, PATHS } from '@kvadrat/contracts/paths';
import { accessibilityProblems } from '@kvadrat/tools/harness';
import { searchListings } from '../support/api';
import { useBrowser } from '../support/browser';
import { FULL_RUN } from '../support/full-run';
import { DEFAULT_LIST } from '../support/list-page';
import { DESKTOP, PHONE, type VisitOptions } from '@kvadrat/tools/harness';

const visit = useBrowser();

const locales: readonly Locale[] = FULL_RUN ? LOCALES : ['hr'];
const schemes = FULL_RUN ? (['light', 'dark'] as const) : (['light'] as const);
const looks: [name: string, options: VisitOptions][] = [PHONE, DESKTOP].flatMap((viewport) =>
  schemes.map((colorScheme): [string, VisitOptions] => [
    `${viewport.width} px, ${colorScheme}`,
    { viewport, colorScheme },
  ]),
);

async function screens(): Promise<string[]> {
  const { results } = await searchListings('');
  const agency = results.flatMap(({ advertiser: { slug } }) => slug ?? [])[0] ?? '';
  return [
    '/',
    DEFAULT_LIST,
    results[0]?.path ?? '',
    PATHS.agencies,
    agencyPath(agency),
    PATHS.agencySignUp,
    '/nema-ovoga/',
  ];
}

test.each(locales.flatMap((locale) => looks.map(([name, options]) => [locale, name, options] as const)))(
  'axe finds nothing on home, list, ad, directory and page of agencies, their sign-up and 404: %s, %s',
  async (locale, _, options) => {
    const { page } = await visit({ ...options, expected: [/404/] });
    for (const path of await screens()) {
      await page.goto(localizedPath(locale, path), { waitUntil: 'networkidle' });
      expect([path, ...(await accessibilityProblems(page))]).toEqual([path]);
    }
  },
  300_000,
);

test.each(locales)('nothing scrolls sideways at 320 px: %s', async (locale) => {
  const { page } = await visit({ viewport: { width: 320, height: 640 }, expected: [/404/] });
  for (const path of await screens()) {
    await page.goto(localizedPath(locale, path), { waitUntil: 'networkidle' });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([path, width]).toEqual([path, 320]);
  }
});
