import { issueToken } from '@kvadrat/tools/chaos';
import { fromElsewhere } from '../support/account';
import { useBrowser } from '../support/browser';
import { portalOrigin } from '../support/portal-origin';
import { AHEAD, buildAhead, type AheadBuild } from './ahead-workspace';
import { asTeam } from './remotes-command';

jest.setTimeout(180_000);
const visit = useBrowser();
let built: AheadBuild;
let token: string;

const team = (...words: string[]) => asTeam(portalOrigin(), token, ...words);

beforeAll(async () => {
  token = await issueToken(process.env['PORTAL_DATA'] ?? '', AHEAD.remote, '--role', 'regular', '--routes', AHEAD.path);
  built = await buildAhead();
});
afterAll(async () => {
  await team('off', AHEAD.remote);
  await built.remove();
});

test('a remote built with contracts one minor ahead of the shell is published and runs; both sides of the bus agree', async () => {
  expect(await team('publish', built.folder)).toMatchObject({
    code: 0,
    text: expect.stringContaining(`${AHEAD.remote} ${built.release} is live`) as string,
  });
  const manifest = (await (
    await fetch(`${portalOrigin()}/r/${AHEAD.remote}/${built.release}/remote.json`)
  ).json()) as unknown;
  expect(manifest).toMatchObject({
    contracts: AHEAD.contracts,
    topics: { [AHEAD.topic]: { version: 1, data: { step: 'count' } } },
  });

  const { page, context, complaints } = await visit();
  // Reports are counted by network, and other tests have sent some.
  await context.setExtraHTTPHeaders(fromElsewhere());
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api-next/platform/report/')) reports.push(request.postData() ?? '');
  });
  await page.goto(AHEAD.path);
  const heard = page.locator('output');
  const send = (v: number, count: number): Promise<boolean> =>
    page.evaluate((detail) => window.dispatchEvent(new CustomEvent('kvadrat:favourites-changed', { detail })), {
      v,
      data: { count },
    });

  await page.waitForFunction(() =>
    Object.keys(document.querySelector('output') ?? {}).some((key) => key.startsWith('__reactProps$')),
  );
  await page.locator('button', { hasText: 'Dalje' }).click();
  await page.waitForFunction(() => document.querySelector('output')?.textContent === 'trial {"step":2}');
  await send(1, 3);
  await send(2, 4);
  await send(1, 5);
  await page.waitForFunction(() => document.querySelector('output')?.textContent.endsWith('saved {"count":5}'));
  expect(await heard.innerText()).toMatch(/saved \{"count":3\}; saved \{"count":5\}$/);
  expect(reports.filter((report) => report.includes('kvadrat:favourites-changed: unknown version 2'))).toHaveLength(1);
  expect(complaints).toEqual([]);
});
