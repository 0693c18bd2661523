import type { KeptAd } from '@kvadrat/contracts/api';
import { accessibilityProblems, PHONE } from '@kvadrat/tools/harness';
import type { BrowserContext, Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { readThreads } from '../support/threads';
import { signInByCall } from '../support/session';

const visit = useBrowser();
const PAGE = '/user/messages/';
/** People of the demonstration, who have conversations. */
const VISITOR = 'ana@kvadrat.example';
const DEMO_PASSWORD = 'kvadrat-proba-2026';
jest.setTimeout(90_000);

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: 'Poruka' });
/** From then on what has changed is told at once. */
const listening = (page: Page) => page.waitForRequest((request) => request.url().endsWith('/user/events/'));

/** Where the agency of an ad reads its mails. */
async function advertiserOf({ request }: BrowserContext, ad: number): Promise<string> {
  const { results } = (await (await request.get(`/api-next/kept-ads/?ids=${ad}`)).json()) as { results: KeptAd[] };
  return `info@${results[0]?.listing?.advertiser.slug ?? ''}.example`;
}

async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press('Control+Enter');
}

test('R274 two browsers talk: what one writes the other reads at once, each message once, in the same order', async () => {
  const [ana, agency] = [await visit(), await visit({ viewport: PHONE })];
  await signInByCall(ana.context, VISITOR, DEMO_PASSWORD);
  const thread = (await readThreads(ana.context)).results.find(({ last }) => last === 'Vidimo se ispred ulaza.');
  const id = thread?.id ?? 0;
  await signInByCall(agency.context, await advertiserOf(ana.context, thread?.listing.id ?? 0), DEMO_PASSWORD);

  const [, anaListens] = await Promise.all([ana.page.goto(PAGE), listening(ana.page)]);
  expect(anaListens.method()).toBe('GET');
  await ana.page.getByRole('link', { name: /Vidimo se ispred ulaza/ }).click();
  await log(ana.page).getByText('Vidimo se ispred ulaza.').waitFor();
  expect(await accessibilityProblems(ana.page)).toEqual([]);
  await Promise.all([agency.page.goto(`${PAGE}?razgovor=${id}`), listening(agency.page)]);
  await field(agency.page).waitFor();

  const text = `Dolazim s partnerom ${Date.now()}`;
  const started = Date.now();
  await write(ana.page, text);
  await log(agency.page).getByText(text).waitFor({ timeout: 10_000 });
  const took = Date.now() - started;
  await log(ana.page).getByText('pročitano').first().waitFor();
  await write(agency.page, `U redu ${text}`);
  await log(ana.page).getByText(`U redu ${text}`).waitFor({ timeout: 10_000 });
  const said = (page: Page) => log(page).locator('p').filter({ hasText: text }).allInnerTexts();
  const [here, there] = [await said(ana.page), await said(agency.page)];
  expect([here.length, there.length]).toEqual([2, 2]);
  expect(here.map((one) => one.includes('U redu'))).toEqual(there.map((one) => one.includes('U redu')));
  console.info(`a message was seen after ${took} ms`);
  expect(await accessibilityProblems(agency.page)).toEqual([]);
});

test('R274 what is written without a connection waits in sight, and goes once when there is one', async () => {
  const { page, context } = await visit();
  await signInByCall(context, VISITOR, DEMO_PASSWORD);
  const id = (await readThreads(context)).results[0]?.id ?? 0;
  await page.goto(`${PAGE}?razgovor=${id}`);
  await field(page).waitFor();
  await context.setOffline(true);
  const text = `Iz tunela ${Date.now()}`;
  await write(page, text);
  await page.getByText('Čeka mrežu. Poslat će se samo.').waitFor();
  await context.setOffline(false);
  await page.getByText('Čeka mrežu. Poslat će se samo.').waitFor({ state: 'detached' });
  await page.reload();
  await log(page).getByText(text).waitFor();
  expect(await log(page).getByText(text).count()).toBe(1);
});

test('R274 without scripts conversations are read and answered; on a phone Back leads to the list', async () => {
  const { page, context } = await visit({ viewport: PHONE, javaScript: false });
  await signInByCall(context, VISITOR, DEMO_PASSWORD);
  await page.goto(PAGE);
  await page.getByRole('navigation', { name: 'Razgovori' }).getByRole('link').first().click();
  const text = `Bez skripata ${Date.now()}`;
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Pošalji' }).click();
  await log(page).getByText(text).waitFor();
  expect(await log(page).getByText(text).count()).toBe(1);
  await page.getByRole('link', { name: 'Natrag na razgovore' }).click();
  await page.getByRole('navigation', { name: 'Razgovori' }).getByText(text).waitFor();
});
