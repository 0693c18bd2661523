import { useBrowser } from '../support/browser';
import { DEFAULT_LIST } from '../support/list-page';
import { inlineStyleBytes, type LoggedRequest, type Visit } from '@kvadrat/tools/harness';

/** Architecture budgets in bytes on the wire (KB of 1024), for a first visit of the list at 390 px, 2×. */
const BUDGET = { code: 140 * 1024, fonts: 45 * 1024, photos: 90 * 1024, requests: 10, depth: 2 };

const visit = useBrowser();

async function firstVisit(path = DEFAULT_LIST): Promise<Visit> {
  const visitor = await visit({ deviceScaleFactor: 2 });
  await visitor.page.goto(path, { waitUntil: 'networkidle' });
  return visitor;
}

function bytes(requests: readonly LoggedRequest[]): number {
  return requests.reduce((sum, request) => sum + request.bytes, 0);
}

function repeated(requests: readonly LoggedRequest[]): string[] {
  const seen = new Set<string>();
  return requests.flatMap(({ address }) => {
    if (seen.has(address)) return [address];
    seen.add(address);
    return [];
  });
}

test('a heart answers, the console is clean, no policy is violated', async () => {
  const { page, complaints } = await firstVisit();
  const heart = page.locator('main article button[aria-pressed]').first();
  await heart.click();
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
  expect(complaints).toEqual([]);
});

test.each([DEFAULT_LIST, '/', '/de/'])(
  '%s: no registry or manifest is asked for, and nothing is asked for twice',
  async (path) => {
    const { network, complaints } = await firstVisit(path);
    const sent = network.sent();
    expect(sent.filter(({ address }) => /registry|remote\.json|mf-manifest/.test(address))).toEqual([]);
    expect(repeated(sent)).toEqual([]);
    expect(
      sent.filter(({ status }) => status !== 200).map(({ address, status }) => `${address} ${status ?? 'failed'}`),
    ).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('the check for files fetched twice notices a preload whose hash is missing', async () => {
  const { page, network } = await visit({ expected: [/preload/] });
  await page.route(`**${DEFAULT_LIST}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<link[^>]*rel="preload"[^>]*as="script"[^>]*>/g, (tag) =>
      tag.replace(/\s(?:crossorigin|integrity)="[^"]*"/g, ''),
    );
    await route.fulfill({ response, body });
  });
  await page.goto(DEFAULT_LIST, { waitUntil: 'networkidle' });
  expect(repeated(network.sent()).length).toBeGreaterThan(0);
});

test('one React runs in the page, also after both remotes were shown', async () => {
  const { page, reactCopies, complaints } = await firstVisit();
  expect(await reactCopies()).toBe(1);
  await page.locator('main article a[href*="/oglasi/"]').first().click();
  await page.waitForURL(/\/oglasi\//);
  await page.locator('#kvadrat-mf-listings h1').waitFor();
  expect(await reactCopies()).toBe(1);
  expect(complaints).toEqual([]);
});

/** Seconds after the page answers until which a first visit is counted; what comes later waited for a quiet moment. */
const COUNTED_S = 2;

test('a first visit stays inside its budgets until two seconds after it answers', async () => {
  const { page, network } = await visit({ deviceScaleFactor: 2 });
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      const element = document.querySelector('main article button[aria-pressed]');
      if (element === null || !Object.keys(element).some((key) => key.startsWith('__reactProps$'))) return;
      clearInterval(timer);
      Reflect.set(globalThis, 'answersAt', performance.now());
    }, 50);
  });
  await page.goto(DEFAULT_LIST, { waitUntil: 'networkidle' });
  const answersAt = await page.evaluate(() => Number(Reflect.get(globalThis, 'answersAt')) / 1000);
  await page.waitForFunction((until) => performance.now() / 1000 > until, answersAt + COUNTED_S);
  const begin = network.all()[0]?.start ?? 0;
  const code = network.sent('Script', 'Stylesheet').filter(({ start }) => start - begin <= answersAt + COUNTED_S);
  expect(code.length).toBeLessThanOrEqual(BUDGET.requests);
  expect(Math.max(...code.map(({ depth }) => depth))).toBeLessThanOrEqual(BUDGET.depth);
  expect(bytes(code) + (await inlineStyleBytes(page))).toBeLessThanOrEqual(BUDGET.code);
  expect(bytes(network.sent('Font'))).toBeLessThanOrEqual(BUDGET.fonts);
});

test('photos with an address in the HTML stay inside their budget', async () => {
  const { page, network } = await visit({ deviceScaleFactor: 2 });
  // Scripts give the other photos their address; without them only those of the HTML are asked for.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(DEFAULT_LIST, { waitUntil: 'load' });
  const photos = network.sent('Image').filter(({ address }) => address.startsWith('/media/'));
  expect(photos.length).toBeGreaterThan(0);
  expect(photos.length).toBeLessThanOrEqual(2);
  expect(bytes(photos)).toBeLessThanOrEqual(BUDGET.photos);
});
