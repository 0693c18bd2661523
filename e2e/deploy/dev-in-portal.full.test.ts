import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { issueToken } from '@kvadrat/tools/chaos';
import { projectRoot } from '@kvadrat/tools/harness';
import { searchListings } from '../support/api';
import { useBrowser } from '../support/browser';
import { portalOrigin } from '../support/portal-origin';
import { asTeam } from './remotes-command';

jest.setTimeout(240_000);
const visit = useBrowser();
const REMOTE = 'mf-listings';
let token: string;
let child: ChildProcess | undefined;
let printed = '';

const releasesOf = async (path: string): Promise<string> =>
  (await fetch(portalOrigin() + path)).headers.get('kvadrat-releases') ?? '';

async function printedLine(pattern: RegExp): Promise<string> {
  for (;;) {
    const [, found] = pattern.exec(printed) ?? [];
    if (found !== undefined) return found;
    if (child?.exitCode !== null) throw new Error(`it ended\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

beforeAll(async () => {
  token = await issueToken(process.env['PORTAL_DATA'] ?? '', REMOTE);
  child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tools/alone/run.ts', REMOTE, '--port', '0', '--portal', portalOrigin()],
    {
      cwd: projectRoot,
      env: { ...process.env, KVADRAT_TOKEN: token },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
});
afterAll(() => child?.kill('SIGKILL'));

test('npm run dev shows the work in a running portal to its own browser, and takes it back when it ends', async () => {
  const release = await printedLine(new RegExp(`shows ${REMOTE} (\\S+) to who`));
  const link = await printedLine(/(http:\/\/localhost:\d+\/-\/portal)\//);
  const ad = (await searchListings('')).results[0]?.path ?? '';

  const { page, complaints } = await visit();
  await page.goto(link + ad);
  await page.getByRole('button', { name: 'Prikaži ga' }).click();
  await page.waitForURL(portalOrigin() + ad);
  const response = await page.reload();
  expect(page.url()).toBe(portalOrigin() + ad);
  expect(response?.headers()).toMatchObject({
    'kvadrat-releases': expect.stringContaining(`${REMOTE}@${release}`) as string,
    'cache-control': 'private, no-cache',
  });
  await page.locator(`#kvadrat-${REMOTE} h1`).waitFor();
  expect(complaints).toEqual([]);
  expect((await asTeam(portalOrigin(), token, 'overrides', REMOTE)).text).toContain(release);

  child?.kill('SIGINT');
  if (child?.exitCode === null) await once(child, 'exit');
  expect((await asTeam(portalOrigin(), token, 'overrides', REMOTE)).text).not.toContain(release);
  const [own, others] = [(await page.reload())?.headers()['kvadrat-releases'], await releasesOf(ad)];
  expect(own).toBe(others);
});
