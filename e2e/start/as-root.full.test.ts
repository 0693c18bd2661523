import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { newDataFolder, projectRoot } from '@kvadrat/tools/harness';
import { builtRelease } from '../support/releases';
import { endPortal, type PortalProcess, runPortal, waitForAds } from './portal-process';
import { until, workersOf } from './worker-processes';

jest.setTimeout(240_000);

const asRoot = process.getuid?.() === 0;
/** Pictures of the demonstration. */
const DRAWN_AHEAD = 4;
/** Every Linux has it. */
const NOBODY = 65534;

let dataFolder: string;
let portal: PortalProcess | undefined;

beforeAll(() => {
  dataFolder = newDataFolder();
});
afterEach(async () => {
  if (portal !== undefined) await endPortal(portal);
});
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

/** One that is open to root only. */
async function lowPort(): Promise<number> {
  for (let port = 1023; port > 600; port -= 1) {
    const server = createServer().listen(port, '127.0.0.1');
    const free = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.close();
    if (free) return port;
  }
  throw new Error('no port is free');
}

/** Ids it runs as, groups it is in and rights it has, as the system tells them. */
function rightsOf(pid: number): Record<string, string[]> {
  const lines = readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .map((line) => line.split(/:?\s+/));
  return Object.fromEntries(
    lines.flatMap(([name = '', ...values]) =>
      ['Uid', 'Gid', 'Groups', 'CapEff'].includes(name) ? [[name, values.filter(Boolean)]] : [],
    ),
  );
}

(asRoot ? test : test.skip).each(['1', '2'])(
  'J7 started as root with WORKERS=%s, nothing that answers visitors has root’s rights, and everything works',
  async (WORKERS) => {
    const port = await lowPort();
    const settings = {
      WORKERS,
      DATA_DIR: dataFolder,
      DEMO_ADS: '60',
      DEMO_PICTURES: String(DRAWN_AHEAD),
      PORT: String(port),
    };
    portal = runPortal({ settings });
    const origin = await portal.origin();
    const { output } = portal;
    expect(output().match(/Started as root: .* as the account nobody, without rights of root\./g)).toHaveLength(1);
    const serving = workersOf(portal);
    expect(serving.length).toBeGreaterThan(0);
    for (const pid of serving) {
      const ids = Array(4).fill(String(NOBODY)) as string[];
      expect(rightsOf(pid)).toEqual({ Uid: ids, Gid: ids, Groups: [], CapEff: ['0000000000000000'] });
    }

    expect(await waitForAds(origin, 30)).toBeGreaterThanOrEqual(30);
    const list = await (await fetch(`${origin}/prodaja-stambene-nekretnine/`)).text();
    expect(list.match(/<article/g)).toHaveLength(25);
    // A picture that was not drawn ahead is drawn and kept by who was asked for it.
    const photos = [...new Set(list.match(/\/media\/[^"\s,]+\.webp/g))].slice(0, DRAWN_AHEAD + 1);
    expect(photos).toHaveLength(DRAWN_AHEAD + 1);
    for (const photo of photos) expect((await fetch(origin + photo)).status).toBe(200);
    const owners = readdirSync(join(dataFolder, 'media'), { recursive: true, encoding: 'utf8' }).map(
      (name) => statSync(join(dataFolder, 'media', name)).uid,
    );
    expect(new Set(owners)).toEqual(new Set([NOBODY]));

    const file = `mf-search/${(await builtRelease('mf-search')).split('/').at(-1) ?? ''}/entry.js`;
    const published = readFileSync(join(dataFolder, 'releases', file), 'utf8');
    writeFileSync(join(dataFolder, 'releases', file), 'changed');
    expect(await (await fetch(`${origin}/r/${file}`)).text()).toBe(published);
    expect(readFileSync(join(dataFolder, 'releases', file), 'utf8')).toBe(published);
    await until(() => output().includes('MFE-005'));

    // Commands of root find the running database, and what they make is the portal's to change.
    const told = execFileSync(process.execPath, ['server/dist/cli-remotes.cjs', 'list'], {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataFolder },
    });
    expect(told).toContain('mf-search');
    expect(await endPortal(portal)).toBe(0);
  },
);
