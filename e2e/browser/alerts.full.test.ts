import { ACCOUNT_CALLS, CSRF_HEADER } from '@kvadrat/contracts/account';
import { localizedPath, LOCALES } from '@kvadrat/contracts/locales';
import { ALERT_PATHS, searchNewsPath, USER_PATHS } from '@kvadrat/contracts/paths';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import type { BrowserContext } from 'playwright-core';
import { newEmail } from '../support/account';
import { useBrowser } from '../support/browser';
import { DEFAULT_LIST, waitForList } from '../support/list-page';
import { linkFromMail } from '../support/mailbox';
import { portalOrigin } from '../support/portal-origin';
import { signUpByCall } from '../support/session';

const visit = useBrowser();
const WIDTHS = [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const;

/** Saves a search of who is signed in. @returns its id */
async function saveSearch({ request }: BrowserContext, name: string): Promise<number> {
  const { token } = (await (await request.get(ACCOUNT_CALLS.csrf)).json()) as { token: string };
  const answer = await request.post('/api-next/user/searches/', {
    data: { address: DEFAULT_LIST, name, alert: 'none', language: 'hr' },
    headers: { [CSRF_HEADER]: token, origin: portalOrigin() },
  });
  return ((await answer.json()) as { search: { id: number } }).search.id;
}

const savedSearch = async ({ request }: BrowserContext): Promise<{ alert: string; name: string }[]> =>
  ((await (await request.get('/api-next/user/searches/')).json()) as { searches: { alert: string; name: string }[] })
    .searches;

test.each(WIDTHS)(
  'R273 on a %s alerts are had without an account: asked for at a list, begun by the link of a mail, ended by one press',
  async (_, viewport) => {
    const { page, context, complaints } = await visit({ viewport });
    const email = newEmail();
    await page.goto(DEFAULT_LIST);
    await waitForList(page);
    await page.getByRole('button', { name: 'Spremi pretragu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Spremi pretragu' });
    await dialog.getByLabel('Obavijest o novim oglasima').selectOption('real-time');
    await dialog.getByLabel('E-pošta').fill(email);
    expect(await accessibilityProblems(page)).toEqual([]);
    // Faster than a second nobody fills a form in.
    await page.waitForFunction(
      (since) => performance.now() - since > 1200,
      await page.evaluate(() => performance.now()),
    );
    await dialog.getByRole('button', { name: 'Javljaj mi e-poštom' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const link = await linkFromMail(email, ALERT_PATHS.manage);
    await page.goto(link);
    await page.getByRole('button', { name: 'Potvrdi obavijesti' }).click();
    await page.getByText(`Obavijesti šaljemo na ${email}.`).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    const pressed = await context.request.post(link, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 });
    expect(pressed.status()).toBe(303);
    await page.goto(link);
    await page.getByRole('button', { name: 'Ponovno uključi obavijesti' }).waitFor();
    expect(complaints).toEqual([]);
  },
  120_000,
);

test.each(WIDTHS)(
  'R26 R273 on a %s who is signed in chooses alerts, renames the search and reads what is new; axe finds nothing',
  async (_, viewport) => {
    const { page, context, complaints } = await visit({ viewport });
    await signUpByCall(context);
    const id = await saveSearch(context, 'Sve na prodaju');
    for (const locale of LOCALES) {
      for (const path of [USER_PATHS.savedSearches, searchNewsPath(id)]) {
        const answer = await page.goto(localizedPath(locale, path), { waitUntil: 'networkidle' });
        expect([path, answer?.status(), answer?.headers()['cache-control']]).toEqual([path, 200, 'private, no-store']);
        expect([locale, path, ...(await accessibilityProblems(page))]).toEqual([locale, path]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
      }
    }
    await page.goto(USER_PATHS.savedSearches, { waitUntil: 'networkidle' });
    await page.getByLabel('Obavijest e-poštom za pretragu: Sve na prodaju').selectOption('daily');
    await page.getByText('Obavijesti su promijenjene.').waitFor();
    await page.getByText('Preimenuj').click();
    await page.getByLabel('Naziv').fill('Sve u Hrvatskoj');
    await page.getByRole('button', { name: 'Spremi', exact: true }).click();
    await page.getByRole('heading', { name: 'Sve u Hrvatskoj' }).waitFor();
    expect(await savedSearch(context)).toMatchObject([{ alert: 'daily', name: 'Sve u Hrvatskoj' }]);
    await page.getByRole('link', { name: 'Što se promijenilo' }).click();
    await page.getByText('Zasad nema ničeg novog').waitFor();
    const feed = await page.getByRole('link', { name: 'JSON Feed' }).getAttribute('href');
    expect((await context.request.get(feed ?? '')).status()).toBe(200);
    await page.getByRole('button', { name: 'Nova adresa' }).click();
    await page.getByText('Adresa je nova.').first().waitFor();
    expect((await context.request.get(feed ?? '')).status()).toBe(404);
    expect(complaints).toEqual([]);
  },
  120_000,
);

test('R273 without scripts alerts are chosen by a button', async () => {
  const { page, context } = await visit({ javaScript: false });
  await signUpByCall(context);
  await saveSearch(context, 'Sve na prodaju');
  await page.goto(USER_PATHS.savedSearches);
  await page.getByLabel('Obavijest e-poštom za pretragu: Sve na prodaju').selectOption('real-time');
  await page.getByRole('button', { name: 'Spremi', exact: true }).first().click();
  expect(await page.getByRole('status').first().innerText()).toContain('Obavijesti su promijenjene.');
  expect(await savedSearch(context)).toMatchObject([{ alert: 'real-time' }]);
});
