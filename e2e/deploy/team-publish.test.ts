import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { issueToken } from '@kvadrat/tools/chaos';
import { searchListings } from '../support/api';
import { useBrowser } from '../support/browser';
import { adLinks, DEFAULT_LIST, waitForList } from '../support/list-page';
import { portalOrigin } from '../support/portal-origin';
import { builtRelease, publishBuilt } from '../support/releases';
import { asTeam, withAltered } from './remotes-command';

jest.setTimeout(120_000);
const visit = useBrowser();
const REMOTE = 'mf-listings';
let token: string;
let ad: string;

beforeAll(async () => {
  token = await issueToken(process.env['PORTAL_DATA'] ?? '', REMOTE);
  ad = (await searchListings('')).results[0]?.path ?? '';
});
afterAll(() => publishBuilt(REMOTE));

const team = (...words: string[]) => asTeam(portalOrigin(), token, ...words);
const releasesOf = async (path: string): Promise<string> =>
  (await fetch(portalOrigin() + path)).headers.get('kvadrat-releases') ?? '';
const releaseOf = async (folder: string): Promise<string> =>
  String(Reflect.get(Object(JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8'))), 'release'));

async function hashesOf(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  return Promise.all(
    names.sort().map(
      async (name) =>
        `${basename(name)} ${createHash('sha384')
          .update(await readFile(name))
          .digest('hex')}`,
    ),
  );
}

test('a team publishes with its token alone and takes it back, while a page that is open goes on working and the shell stays what it was', async () => {
  const shell = await hashesOf(await builtRelease('shell'));
  const { page, complaints } = await visit();
  await page.goto(DEFAULT_LIST);
  await waitForList(page);
  await page.evaluate(() => Reflect.set(window, 'openSince', 'before'));

  await withAltered(REMOTE, { 'app.js': (text) => `${text}\n/* the next release */` }, async (folder) => {
    const next = await releaseOf(folder);
    expect(await team('publish', folder, '--reason', 'test of a deploy')).toMatchObject({
      code: 0,
      text: expect.stringContaining(`${REMOTE} ${next} is live from revision`) as string,
    });
    expect(await releasesOf(ad)).toContain(`${REMOTE}@${next}`);
    expect((await team('history', REMOTE)).text).toMatch(/team of mf-listings: test of a deploy/);
  });

  await adLinks(page).first().click();
  await page.waitForURL(/\/oglasi\//);
  await page.locator('#kvadrat-mf-listings h1').waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'openSince') as unknown)).toBe('before');
  expect(complaints).toEqual([]);

  expect((await team('rollback', REMOTE)).code).toBe(0);
  expect(await releasesOf(ad)).toContain(`${REMOTE}@${basename(await builtRelease(REMOTE))}`);
  expect(await hashesOf(await builtRelease('shell'))).toEqual(shell);
});

test('MFE-112 the token of one team opens no other remote', async () => {
  await withAltered('mf-search', { 'app.js': (text) => `${text}\n/* not theirs */` }, async (folder) => {
    expect(await team('publish', folder)).toMatchObject({
      code: 1,
      text: expect.stringContaining('MFE-112') as string,
    });
  });
  expect((await team('off', 'mf-search')).code).toBe(1);
  expect((await fetch(portalOrigin() + DEFAULT_LIST)).status).toBe(200);
});

test('an uploaded release is seen by who has the signed link, in a browser, and by nobody else', async () => {
  await withAltered(REMOTE, { 'app.js': (text) => `${text}\nwindow.trial = true;` }, async (folder) => {
    const next = await releaseOf(folder);
    await team('upload', folder);
    const link = /\/-\/override\/\S+/.exec((await team('override', REMOTE, next)).text)?.[0] ?? '';
    const { page, complaints } = await visit();
    await page.goto(link);
    await page.getByRole('button').click();
    await page.goto(ad);
    await page.waitForFunction(() => Reflect.get(window, 'trial') === true);
    expect(complaints).toEqual([]);
    expect(await releasesOf(ad)).not.toContain(next);
  });
});
