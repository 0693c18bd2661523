import { copyFile, mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { BuildError } from '../config/build-error';
import { readRemotePackage } from '../config/read-package';
import { webpackConfigs } from '../webpack/webpack-configs';
import type { BuildResult } from './build-result';
import { readAssets } from './read-assets';
import { runWebpack } from './run-webpack';
import { writeRelease } from './write-release';

/**
 * Builds the shell or a remote into `dist/<release>`.
 * @throws {BuildError} for anything wrong in the package
 */
export async function buildRelease(packageDirectory: string): Promise<BuildResult> {
  const staging = await makeStaging(packageDirectory);
  try {
    const source = await readRemotePackage(packageDirectory);
    const [web] = await runWebpack(await webpackConfigs(packageDirectory, { outputPath: staging }));
    if (web === undefined) throw new BuildError(`${source.name} has no web bundle`);
    for (const file of source.config.files ?? [])
      await copyFile(join(packageDirectory, file), join(staging, basename(file)));
    return await writeRelease(source, readAssets(source, web), staging);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** A new folder in `dist`, on the same disk as the release it becomes. */
export async function makeStaging(packageDirectory: string): Promise<string> {
  const folder = join(packageDirectory, 'dist', `.staging-${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return folder;
}
