import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readPackage } from '../config/read-package';
import { serverAppConfig } from '../webpack/server-app-config';
import { makeStaging } from './build-release';
import { runWebpack } from './run-webpack';

/** Builds the server's programs into `dist`, over those of the last build. */
export async function buildServer(packageDirectory: string): Promise<{ release: string; folder: string }> {
  const staging = await makeStaging(packageDirectory);
  const folder = join(packageDirectory, 'dist');
  try {
    const source = await readPackage(packageDirectory);
    await runWebpack([await serverAppConfig(source, { outputPath: staging })]);
    const built = await readdir(staging);
    for (const name of built) await rename(join(staging, name), join(folder, name));
    const gone = (await readdir(folder)).filter((name) => /\.cjs(?:\.map)?$/.test(name) && !built.includes(name));
    for (const name of gone) await rm(join(folder, name));
    return { release: source.version, folder };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
