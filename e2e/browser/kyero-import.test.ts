import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '@kvadrat/tools/harness';
import { useBrowser } from '../support/browser';
import { cards, waitForList } from '../support/list-page';
import { portalCommand } from '../support/releases';

const SAMPLE = join(projectRoot, '../shared/feeds/kyero.xml');
const present = existsSync(SAMPLE);
if (!present) console.warn(`SKIPPED: the feed sample ${SAMPLE} is not there.`);

const visit = useBrowser();

/** Runs the import and answers what it printed, also when it refused something. */
async function runImport(file: string): Promise<string> {
  try {
    return await portalCommand(
      'import',
      '--format',
      'kyero',
      '--agency',
      'uvoz-iz-uzorka',
      '--agency-email',
      'ured@uvoz.example',
      '--no-photos',
      file,
    );
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}

(present ? test : test.skip)('an ad of a Kyero feed is found by keyword in the running portal and opens', async () => {
  // A second attempt of this test finds the ad of the first one.
  expect(await runImport(SAMPLE)).toMatch(/V3TEST\s+(?:created|unchanged)/);
  const { page, complaints } = await visit();
  // An import is over when its ads are stored; they are found as soon as the read model has them.
  do await page.goto('/en/prodaja-inozemne-nekretnine/?keyword=english+description');
  while ((await cards(page).count()) === 0);
  await waitForList(page);
  await page.locator('main article a[href*="/oglasi/"]').first().click();
  await page.waitForURL(/\/en\/oglasi\//);
  await page.locator('#kvadrat-mf-listings h1').waitFor();
  await page.locator('main').getByText('English property description').first().waitFor();
  expect(complaints).toEqual([]);
});

(present ? test : test.skip)(
  'the same file again changes nothing, and a file cut in half names the line and changes nothing',
  async () => {
    expect(await runImport(SAMPLE)).toMatch(/V3TEST\s+unchanged/);
    const folder = await mkdtemp(join(tmpdir(), 'kvadrat-feed-'));
    try {
      const whole = await readFile(SAMPLE, 'utf8');
      await writeFile(join(folder, 'half.xml'), whole.slice(0, whole.length / 2));
      expect(await runImport(join(folder, 'half.xml'))).toMatch(/line \d+: refused, nothing was changed/);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    expect(await runImport(SAMPLE)).toMatch(/V3TEST\s+unchanged/);
  },
);
