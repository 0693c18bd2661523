import { CHECKS, openSuite, remoteNames, STEADY_MEMORY, type Suite } from '@kvadrat/tools/conformance';
import { launchBrowser, projectRoot } from '@kvadrat/tools/harness';
import type { Browser } from 'playwright-core';

const REMOTES = ['mf-listings', 'mf-search'];

let browser: Browser;
let suite: Suite;

beforeAll(async () => {
  browser = await launchBrowser(STEADY_MEMORY);
  suite = await openSuite(projectRoot, browser);
});

afterAll(async () => {
  await suite.close();
  await browser.close();
});

test('every remote of the house is listed here', async () => {
  expect(await remoteNames(projectRoot)).toEqual(REMOTES);
});

describe.each(REMOTES)('%s', (remote) => {
  test.each(CHECKS)('$name', async (check) => {
    expect(await suite.run(remote, check)).toEqual([]);
  });
});
