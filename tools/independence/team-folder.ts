import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../harness';

/** What a team installs of the house, by its folder here. */
const PUBLISHED = ['shared-contracts', 'ui-kit', 'map-kit', 'remote-kit', 'tools/build', 'tools/publish'] as const;
const CONTRACTS = 'shared-contracts';
/** Programs a team checks its types with, in the versions the house has. */
const TYPES = ['typescript', '@types/react', '@types/react-dom'];
/** Made anew, or tests of the house's own tools. */
const NOT_COPIED = /(?:^|\/)(?:dist|node_modules)$|\.test\.tsx?$|\/testing$/;

export interface TeamFolder {
  /** The remote's own folder, outside the workspace. */
  remote: string;
  /** Version it will publish: a patch ahead of the house's. */
  version: string;
  /** Version of the contracts it is built with: a minor ahead. */
  contracts: string;
}

/**
 * Copies a remote's folder to a place outside the workspace, as a repository of its own would be, beside the packed
 * packages it is built with.
 * @param parent an empty folder
 * @param react version of react and react-dom
 */
export async function makeTeamFolder(parent: string, remote: string, react: string): Promise<TeamFolder> {
  const contracts = raised((await readJson(join(projectRoot, CONTRACTS, 'package.json'))).version, 'minor');
  const tarballs = new Map<string, string>();
  for (const source of PUBLISHED)
    tarballs.set(...(await pack(parent, source, source === CONTRACTS ? contracts : null)));

  const folder = join(parent, remote);
  await cp(join(projectRoot, remote), folder, { recursive: true, filter: (file) => !NOT_COPIED.test(file) });
  const file = join(folder, 'package.json');
  const own = await readJson(file);
  const house = await readJson(join(projectRoot, 'package.json'));
  const version = raised(own.version, 'patch');
  const dependencies = { ...own.dependencies, react, 'react-dom': react, ...Object.fromEntries(tarballs) };
  // Packages of the house come as tarballs.
  const ownTypes = Object.entries(own.devDependencies ?? {}).filter(([name]) => !name.startsWith('@kvadrat/'));
  const devDependencies = Object.fromEntries([
    ...ownTypes,
    ...TYPES.map((name) => [name, house.devDependencies?.[name] ?? '*']),
  ]);
  await writeFile(file, JSON.stringify({ ...own, version, scripts: {}, dependencies, devDependencies }, null, 2));
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: '@kvadrat/build/remote.tsconfig.json', include: ['src', 'remote.config.ts'] }),
  );
  return { remote: folder, version, contracts };
}

/** @returns the package's name and the address of its tarball, as a dependency names it */
async function pack(parent: string, source: string, version: string | null): Promise<[string, string]> {
  const copy = join(parent, 'sources', source);
  await mkdir(copy, { recursive: true });
  await cp(join(projectRoot, source), copy, {
    recursive: true,
    filter: (file) => !/(?:^|\/)(?:dist|node_modules)$/.test(file),
  });
  const manifest = await readJson(join(copy, 'package.json'));
  if (version !== null) await writeFile(join(copy, 'package.json'), JSON.stringify({ ...manifest, version }, null, 2));
  const target = join(parent, 'packages');
  await mkdir(target, { recursive: true });
  const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', target], {
    cwd: copy,
  });
  return [manifest.name, `file:../packages/${basename(stdout.trim())}`];
}

function raised(version: string, part: 'minor' | 'patch'): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return part === 'minor'
    ? `${String(major)}.${String(minor + 1)}.0`
    : `${String(major)}.${String(minor)}.${String(patch + 1)}`;
}

interface PackageJson {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function isPackage(value: unknown): value is PackageJson {
  return typeof value === 'object' && value !== null && 'name' in value && 'version' in value;
}

async function readJson(file: string): Promise<PackageJson> {
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isPackage(value)) throw new Error(`${file} has no name or version`);
  return value;
}
