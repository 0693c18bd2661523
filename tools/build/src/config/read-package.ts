import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuildError } from './build-error';
import type { RemoteConfig } from './remote-config';

const EXACT = /^\d+\.\d+\.\d+/;

/** A package as the build sees it. */
export interface SourcePackage {
  /** Absolute folder. */
  directory: string;
  name: string;
  version: string;
  /** Declared dependencies and their exact versions: those that are installed, where only a range or a file is declared. */
  dependencies: Readonly<Record<string, string>>;
}

export interface RemotePackage extends SourcePackage {
  config: RemoteConfig;
}

/** @throws {BuildError} when there is no readable `package.json` with a version */
export async function readPackage(directory: string): Promise<SourcePackage> {
  const file = join(directory, 'package.json');
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!isRecord(value) || typeof value['version'] !== 'string') throw new BuildError(`${file} has no version`);
  const declared = Object.entries(isRecord(value['dependencies']) ? value['dependencies'] : {});
  const dependencies = declared.map(
    async ([name, version]) =>
      [name, EXACT.test(String(version)) ? String(version) : await installedVersion(directory, name)] as const,
  );
  return {
    directory,
    name: basename(directory),
    version: value['version'],
    dependencies: Object.fromEntries(await Promise.all(dependencies)),
  };
}

/** Looks for an installed package as Node does, from the folder upwards. @throws {BuildError} when it is nowhere */
async function installedVersion(directory: string, name: string): Promise<string> {
  for (let folder = directory; ; folder = dirname(folder)) {
    const text = await readFile(join(folder, 'node_modules', name, 'package.json'), 'utf8').catch(() => null);
    const value: unknown = JSON.parse(text ?? 'null');
    if (isRecord(value) && typeof value['version'] === 'string') return value['version'];
    if (folder === dirname(folder))
      throw new BuildError(`${directory} needs ${name}, which is not installed: npm install`);
  }
}

/** Reads the package of the shell or of a remote with its `remote.config.ts`. */
export async function readRemotePackage(directory: string): Promise<RemotePackage> {
  const file = join(directory, 'remote.config.ts');
  const module: unknown = await import(pathToFileURL(file).href);
  const config = isRecord(module) ? module['default'] : undefined;
  if (!isRemoteConfig(config)) {
    throw new BuildError(`${file} must export default { name, role, routes, elements, events } satisfies RemoteConfig`);
  }
  const found = await readPackage(directory);
  if (config.name !== found.name)
    throw new BuildError(`${file}: name is "${config.name}", its folder is "${found.name}"`);
  return { ...found, config };
}

function isRemoteConfig(value: unknown): value is RemoteConfig {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    typeof value['role'] === 'string' &&
    Array.isArray(value['routes']) &&
    Array.isArray(value['elements']) &&
    isRecord(value['events']) &&
    Array.isArray(value['events']['emits']) &&
    Array.isArray(value['events']['handles'])
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
