import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
import type { SourcePackage } from '../config/read-package';
import { baseConfig } from '../webpack/base-config';
import { minimizers } from '../webpack/minimizers';
import { SCRIPT_TARGET } from '../webpack/module-rules';
import { runWebpack } from './run-webpack';

/**
 * Bundles parts of a library with everything they need, as modules that a bare page can start with; what they import
 * later becomes chunks.
 * @param entries source file by the name its `.js` and `.css` get in `outputPath`
 * @param externals what is left out all the same
 */
export async function bundlePage(
  source: SourcePackage,
  entries: Readonly<Record<string, string>>,
  outputPath: string,
  externals: NonNullable<Configuration['externals']> = [],
): Promise<void> {
  const base = baseConfig(source, 'web', { outputPath });
  await runWebpack([
    {
      ...base,
      target: ['web', SCRIPT_TARGET],
      entry: { ...entries },
      experiments: { outputModule: true },
      externals,
      output: {
        ...base.output,
        filename: '[name].js',
        chunkFilename: 'chunk-[name].js',
        publicPath: 'auto',
        module: true,
        chunkFormat: 'module',
        library: { type: 'module' },
      },
      optimization: { ...base.optimization, splitChunks: false, minimizer: minimizers() },
      plugins: [new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: 'chunk-[name].css' })],
    },
  ]);
}
