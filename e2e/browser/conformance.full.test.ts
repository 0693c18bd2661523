import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS, openSuite, STEADY_MEMORY, type Samples, type Suite } from '@kvadrat/tools/conformance';
import { launchBrowser, projectRoot } from '@kvadrat/tools/harness';
import type { Browser } from 'playwright-core';

/** Every remote of the house that has pages, by its folder. */
const REMOTES = readdirSync(projectRoot).filter((name) => /^mf-[a-z-]+$/.test(name) && hasPages(name));

function hasPages(name: string): boolean {
  const samples = JSON.parse(readFileSync(join(projectRoot, name, 'contract/samples.json'), 'utf8')) as Samples;
  return samples.visits.length > 0;
}

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
