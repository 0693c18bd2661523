import { cp } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Compilation } from 'webpack';
import { readPackage, readRemotePackage } from '../config/read-package';
import { serverAppConfig } from '../webpack/server-app-config';
import { webpackConfigs } from '../webpack/webpack-configs';
import { makeStaging } from './build-release';
import type { BuildResult } from './build-result';
import { installServer } from './build-server';
import { readAssets } from './read-assets';
import { watchWebpack } from './run-webpack';
import { writeRelease } from './write-release';

export interface WatchCallbacks {
  onBuilt: (result: BuildResult) => void;
  onFailure: (error: unknown) => void;
}

/** Builds the shell or a remote on every change, readable, or `small` as it would be published. */
export async function watchRelease(
  packageDirectory: string,
  { onBuilt, onFailure }: WatchCallbacks,
  small: boolean,
): Promise<void> {
  const source = await readRemotePackage(packageDirectory);
  const outputPath = watchFolder(packageDirectory);
  const configurations = await webpackConfigs(packageDirectory, { outputPath, minimize: small });
  const built = async (compilations: Compilation[]): Promise<void> => {
    const [web] = compilations;
    if (web === undefined) return;
    const staging = await stage(packageDirectory, outputPath, compilations);
    onBuilt(await writeRelease(source, readAssets(source, web), staging));
  };
  watchWebpack(configurations, built, onFailure);
}

/** Builds the server's programs on every change. */
export async function watchServer(packageDirectory: string, { onBuilt, onFailure }: WatchCallbacks): Promise<void> {
  const source = await readPackage(packageDirectory);
  const outputPath = watchFolder(packageDirectory);
  const built = async (compilations: Compilation[]): Promise<void> => {
    onBuilt(await installServer(source, await stage(packageDirectory, outputPath, compilations)));
  };
  watchWebpack([await serverAppConfig(source, { outputPath })], built, onFailure);
}

function watchFolder(packageDirectory: string): string {
  return join(packageDirectory, 'dist', '.cache', `watch-${basename(packageDirectory)}`);
}

/** Copies what this run made, not what earlier runs left. */
async function stage(
  packageDirectory: string,
  outputPath: string,
  compilations: readonly Compilation[],
): Promise<string> {
  const staging = await makeStaging(packageDirectory);
  const names = compilations.flatMap(({ assets }) => Object.keys(assets));
  for (const name of names) await cp(join(outputPath, name), join(staging, name));
  return staging;
}
