import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { readPackage } from '../config/read-package';
import { baseConfig } from '../webpack/base-config';
import { minimizers } from '../webpack/minimizers';
import { SCRIPT_TARGET } from '../webpack/module-rules';
import { makeStaging } from './build-release';
import type { BuildResult } from './build-result';
import { runWebpack } from './run-webpack';

/**
 * Builds the ui-kit's gallery, a page for developers, into `dist/gallery`. It is no release: it has
 * its own React and no registry knows it.
 */
export async function buildGallery(packageDirectory: string): Promise<BuildResult> {
  const staging = await makeStaging(packageDirectory);
  try {
    const source = await readPackage(packageDirectory);
    // To the kit's sheets, which name their layers, the gallery is one more package that takes them.
    const gallery = { ...source, name: 'gallery', directory: join(packageDirectory, 'gallery') };
    const base = baseConfig(gallery, 'web', { outputPath: staging });
    await runWebpack([
      {
        ...base,
        target: ['web', SCRIPT_TARGET],
        entry: { gallery: './main' },
        output: { ...base.output, filename: '[name].js', publicPath: '' },
        optimization: { ...base.optimization, minimizer: minimizers() },
        plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
      },
    ]);
    const folder = join(packageDirectory, 'dist', 'gallery');
    await rm(folder, { recursive: true, force: true });
    await rename(staging, folder);
    return { release: source.version, folder };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
