import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readPackage, type SourcePackage } from '../config/read-package';
import { serverAppConfig } from '../webpack/server-app-config';
import { makeStaging } from './build-release';
import type { BuildResult } from './build-result';
import { runWebpack } from './run-webpack';

/** Builds the server's programs into `dist`, over those of the last build. */
export async function buildServer(packageDirectory: string): Promise<BuildResult> {
  const staging = await makeStaging(packageDirectory);
  try {
    const source = await readPackage(packageDirectory);
    await runWebpack([await serverAppConfig(source, { outputPath: staging })]);
    return await installServer(source, staging);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Moves the programs in `staging` to `dist` and takes those away that are no more. */
export async function installServer(source: SourcePackage, staging: string): Promise<BuildResult> {
  const folder = join(source.directory, 'dist');
  const built = await readdir(staging);
  for (const name of built) await rename(join(staging, name), join(folder, name));
  const gone = (await readdir(folder)).filter((name) => /\.cjs(?:\.map)?$/.test(name) && !built.includes(name));
  for (const name of gone) await rm(join(folder, name));
  return { release: source.version, folder };
}
