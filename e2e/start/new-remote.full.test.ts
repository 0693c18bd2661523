import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Checkout, copyCheckout } from './checkout';
import { endPortal, type PortalProcess, runPortal } from './portal-process';

/** Machine time that adding a remote may take, from the command to its page in a running portal. */
const LIMIT_MS = 600_000;
const NAME = 'mf-trial';

jest.setTimeout(LIMIT_MS + 240_000);

let checkout: Checkout;
let portal: PortalProcess;

beforeAll(async () => {
  checkout = copyCheckout(undefined);
  portal = runPortal({ cwd: checkout.folder, settings: settings() });
  await portal.origin();
});

afterAll(async () => {
  await endPortal(portal);
  checkout.remove();
});

/** Outside the closed home, where the database's own user can walk. */
const settings = (): NodeJS.ProcessEnv => ({ DEMO_ADS: '60', DATA_DIR: join(checkout.folder, '../../../../data') });

async function run(program: string, ...parameters: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(program, parameters, {
    cwd: checkout.folder,
    env: { ...process.env, ...settings() },
  });
  return stdout;
}

async function changedFiles(before: ReadonlyMap<string, string>): Promise<string[]> {
  const after = await Promise.all(
    [...before].map(
      async ([file, text]) => [file, text === (await readFile(join(checkout.folder, file), 'utf8'))] as const,
    ),
  );
  return after.filter(([, same]) => !same).map(([file]) => file);
}

test('a new remote is typed, translated, conforming and in a running portal without an edit by hand', async () => {
  const watched = [
    'package.json',
    'tsconfig.json',
    'jest.config.mjs',
    '.dependency-cruiser.cjs',
    '.oxlintrc.json',
    'shell/remote.config.ts',
    'server/package.json',
  ];
  const before = new Map(
    await Promise.all(
      watched.map(async (file) => [file, await readFile(join(checkout.folder, file), 'utf8')] as const),
    ),
  );
  const start = performance.now();
  await run('npm', 'run', 'new-remote', '--', NAME);
  await run('npx', 'tsc', '--build', NAME);
  await run('npm', 'run', 'messages', '--', '--check', NAME);
  await run('npx', 'oxlint', '--deny-warnings', NAME);
  await run('npm', 'run', 'build', '--', NAME);
  expect(await run('npm', 'run', 'conformance', '--', NAME)).toContain(' passed, 0 failed');
  const latest: { release: string } = JSON.parse(
    await readFile(join(checkout.folder, NAME, 'dist/latest.json'), 'utf8'),
  );
  await run('npm', 'run', 'remotes', '--', 'publish', `${NAME}/dist/${latest.release}`);
  const page = await fetch(`${await portal.origin()}/de/trial/osijek/`);
  expect(performance.now() - start).toBeLessThan(LIMIT_MS);
  expect([page.status, /<h1>([^<]*)/.exec(await page.text())?.[1]]).toEqual([200, 'Orte zu „osijek“']);
  // The type checker's list alone names it.
  expect(await changedFiles(before)).toEqual(['tsconfig.json']);
});
