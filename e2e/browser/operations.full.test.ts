import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessibilityProblems, alterRelease, DESKTOP, PHONE } from '@kvadrat/tools/harness';
import type { Locator, Page } from 'playwright-core';
import { fromElsewhere } from '../support/account';
import { searchListings } from '../support/api';
import { useBrowser } from '../support/browser';
import { waitUntilAlive } from '../support/list-page';
import { builtRelease, publish, publishBuilt } from '../support/releases';
import { signInStaff, staffToken } from '../support/staff';

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
  await signInStaff(operator.page, '/-/remotes', 'Ana');
  const live = operator.page.locator(`#mf-listings [data-part="stable"][data-release="${release}"]`);
  await readUntilCounted(operator.page, live.locator('dd').first());
  expect(await live.locator('dd').first().innerText()).toMatch(/^[1-9]/);
  expect(await live.getByRole('link', { name: 'MFE-001' }).getAttribute('href')).toBe('/-/remotes/codes/MFE-001/');
  expect(await operator.page.locator('#mf-listings [data-part="previous"] dd').nth(3).innerText()).toMatch(
    /\d+ · \d+ · \d+/,
  );

  await rollBack(operator.page, 'mf-listings', 'sintaktička greška');
  await operator.page.locator('#mf-listings summary').nth(1).click();
  expect(await operator.page.locator('#mf-listings details').nth(1).locator('li').first().innerText()).toMatch(
    /sintaktička greška[\s\S]*Ana/,
  );

  expect(await liveRelease(visitor.page, second?.path ?? '')).toBe(before);
  await visitor.page.waitForFunction(() =>
    performance.getEntriesByType('measure').some(({ name }) => name.includes('/r/mf-listings/')),
  );
  expect(operator.complaints).toEqual([]);
});

describe.each([
  ['with scripts off', false],
  ['with scripts', true],
])('D5 the staff’s own remote, %s', (_how, javaScript) => {
  afterEach(() => publishBuilt('mf-staff'));

  test('is rolled back in the console that it makes, and says so in the release before', async () => {
    const sound = await builtRelease('mf-staff');
    const marked = join(folder, `marked-${String(javaScript)}`);
    await alterRelease(sound, marked, { 'entry.js': (source) => `${source}\n/* a newer release */` });
    await publish(marked);
    const { page, complaints } = await visit({ javaScript, viewport: DESKTOP, expected: [/401/] });
    await signInStaff(page, '/-/remotes', 'Iva');
    if (javaScript) await waitUntilAlive(page, '#mf-staff form');
    await rollBack(page, 'mf-staff', 'vraćamo sebe');
    await page.reload();
    expect(await page.locator('#mf-staff details').nth(1).locator('li').first().textContent()).toContain(
      'vraćamo sebe',
    );
    expect(complaints).toEqual([]);
  });
});

test('D5 an operator whom a broken release keeps out of the console takes it back on the page that needs none', async () => {
  const sound = await builtRelease('mf-staff');
  const broken = join(folder, 'no-console');
  await alterRelease(sound, broken, {
    [await serverBundleOf(sound)]: () => "exports.render = async () => { throw new Error('broken'); };",
    'entry.js': () => ')',
  });
  await publish(broken);
  const { page } = await visit({ javaScript: false, viewport: PHONE, expected: [/503/, /401/] });
  expect((await page.goto('/-/remotes/'))?.status()).toBe(503);
  expect((await page.goto('/-/emergency/'))?.status()).toBe(401);
  await page.locator('[name=token]').fill(await staffToken('Mia'));
  await page.locator('[name=reason]').fill('konzola ne radi');
  await page.locator('main form button').click();
  await page.getByRole('status').getByText('mf-staff', { exact: false }).waitFor();
  // Who has shown the token is signed in.
  expect((await page.goto('/-/remotes/'))?.status()).toBe(200);
  await publishBuilt('mf-staff');
});

test('D5 no page of visitors loads or names anything of the staff’s remote, and its pages are clean for axe in both widths', async () => {
  for (const viewport of [PHONE, DESKTOP]) {
    const { page, complaints } = await visit({ viewport, expected: [/401/] });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/prodaja-stambene-nekretnine/', { waitUntil: 'networkidle' });
    expect([asked.filter((path) => path.includes('mf-staff')), (await page.content()).includes('mf-staff')]).toEqual([
      [],
      false,
    ]);
    await page.goto('/-/remotes/');
    const look = async (what: string): Promise<void> =>
      expect([what, ...(await accessibilityProblems(page))]).toEqual([what]);
    await look('sign-in');
    await signInStaff(page, '/-/remotes', 'Ana');
    await page.locator('#mf-listings summary').first().click();
    await look('remotes');
    for (const path of ['/-/moderation/', '/-/moderation/?stanje=closed', '/-/remotes/codes/MFE-003/']) {
      await page.goto(path);
      await look(path);
    }
    await page.getByRole('button', { name: 'Odjava' }).click();
    await page.locator('[name=secret]').waitFor();
    expect(complaints).toEqual([]);
  }
}, 60_000);

/** Rolls a remote back in the console, with a reason. */
async function rollBack(page: Page, name: string, reason: string): Promise<void> {
  const card = page.locator(`#${name}`);
  await card.locator('summary').first().click();
  await card.locator('[name=action][value=rollback]').check();
  await card.locator('[name=reason]').fill(reason);
  await card.locator('form:has([name=revision]) [type=submit]').click();
  await page.waitForURL(new RegExp(`remote=${name}&revision=\\d+$`));
  await page.getByRole('status').getByText(name, { exact: false }).first().waitFor();
}

async function serverBundleOf(folder: string): Promise<string> {
  const manifest: { serverBundle: string } = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8'));
  return manifest.serverBundle;
}
