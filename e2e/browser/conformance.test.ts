import { readdirSync } from 'node:fs';
import { CHECKS, openSuite, STEADY_MEMORY, type Suite } from '@kvadrat/tools/conformance';
import { launchBrowser, projectRoot } from '@kvadrat/tools/harness';
import type { Browser } from 'playwright-core';

/** Twenty-five mounts with forced collections take half as long as all other checks: `npm run test:full` has them. */
const SLOW = 'keeps no detached elements and no more memory from cycle 5 to cycle 25';
const checks = process.env['FULL'] === '1' ? CHECKS : CHECKS.filter(({ name }) => name !== SLOW);

/** Every remote of the house, by its folder; without the full run the one whose pages most visits begin with. */
const REMOTES = readdirSync(projectRoot).filter((name) => (process.env['FULL'] === '1' ? /^mf-[a-z-]+$/ : /^mf-search$/).test(name));

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
  test.each(checks)('$name', async (check) => {
    expect(await suite.run(remote, check)).toEqual([]);
  });
});
