import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BuildError } from './build-error';
import type { RemoteConfig } from './remote-config';

/** A workspace package as the build sees it. */
export interface SourcePackage {
  /** Absolute folder. */
  directory: string;
  name: string;
  version: string;
  /** Declared dependencies and their exact versions. */
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
  const dependencies = Object.entries(isRecord(value['dependencies']) ? value['dependencies'] : {});
  return {
    directory,
    name: basename(directory),
    version: value['version'],
    dependencies: Object.fromEntries(dependencies.map(([name, version]) => [name, String(version)])),
  };
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
  if (config.name !== found.name) throw new BuildError(`${file}: name is "${config.name}", its folder is "${found.name}"`);
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
