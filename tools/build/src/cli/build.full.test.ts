import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE_ROOT } from './workspace';

jest.setTimeout(600_000);

const run = promisify(execFile);
const PACKAGE = 'mf-listings';
const SOURCES = [
  'package.json',
  'package-lock.json',
  'shared-contracts',
  'ui-kit',
  'map-kit',
  'remote-kit',
  'tools',
  'shell',
  PACKAGE,
];
const LEFT_OUT = new Set(['dist', 'node_modules', '.tsc']);

let folder: string;
/** Two checkouts: an ordinary one, and one whose path has 150 characters, a space and a č. */
let plain: string;
let long: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kvadrat-checkouts-'));
  plain = join(folder, 'a');
  long = join(folder, 'čista soba', 'x'.repeat(Math.max(1, 150 - folder.length - 12)));
  await Promise.all([plain, long].map(checkOut));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function checkOut(target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const name of SOURCES) {
    await cp(join(WORKSPACE_ROOT, name), join(target, name), {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  }
  // Links where the disk has them: copying half a gigabyte twice takes longer than the test.
  const packages = join(WORKSPACE_ROOT, 'node_modules');
  await run('cp', ['-al', packages, join(target, 'node_modules')]).catch(() =>
    run('cp', ['-a', packages, join(target, 'node_modules')]),
  );
}

async function build(root: string): Promise<string> {
  const program = join(root, 'tools/build/src/cli/build.ts');
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program, PACKAGE], { cwd: root });
  return stdout.trim();
}

const latest = (root: string): string => readFileSync(join(root, PACKAGE, 'dist/latest.json'), 'utf8');

test('two checkouts build the same release, one of them from a long path with a space and a č', async () => {
  expect(long.length).toBeGreaterThanOrEqual(150);
  const first = new Set(readdirSync(join(long, 'node_modules')));
  expect(await build(plain)).toMatch(/^mf-listings: \d+\.\d+\.\d+-[0-9a-f]{8} in /);
  await build(long);
  expect(latest(long)).toBe(latest(plain));
  // Nothing was put beside the packages.
  expect(readdirSync(join(long, 'node_modules')).filter((name) => !first.has(name))).toEqual([]);
  expect(existsSync(join(long, '.swc'))).toBe(false);
});

test('what has not changed is not built again, what has is', async () => {
  expect(await build(plain)).toBe('mf-listings: unchanged');
  await rm(join(plain, PACKAGE, 'dist', 'stamp'));
  const { release } = parse(latest(plain));
  expect(await build(plain)).toContain(`mf-listings: ${release} in `);
});

test('a package that does not exist is refused with the list of those that do', async () => {
  const program = join(plain, 'tools/build/src/cli/build.ts');
  await expect(run(process.execPath, ['--import', 'tsx', program, 'mf-nothing'], { cwd: plain })).rejects.toMatchObject(
    {
      code: 1,
      stderr: 'there is no package "mf-nothing" to build; there are shell, mf-listings, ui-kit\n',
    },
  );
});

function parse(json: string): { release: string } {
  const value: unknown = JSON.parse(json);
  if (typeof value === 'object' && value !== null && 'release' in value && typeof value.release === 'string')
    return { release: value.release };
  throw new Error(`no release in ${json}`);
}
