import { OWN_DATA_FILE } from '@kvadrat/contracts/account';
import { localizedPath, LOCALES } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { accessibilityProblems, DESKTOP } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';
import { WIDTHS } from '../support/full-run';
import { signUpByCall } from '../support/session';

const visit = useBrowser();

test.each(WIDTHS)('on a %s the page of one’s data fits, and axe finds nothing', async (_, viewport) => {
  const { page, context, complaints } = await visit({ viewport });
  await signUpByCall(context);
  for (const locale of LOCALES) {
    await page.goto(localizedPath(locale, USER_PATHS.ownData), { waitUntil: 'networkidle' });
    expect([locale, ...(await accessibilityProblems(page))]).toEqual([locale]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
  expect(complaints).toEqual([]);
});

test.each([
  ['on', true],
  ['off', false],
])('scripts %s: a file is asked for and fetched, and an account that is to go is kept', async (_, javaScript) => {
  const { page, context } = await visit({ viewport: DESKTOP, javaScript });
  await signUpByCall(context);
  await page.goto(USER_PATHS.ownData);
  await page.getByRole('button', { name: 'Zatraži datoteku' }).click();
  await page.getByText('Datoteka se priprema.').waitFor();
  // The portal makes it in the background.
  for (let isThere = false; !isThere; isThere = (await page.getByText('Datoteka je spremna').count()) > 0)
    await page.reload();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Preuzmi datoteku' }).click(),
  ]);
  expect([new URL(download.url()).pathname, download.suggestedFilename()]).toEqual([
    OWN_DATA_FILE,
    'kvadrat-podaci.zip',
  ]);
  await page.getByRole('button', { name: 'Obriši račun' }).click();
  await page.getByText(/Račun će biti obrisan/).waitFor();
  await page.getByRole('button', { name: 'Zadrži račun' }).click();
  await page.getByRole('button', { name: 'Obriši račun' }).waitFor();
});
