import type { Page, Request, Route } from 'playwright-core';
import { DESKTOP } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';
import { FULL_RUN } from '../support/full-run';
import { adLinks, cards, DEFAULT_LIST, waitForList } from '../support/list-page';

const visit = useBrowser();
const COLLECTOR = '/api-next/tracking/';
const REMOTE = '/r/mf-tracking/';

interface Told {
  event?: string;
  type: string;
}

/** Batches the page has sent. */
function watchBatches(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes(COLLECTOR)) sent.push(request);
  });
  return sent;
}

function namesOf(requests: readonly Request[]): string[] {
  return requests.flatMap((request) => {
    if (!request.url().includes(COLLECTOR)) return [];
    const { batch } = JSON.parse(request.postData() ?? '{"batch":[]}') as { batch: Told[] };
    return batch.map(({ type, event }) => event ?? type);
  });
}

test('R53 R192 with consent the portal is told what happens on lists and ads, by names of its table, and rejects nothing', async () => {
  const { page, complaints } = await visit({ viewport: DESKTOP, allowed: 'famr' });
  const batches = watchBatches(page);
  const last = page.waitForRequest((request) => namesOf([request]).includes('Gallery Opened'));
  await page.goto(DEFAULT_LIST);
  await waitForList(page);
  await page.waitForFunction(() => document.querySelector('script[src*="mf-tracking"]') !== null);
  await cards(page)
    .first()
    .getByRole('button', { name: /^Spremi: / })
    .click();
  await cards(page)
    .first()
    .getByRole('button', { name: /^Usporedi: / })
    .click();
  await adLinks(page).first().click();
  await page.getByRole('button', { name: 'Podijeli oglas' }).waitFor();
  await page.getByRole('list', { name: 'Slike' }).getByRole('link').first().click();
  await page.getByRole('dialog', { name: 'Slike' }).waitFor();
  const wanted = ['page', 'List Seen', 'Ad Saved', 'Ad Compared', 'Ad Seen', 'Gallery Opened'];
  // Batches keep the order, so that the last event comes after all others.
  await last;
  expect(wanted.filter((name) => !namesOf(batches).includes(name))).toEqual([]);
  for (const request of batches) {
    const answer = await request.response();
    expect(await answer?.json()).toMatchObject({ rejected: [] });
  }
  expect(complaints).toEqual([]);
});

/** What may become of the remote, and of what it talks to. */
const FAILURES: [string, string, (route: Route) => unknown][] = [
  ['its files do not come', REMOTE, (route) => route.abort()],
  [
    'its files are broken',
    REMOTE,
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("dead")' }),
  ],
  ['its files never end', REMOTE, () => undefined],
  ['the collector fails', COLLECTOR, (route) => route.fulfill({ status: 500, body: '{}' })],
  ['the collector is blocked', COLLECTOR, (route) => route.abort()],
  ['the collector never answers', COLLECTOR, () => undefined],
];

/** Each that differs for a page: nothing of it comes, what comes throws, what comes is never answered. */
const shortly = FAILURES.filter(([what]) => /broken|never/.test(what));

test.each(FULL_RUN ? FAILURES : shortly)(
  'while %s, nobody who has agreed to it sees anything of it',
  async (_what, address, fail) => {
    // What a browser writes into its console about a file or an answer that did not come.
    const { page, complaints } = await visit({
      viewport: DESKTOP,
      allowed: 'famr',
      expected: [/Failed to load resource|integrity|dead|mf-tracking|ERR_FAILED/],
    });
    await page.route((url) => url.pathname.includes(address), fail);
    const asked = page.waitForRequest((request) => request.url().includes(address));
    await page.goto(DEFAULT_LIST);
    await waitForList(page);
    const heart = cards(page)
      .first()
      .getByRole('button', { name: /^Spremi: / });
    await heart.click();
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    await asked;
    await adLinks(page).first().click();
    await page.getByRole('button', { name: 'Podijeli oglas' }).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  },
);
