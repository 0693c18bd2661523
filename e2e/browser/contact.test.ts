import { PATHS } from '@kvadrat/contracts/paths';
import { accessibilityProblems } from '@kvadrat/tools/harness';
import type { Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { passTheTrap } from '../support/pass-the-trap';

const visit = useBrowser();

/** Each visit writes from its own address: an hour takes a few messages of one only. */
let visitors = 0;
const newAddress = (): string => `ana+${process.pid}-${Date.now()}-${(visitors += 1)}@example.hr`;

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Tema').selectOption('listing');
  await page.getByLabel(/^Ime i\sprezime$/).fill('Ana Horvat');
  await page.getByLabel('E-pošta').fill(email);
  await page.getByRole('textbox', { name: 'Poruka' }).fill('Oglas u Splitu ima krivu površinu.');
}

async function send(page: Page): Promise<void> {
  await passTheTrap(page);
  await page.getByRole('button', { name: 'Pošalji poruku' }).click();
}

test.each([
  ['with scripts', true],
  ['without scripts', false],
])('R10 %s a message is sent, and what is wrong is said first', async (_, javaScript) => {
  const { page } = await visit({ javaScript, expected: [/422/] });
  await page.goto(PATHS.contactUs);
  await page.getByLabel('E-pošta').fill('ana@');
  await page.getByRole('button', { name: 'Pošalji poruku' }).click();
  const summary = page.getByRole('group', { name: /Poruka još nije poslana/ });
  await summary.waitFor();
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await summary.getByRole('link').count()).toBe(4);
  expect(await page.getByLabel('E-pošta').inputValue()).toBe('ana@');
  expect(await page.getByLabel('E-pošta').getAttribute('aria-invalid')).toBe('true');
  if (javaScript) expect(await accessibilityProblems(page)).toEqual([]);

  await fillIn(page, newAddress());
  await send(page);
  await page.waitForURL(/\?poslano=[2-9A-Z]{8}$/);
  const done = page.getByRole('group', { name: 'Poruka je zaprimljena' });
  expect(await done.evaluate((element) => element === document.activeElement)).toBe(true);
  if (javaScript) expect(await accessibilityProblems(page)).toEqual([]);
});

test('R10 the form is filled in and sent by keyboard alone', async () => {
  const { page } = await visit({ expected: [/422/] });
  await page.goto(PATHS.contactUs);
  await page.getByLabel('Tema').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ana Horvat');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana');
  await page.keyboard.press('Enter');

  // The summary has the focus: the first link leads to the field that is wrong.
  await page.getByRole('group', { name: /Poruka još nije poslana/ }).waitFor();
  // A place followed before the page has loaded gets the focus from Chromium once more when it has.
  await page.waitForLoadState('load');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('email');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(newAddress());
  await page.keyboard.press('Tab');
  await page.keyboard.type('Kako mogu predati oglas?');
  await passTheTrap(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?poslano=/);
});

test('O-18 a double click sends one message', async () => {
  const { page } = await visit();
  const taken = new Set<string>();
  page.on('response', (response) => {
    if (response.status() === 303) taken.add(response.headers()['location'] ?? '');
  });
  await page.goto(PATHS.contactUs);
  await fillIn(page, newAddress());
  await passTheTrap(page);
  await page.getByRole('button', { name: 'Pošalji poruku' }).dblclick();
  await page.waitForURL(/\?poslano=/);
  expect(taken.size).toBe(1);
});
