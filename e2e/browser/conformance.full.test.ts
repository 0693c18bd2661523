import { readdirSync } from 'node:fs';
import { CHECKS, openSuite, STEADY_MEMORY, type Suite } from '@kvadrat/tools/conformance';
import { launchBrowser, projectRoot } from '@kvadrat/tools/harness';
import type { Browser } from 'playwright-core';

/** Every remote of the house, by its folder. */
const REMOTES = readdirSync(projectRoot).filter((name) => /^mf-[a-z-]+$/.test(name));

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

describe.each(REMOTES)('%s', (remote) => {
  test.each(CHECKS)('$name', async (check) => {
    expect(await suite.run(remote, check)).toEqual([]);
  });
});
