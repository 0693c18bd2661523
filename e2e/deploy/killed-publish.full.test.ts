import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { issueToken } from '@kvadrat/tools/chaos';
import { endPortal, runPortal, type PortalProcess } from '../start/portal-process';
import { builtRelease } from '../support/releases';
import { asTeam, withAltered } from './remotes-command';

jest.setTimeout(300_000);
const REMOTE = 'mf-listings';
/** An ad that is not there: its page is made by the remote as well. */
const PAGE = '/oglasi/1/';
let dataFolder: string;
let portal: PortalProcess | undefined;

beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'kvadrat-deploy-'));
  // The database's own user has to walk through it when we are root.
  chmodSync(dataFolder, 0o711);
});
afterAll(async () => {
  if (portal !== undefined) await endPortal(portal);
  rmSync(dataFolder, { recursive: true, force: true });
});

async function start(): Promise<string> {
  portal = runPortal({ settings: { DATA_DIR: dataFolder, DEMO_ADS: '0', RENDER_DEADLINE_MS: '5000' } });
  return portal.origin();
}
const releasesOf = async (origin: string): Promise<string> =>
  (await fetch(origin + PAGE)).headers.get('kvadrat-releases') ?? '';

test('kill -9 between upload and switch: the old release is served, and the order can be given again', async () => {
  const first = await start();
  const old = `${REMOTE}@${basename(await builtRelease(REMOTE))}`;
  const token = await issueToken(dataFolder, REMOTE);
  await withAltered(REMOTE, { 'app.js': (text) => `${text}\n/* next */` }, async (folder) => {
    const { text } = await asTeam(first, token, 'upload', folder);
    const release = /(\S+) is uploaded/.exec(text)?.[1] ?? '';
    expect(text).toContain(`${REMOTE} ${release} is uploaded`);
    portal?.child.kill('SIGKILL');
    await portal?.exitCode();

    const next = await start();
    expect(await releasesOf(next)).toContain(old);
    expect(await asTeam(next, token, 'pin', REMOTE, release)).toMatchObject({ code: 0 });
    expect(await releasesOf(next)).toContain(`${REMOTE}@${release}`);
  });
});
