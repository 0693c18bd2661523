import { PATHS } from '@kvadrat/contracts/paths';
import { accessibilityProblems } from '@kvadrat/tools/harness';
import type { Locator, Page } from 'playwright-core';
import { fromElsewhere, newEmail } from '../support/account';
import { useBrowser } from '../support/browser';
import { waitUntilAlive } from '../support/list-page';
import { passTheTrap } from '../support/pass-the-trap';

const visit = useBrowser();

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Tema').selectOption('listing');
  await page.getByLabel('Ime i prezime').fill('Ana Horvat');
  await page.getByLabel('E-pošta').fill(email);
  await page.getByRole('textbox', { name: 'Poruka' }).fill('Oglas u Splitu ima krivu površinu.');
}

/** Waits until the page says that the message was taken, in the title first: readers hear it before anything else. */
async function taken(page: Page): Promise<Locator> {
  await page.waitForURL(/\?poslano=[2-9A-Z]{8}$/, { waitUntil: 'commit' });
  const done = page.getByRole('group', { name: 'Poruka je zaprimljena' });
  await done.waitFor();
  expect(await page.title()).toBe('Poruka je zaprimljena: Kontaktirajte nas | Kvadrat');
  return done;
}

async function send(page: Page): Promise<void> {
  await passTheTrap(page);
  await page.getByRole('button', { name: 'Pošalji poruku' }).click();
}

test('R10 without scripts a message is sent, and what is wrong is said first', async () => {
  const { page, context } = await visit({ javaScript: false, expected: [/422/] });
  await context.setExtraHTTPHeaders(fromElsewhere());
  await page.goto(PATHS.contactUs);
  await page.getByLabel('E-pošta').fill('ana@');
  await page.getByRole('button', { name: 'Pošalji poruku' }).click();
  const summary = page.getByRole('group', { name: 'Poruka još nije poslana' });
  await summary.waitFor();
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await summary.getByRole('link').count()).toBe(4);
  expect(await page.getByLabel('E-pošta').inputValue()).toBe('ana@');
  expect(await page.getByLabel('E-pošta').getAttribute('aria-invalid')).toBe('true');
  await fillIn(page, newEmail());
  await send(page);
  expect(await (await taken(page)).evaluate((element) => element === document.activeElement)).toBe(true);
});

test('R10 with scripts a message is sent; the first field that is wrong has the focus, and axe finds nothing', async () => {
  const { page, context } = await visit();
  await context.setExtraHTTPHeaders(fromElsewhere());
  await page.goto(PATHS.contactUs);
  await waitUntilAlive(page, 'main form');
  await page.getByLabel('E-pošta').fill('ana@');
  await page.getByRole('button', { name: 'Pošalji poruku' }).click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('topic');
  expect(await page.locator('[aria-invalid=true]').count()).toBe(4);
  expect(await accessibilityProblems(page)).toEqual([]);
  await fillIn(page, newEmail());
  await send(page);
  await taken(page);
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('R10 what is sent before the scripts are there is taken as well', async () => {
  const { page, context } = await visit();
  await context.setExtraHTTPHeaders(fromElsewhere());
  await page.route('**/*.js', () => new Promise(() => undefined));
  await page.goto(PATHS.contactUs, { waitUntil: 'commit' });
  await fillIn(page, newEmail());
  await send(page);
  await taken(page);
});

test('R10 the form is filled in and sent by keyboard alone', async () => {
  const { page, context } = await visit();
  await context.setExtraHTTPHeaders(fromElsewhere());
  await page.goto(PATHS.contactUs);
  await waitUntilAlive(page, 'main form');
  await page.getByLabel('Tema').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ana Horvat');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana');
  await page.keyboard.press('Enter');
  await page.locator('[aria-invalid=true]').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(newEmail());
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kako mogu predati oglas?');
  await passTheTrap(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await taken(page);
});

test('O-18 a double click sends one message', async () => {
  const { page, context } = await visit();
  await context.setExtraHTTPHeaders(fromElsewhere());
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('contact')) sent.push(request.url());
  });
  await page.goto(PATHS.contactUs);
  await waitUntilAlive(page, 'main form');
  await fillIn(page, newEmail());
  await passTheTrap(page);
  await page.getByRole('button', { name: 'Pošalji poruku' }).dblclick();
  await taken(page);
  expect(sent).toHaveLength(1);
});
