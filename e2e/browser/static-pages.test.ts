import { LOCALES, localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { LEGAL_PATHS, PATHS } from '@kvadrat/contracts/paths';
import { accessibilityProblems, DESKTOP, PHONE, type VisitOptions } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';
import { FULL_RUN } from '../support/full-run';

const visit = useBrowser();

const PAGES = [PATHS.whoWeAre, PATHS.contactUs, LEGAL_PATHS.terms, LEGAL_PATHS.privacy, LEGAL_PATHS.cookies];

const locales: readonly Locale[] = FULL_RUN ? LOCALES : ['hr'];
const looks: [name: string, options: VisitOptions][] = [
  ['390 px, light', { viewport: PHONE, colorScheme: 'light' }],
  ...(FULL_RUN ? [['1440 px, dark', { viewport: DESKTOP, colorScheme: 'dark' }] satisfies [string, VisitOptions]] : []),
];

test.each(locales.flatMap((locale) => looks.map(([name, options]) => [locale, name, options] as const)))(
  'R9 R10 R17 R18 R19 axe finds nothing: %s, %s',
  async (locale, _, options) => {
    const { page } = await visit(options);
    for (const path of PAGES) {
      await page.goto(localizedPath(locale, path));
      expect([path, ...(await accessibilityProblems(page))]).toEqual([path]);
    }
  },
  300_000,
);

test.each(locales)('nothing scrolls sideways at 320 px: %s', async (locale) => {
  const { page } = await visit({ viewport: { width: 320, height: 640 } });
  for (const path of PAGES) {
    await page.goto(localizedPath(locale, path));
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 320]);
  }
});

test('R17 the table of contents leads to its sections, by keyboard', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await page.goto(LEGAL_PATHS.terms);
  await page
    .getByRole('navigation', { name: 'Na ovoj stranici' })
    .getByRole('link', { name: 'Podaci u oglasima' })
    .focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/terms/#oglasi');
  const heading = page.getByRole('heading', { name: 'Podaci u oglasima' });
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  const headerBottom = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(headerBottom);
  expect(top).toBeLessThan(400);
});

test.each([
  ['on', true],
  ['off', false],
])(
  'R17 R19 scripts %s: the text is there with its look, and the browser has loaded nothing for it but one sheet',
  async (_, javaScript) => {
    const { page, complaints } = await visit({ viewport: PHONE, javaScript });
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto(localizedPath('de', LEGAL_PATHS.cookies), { waitUntil: 'networkidle' });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Cookies');
    const cell = page.locator('td').first();
    expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('Art');
    expect(files.filter((path) => path.includes('/page-'))).toEqual([
      expect.stringMatching(/^\/r\/shell\/[^/]+\/page-info\.css$/),
    ]);
    expect(files.filter((path) => /^\/r\/mf-/.test(path) && !path.includes('mf-auth'))).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('R9 every page of information is reached from home, and home from it', async () => {
  const { page } = await visit({ viewport: DESKTOP });
  await page.goto('/');
  const links = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(expect.arrayContaining(PAGES));
  await page.goto(PATHS.whoWeAre);
  await page.locator('main').getByRole('link', { name: 'Početna' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.locator('main form[role="search"]').first().waitFor();
});
