import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { alterRelease } from '@kvadrat/tools/harness';
import type { Locator, Page } from 'playwright-core';
import { fromElsewhere } from '../support/account';
import { searchListings } from '../support/api';
import { useBrowser } from '../support/browser';
import { builtRelease, publish, publishBuilt, remotesCommand } from '../support/releases';

const visit = useBrowser();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kvadrat-operations-'));
});
afterAll(async () => {
  await publishBuilt('mf-listings');
  await rm(folder, { recursive: true, force: true });
});

async function liveRelease(page: Page, path: string): Promise<string> {
  const answer = await page.goto(path);
  return /mf-listings@(\S+)/.exec((await answer?.allHeaders())?.['kvadrat-releases'] ?? '')?.[1] ?? '';
}

async function signIn(page: Page): Promise<void> {
  const issued = await remotesCommand('token', '--staff', 'issue', '--label', 'Ana');
  await page.goto('/-/remotes');
  await page.locator('[name="token"]').fill(/kvt_\S+/.exec(issued)?.[0] ?? '');
  await page.locator('form[action$="/sign-in"] button').click();
  await page.locator('#mf-listings').waitFor();
}

/** What a page tells when it is left is counted a moment later. */
async function readUntilCounted(page: Page, count: Locator): Promise<void> {
  const deadline = Date.now() + 15_000;
  while (!/^[1-9]/.test(await count.innerText()) && Date.now() < deadline) {
    await page.waitForTimeout(300);
    await page.reload();
  }
}

test('D5 a release that breaks is seen on the operators’ page and taken back there, with nothing restarted', async () => {
  const { results } = await searchListings('');
  const [first, second] = results;
  const ad = first?.path ?? '';
  const broken = join(folder, 'broken');
  await alterRelease(await builtRelease('mf-listings'), broken, { 'entry.js': () => ')' });
  const visitor = await visit({ expected: [/SyntaxError|Unexpected|Invalid/] });
  // Reports are counted by network, and other tests have sent some.
  await visitor.context.setExtraHTTPHeaders(fromElsewhere());
  const before = await liveRelease(visitor.page, ad);
  await publish(broken);
  const release = await liveRelease(visitor.page, ad);
  await visitor.page.waitForLoadState('networkidle');
  // Containment: the page is there, and says what it cost when it is left.
  expect(await visitor.page.locator('h1').isVisible()).toBe(true);
  await visitor.page.goto('/');

  const operator = await visit({ javaScript: false, viewport: { width: 1440, height: 900 }, expected: [/401/] });
  await signIn(operator.page);
  const live = operator.page.locator(`#mf-listings [data-part="stable"][data-release="${release}"]`);
  await readUntilCounted(operator.page, live.locator('dd').first());
  expect(await live.locator('dd').first().innerText()).toMatch(/^[1-9]/);
  expect(await live.locator('.op-codes').innerText()).toContain('MFE-001');
  expect(await operator.page.locator('#mf-listings [data-part="previous"] dd').nth(3).innerText()).toMatch(/\d+ · \d+ · \d+/);

  await operator.page.locator('#mf-listings summary').first().click();
  const form = operator.page.locator('#mf-listings form[action$="/change"]');
  await form.locator('[name="reason"]').fill('sintaktička greška');
  await form.locator('[value="rollback"]').click();
  expect(await operator.page.locator('[role="status"]').innerText()).toContain('mf-listings');
  await operator.page.locator('#mf-listings summary').nth(1).click();
  expect(await operator.page.locator('#mf-listings .op-history li').first().innerText()).toMatch(/sintaktička greška[\s\S]*Ana/);

  expect(await liveRelease(visitor.page, second?.path ?? '')).toBe(before);
  await visitor.page.waitForFunction(() => performance.getEntriesByType('measure').some(({ name }) => name.includes('/r/mf-listings/')));
  expect(operator.complaints).toEqual([]);
});
