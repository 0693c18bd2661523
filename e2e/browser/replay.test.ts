import { randomUUID } from 'node:crypto';
import { CONSENT_COOKIE, CONSENT_VERSION } from '@kvadrat/contracts/remote';
import { LEGAL_PATHS, STAFF_PATHS } from '@kvadrat/contracts/paths';
import { accessibilityProblems, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import type { BrowserContext, Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { portalOrigin } from '../support/portal-origin';
import { signInByCall } from '../support/session';
import { signInStaff } from '../support/staff';

const visit = useBrowser();
const MESSAGES = '/user/messages/';
const CALL = '/api-next/user/replays/';
/** Somebody of the demonstration, who has conversations. */
const VISITOR = 'ana@kvadrat.example';
const DEMO_PASSWORD = 'kvadrat-proba-2026';
const SECRET = 'Moja tajna adresa';
jest.setTimeout(90_000);

/** A choice of its own: what others have withdrawn deletes recordings made with theirs. @param letters of what is allowed */
const choose = (context: BrowserContext, letters: string): Promise<void> =>
  context.addCookies([
    { name: CONSENT_COOKIE, value: `${CONSENT_VERSION}.${letters}.${randomUUID()}`, url: portalOrigin() },
  ]);
const parts = (page: Page) => page.waitForRequest((request) => request.url().includes('/parts/'));

test('R194 who agreed is recorded on the page of messages, without a word; the staff plays it and deletes it', async () => {
  const ana = await visit({ viewport: DESKTOP, allowed: null });
  await choose(ana.context, 'famr');
  await signInByCall(ana.context, VISITOR, DEMO_PASSWORD);
  const begun = ana.page.waitForResponse((answer) => answer.url().endsWith(CALL));
  await ana.page.goto(MESSAGES);
  const { id } = (await (await begun).json()) as { id: string };
  await ana.page.getByRole('link', { name: /Vidimo se ispred ulaza/ }).click();
  await ana.page.getByRole('textbox', { name: 'Poruka' }).fill(SECRET);
  const sent = await parts(ana.page);
  const told = sent.postData() ?? '';
  expect((await sent.response())?.status()).toBe(204);
  expect(told).toContain('"tagName"');
  for (const word of [SECRET, 'Vidimo', 'Poruka', 'razgovor=']) expect(told).not.toContain(word);
  await ana.page.getByRole('textbox', { name: 'Poruka' }).fill('');
  expect(ana.complaints).toEqual([]);

  const { page } = await visit({ viewport: PHONE });
  await signInStaff(page, `${STAFF_PATHS.replays}?snimka=${id}`, 'Mia');
  await page.goto(`${STAFF_PATHS.replays}?snimka=${id}`);
  await page.getByRole('button', { name: 'Od početka' }).waitFor();
  await page.frameLocator('iframe').locator('main').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await page.getByRole('button', { name: 'Zaustavi' }).click();
  await page.getByRole('button', { name: 'Pokreni' }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  const deleted = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' || answer.request().method() === 'DELETE',
  );
  await page.locator(`form:has(input[value="${id}"]) button`).click();
  await deleted;
  await page.locator(`input[value="${id}"]`).waitFor({ state: 'detached' });
});

test('R194 nobody else is recorded: not without a yes, not elsewhere, not after a withdrawal', async () => {
  const ana = await visit({ viewport: DESKTOP, allowed: null });
  await choose(ana.context, 'fam');
  await signInByCall(ana.context, VISITOR, DEMO_PASSWORD);
  const asked: string[] = [];
  ana.page.on('request', (request) => {
    if (request.url().includes('/replays/') || request.url().includes('replay.')) asked.push(request.url());
  });
  const isTracking = () =>
    ana.page.waitForFunction(() => document.querySelector('script[src*="mf-tracking"]') !== null);
  await ana.page.goto(MESSAGES);
  await isTracking();
  await ana.page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  const bo = await visit({ viewport: DESKTOP, allowed: null });
  await choose(bo.context, 'famr');
  await signInByCall(bo.context, VISITOR, DEMO_PASSWORD);
  const begun = bo.page.waitForResponse((answer) => answer.url().endsWith(CALL));
  await bo.page.goto(MESSAGES);
  await begun;
  await bo.page.goto(LEGAL_PATHS.consent);
  await bo.page.getByRole('button', { name: 'Odbij sve' }).click();
  await bo.page.waitForFunction(() => document.cookie.includes('kvadrat_consent=1..'));
  bo.page.on('request', (request) => {
    if (request.url().includes('/replays/')) asked.push(request.url());
  });
  await bo.page.goto(MESSAGES);
  await bo.page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});
