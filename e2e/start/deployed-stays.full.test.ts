import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { issueToken } from '@kvadrat/tools/chaos';
import { alterRelease, newDataFolder, projectRoot, usedDataFolder } from '@kvadrat/tools/harness';
import { asTeam, withAltered } from '../deploy/remotes-command';
import { builtRelease } from '../support/releases';
import { endPortal, runPortal, type PortalProcess } from './portal-process';

jest.setTimeout(300_000);
const TEAMS = 'mf-listings';
const OWN = 'mf-search';
/** An ad that is not there: its page is made by the remote as well. */
const AD = '/oglasi/1/';
const HOME = '/';
/** Where checkouts lie, and the data of the portal. */
let folder: string;
let data: string;
let portal: PortalProcess | undefined;

beforeAll(() => {
  folder = newDataFolder();
  data = usedDataFolder();
});
afterEach(stop);
afterAll(() => {
  for (const path of [folder, data]) rmSync(path, { recursive: true, force: true });
});

async function stop(): Promise<void> {
  if (portal !== undefined) await endPortal(portal);
  portal = undefined;
}

/** The portal as a checkout starts it, always on the same data. */
async function start(checkout: string): Promise<string> {
  await stop();
  portal = runPortal({
    args: [join(checkout, 'server/dist/main.cjs')],
    cwd: checkout,
    settings: { DATA_DIR: data, DEMO_ADS: '0', RENDER_DEADLINE_MS: '5000' },
  });
  return portal.origin();
}

/** A checkout of another day: this one, but for the builds of two remotes, which are of a version of their own. */
async function checkoutOf(version: string, builtAt: Date): Promise<string> {
  const checkout = join(folder, `checkout-${version}`);
  mkdirSync(join(checkout, 'server'), { recursive: true });
  for (const name of readdirSync(projectRoot))
    if (!['server', TEAMS, OWN, 'data', '.git'].includes(name))
      symlinkSync(join(projectRoot, name), join(checkout, name));
  for (const name of readdirSync(join(projectRoot, 'server')))
    if (name !== 'dist') symlinkSync(join(projectRoot, 'server', name), join(checkout, 'server', name));
  // The program looks for its checkout above itself.
  cpSync(join(projectRoot, 'server/dist'), join(checkout, 'server/dist'), { recursive: true });
  for (const remote of [TEAMS, OWN]) {
    const dist = join(checkout, remote, 'dist');
    mkdirSync(dist, { recursive: true });
    await alterRelease(await builtRelease(remote), join(dist, 'altered'), {
      'app.js': (text) => `${text}\n/* ${version} */`,
    });
    const manifest = JSON.parse(readFileSync(join(dist, 'altered/remote.json'), 'utf8')) as Record<string, unknown>;
    const release = `${version}-0000000a`;
    writeFileSync(join(dist, 'altered/remote.json'), JSON.stringify({ ...manifest, version, release }));
    renameSync(join(dist, 'altered'), join(dist, release));
    utimesSync(join(dist, release, 'remote.json'), builtAt, builtAt);
    writeFileSync(join(dist, 'latest.json'), JSON.stringify({ release }));
  }
  return checkout;
}

const releasesOf = async (origin: string, page: string): Promise<string> =>
  (await fetch(origin + page)).headers.get('kvadrat-releases') ?? '';
const DAY_MS = 86_400_000;

test('J9 what a team has published stays live: over a restart, a newer checkout and an older one, while what is local is upgraded', async () => {
  const [newer, older] = [
    await checkoutOf('9.0.0', new Date(Date.now() + DAY_MS)),
    await checkoutOf('0.0.1', new Date(Date.now() - 900 * DAY_MS)),
  ];
  const own = basename(await builtRelease(OWN));
  let origin = await start(projectRoot);
  const token = await issueToken(data, TEAMS);
  const published = await withAltered(TEAMS, { 'app.js': (text) => `${text}\n/* of the team */` }, async (release) => {
    const { code, text } = await asTeam(origin, token, 'publish', release, '--reason', 'their deploy');
    expect([code, text]).toEqual([0, expect.stringContaining('is live')]);
    return / (\S+) is live/.exec(text)?.[1] ?? '';
  });
  const holds = async (ownRelease: string): Promise<void> => {
    expect(await releasesOf(origin, AD)).toContain(`${TEAMS}@${published}`);
    expect(await releasesOf(origin, HOME)).toContain(`${OWN}@${ownRelease}`);
  };
  await holds(own);

  origin = await start(projectRoot);
  await holds(own);

  origin = await start(newer);
  await holds('9.0.0-0000000a');
  expect(portal?.output()).toContain(`${TEAMS} ${published} stays live`);

  origin = await start(older);
  await holds('9.0.0-0000000a');
  // The first checkout is an older one by now, too.
  origin = await start(projectRoot);
  await holds('9.0.0-0000000a');

  const lines = async (remote: string): Promise<string[]> =>
    (await asTeam(origin, token, 'history', remote)).text
      .trim()
      .split('\n')
      .map((line) => line.replace(/^ *\d+ {2}\S+ {2}/, ''));
  expect(await lines(TEAMS)).toEqual([
    `${published}  team of ${TEAMS}: their deploy`,
    expect.stringMatching(/ {2}local build: start$/),
  ]);
  expect(await lines(OWN)).toEqual(['9.0.0-0000000a  local build: start', `${own}  local build: start`]);
});
