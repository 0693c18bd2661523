import { localizedPath, LOCALES } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { accessibilityProblems } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';
import { signInByCall, signUpByCall } from '../support/session';

const visit = useBrowser();
let email = '';

const VIEWS = ['', 'login/', 'signup/', 'passwordRecovery/', 'passwordReset/', 'potvrda/'];
/** The narrowest screen, a phone, and a desk at 200 % and as it is; each scheme at a small and at a large one. */
const LOOKS = [
  [320, 'light'],
  [390, 'dark'],
  [720, 'dark'],
  [1440, 'light'],
] as const;

test.each(LOCALES)(
  'E every view is sound in %s: axe, no sideways scroll, its errors said',
  async (locale) => {
    for (const [width, colorScheme] of LOOKS) {
      const { page, close } = await visit({ viewport: { width, height: 800 }, colorScheme });
      for (const view of VIEWS) {
        const where = [locale, width, colorScheme, view];
        await page.goto(localizedPath(locale, `/prijava/${view}`), { waitUntil: 'networkidle' });
        await page.locator('main form [type="submit"]').first().click();
        await page.locator('main [aria-invalid]').first().waitFor();
        expect([...where, ...(await accessibilityProblems(page))]).toEqual(where);
        expect([...where, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([...where, width]);
      }
      await close();
    }
  },
  600_000,
);

test.each(LOCALES)(
  'R28 1.7-3 the profile is sound in %s, also when a new password is refused: axe, no sideways scroll, the focus where it is wrong',
  async (locale) => {
    for (const [width, colorScheme] of LOOKS) {
      const { page, context, close } = await visit({
        viewport: { width, height: 800 },
        colorScheme,
        expected: [/422/],
      });
      if (email === '') email = await signUpByCall(context);
      else await signInByCall(context, email);
      await page.goto(localizedPath(locale, USER_PATHS.profile), { waitUntil: 'networkidle' });
      const where = [locale, width, colorScheme];
      expect([...where, ...(await accessibilityProblems(page))]).toEqual(where);
      await page.locator('main summary').click();
      await page.locator('[name=password]').fill('nije-to-ta-7');
      await page.locator('[name=pwd]').fill('x');
      await page.locator('form:has([name=pwd]) [type="submit"]').click();
      await page.locator('[name=pwd][aria-invalid]').waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('pwd');
      expect([...where, ...(await accessibilityProblems(page))]).toEqual(where);
      expect([...where, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([...where, width]);
      await close();
    }
  },
  600_000,
);

test.each(LOCALES)('E the dialog is sound in %s at the narrowest width', async (locale) => {
  const { page } = await visit({ viewport: { width: 320, height: 640 } });
  await page.goto(localizedPath(locale, '/'), { waitUntil: 'networkidle' });
  await page.locator('a[data-auth]').click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await dialog.evaluate((element) => element.scrollWidth)).toBe(320);
});
