import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { SourcePackage } from '../config/read-package';
import { baseConfig } from '../webpack/base-config';
import { minimizers } from '../webpack/minimizers';
import { SCRIPT_TARGET } from '../webpack/module-rules';
import { runWebpack } from './run-webpack';

/**
 * Bundles parts of a library for the browser, each by itself with all its exports, to see what it
 * weighs: minified, packages of npm left out.
 * @param entries source file by the name its `.js` and `.css` get in `outputPath`
 */
export async function bundleAlone(source: SourcePackage, entries: Readonly<Record<string, string>>, outputPath: string): Promise<void> {
  const base = baseConfig(source, 'web', { outputPath });
  await runWebpack([
    {
      ...base,
      target: ['web', SCRIPT_TARGET],
      entry: { ...entries },
      experiments: { outputModule: true },
      externals: [({ request = '' }) => Promise.resolve(/^(?:[./]|@kvadrat\/)/.test(request) ? undefined : `module ${request}`)],
      output: { ...base.output, filename: '[name].js', chunkFormat: 'module', library: { type: 'module' } },
      optimization: { ...base.optimization, minimizer: minimizers() },
      plugins: [new MiniCssExtractPlugin({ filename: '[name].css' })],
    },
  ]);
}
