import type { AdMarkLists, SavedSearch } from '@kvadrat/contracts/api';
import { accessibilityProblems, PHONE } from '@kvadrat/tools/harness';
import type { Page } from 'playwright-core';
import { PERSON, signOut } from '../support/account';
import { useBrowser } from '../support/browser';
import { cards, waitForList } from '../support/list-page';
import { signUpByCall } from '../support/session';

const visit = useBrowser();
const LIST = '/prodaja-stambene-nekretnine/';

const hearts = (page: Page) => page.getByRole('button', { name: /^Spremi: / });
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /favourites|ads$|searches$/.test(key)));

test('R272 R273 ads and a search are saved while signed out, come along at sign-in, and leave the browser at sign-out', async () => {
  const other = await visit();
  const email = await signUpByCall(other.context);
  const { page, context } = await visit({ viewport: PHONE });
  await page.goto(LIST);
  await waitForList(page);
  await hearts(page).nth(1).click();
  await hearts(page).nth(0).click();
  await page
    .getByRole('button', { name: /^Sakrij: / })
    .nth(2)
    .click();
  await page.getByRole('button', { name: 'Vrati', exact: true }).waitFor();
  const shown = await cards(page).count();
  // A heart may have come to lie half below the bar that stays in place.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: 'Spremi pretragu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Spremi pretragu' });
  await dialog.getByLabel('Naziv').fill('Sve na prodaju');
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Spremi', exact: true }).click();

  // T58: the search waits for the sign-in, and is saved by itself after it.
  await page.getByLabel('E-pošta').fill(email);
  await page.getByLabel('Lozinka', { exact: true }).fill(PERSON.password);
  await page.getByRole('button', { name: 'Prijavi se', exact: true }).click();
  await page.getByText('Pretraga je spremljena.').waitFor();
  await page.waitForFunction(
    () =>
      localStorage.getItem('kvadrat:favourites') === null && localStorage.getItem('kvadrat:recent-searches') === null,
  );
  expect(await stored(page)).toEqual([]);
  expect(
    await hearts(page).evaluateAll((all) => all.slice(0, 3).map((heart) => heart.getAttribute('aria-pressed'))),
  ).toEqual(['true', 'true', 'false']);
  const marks = (await (await context.request.get('/api-next/user/ad-marks/')).json()) as AdMarkLists;
  expect([marks.saved.length, marks.hidden.length]).toEqual([2, 1]);
  const { searches } = (await (await context.request.get('/api-next/user/searches/')).json()) as {
    searches: SavedSearch[];
  };
  expect(searches).toMatchObject([{ name: 'Sve na prodaju', path: LIST, alert: 'none' }]);

  // On the next page load the account's marks are there, the hidden ad is not.
  await page.reload();
  await waitForList(page);
  await page.getByText(/Na ovom ste popisu skrili 1 oglas/).waitFor();
  expect(await cards(page).count()).toBe(shown + 1);
  await page.getByRole('button', { name: 'Spremi pretragu' }).click();
  await page.getByRole('heading', { name: 'Pretraga je već spremljena' }).waitFor();
  await page.keyboard.press('Escape');

  // R157
  await signOut(page);
  await page.getByText(/Na ovom ste popisu skrili/).waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: /^Spremi: /, pressed: true }).count()).toBe(0);
  expect(await stored(page)).toEqual([]);
}, 60_000);
