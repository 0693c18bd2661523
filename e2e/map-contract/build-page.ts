/**
 * Program: bundles the script of the suite's page with the map-kit, each lazy part a chunk, and our stand-in
 * for Google's script, into the named folder.
 */
import { join } from 'node:path';
import { baseConfig, readPackage, runWebpack, SCRIPT_TARGET } from '@kvadrat/build';
import { projectRoot } from '@kvadrat/tools/harness';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const [outputPath] = process.argv.slice(2);
if (outputPath === undefined) throw new Error('build-page.ts <folder>');

const kit = await readPackage(join(projectRoot, 'map-kit'));
const base = baseConfig(kit, 'web', { outputPath, minimize: false });
await runWebpack([
  {
    ...base,
    target: ['web', SCRIPT_TARGET],
    entry: { page: join(import.meta.dirname, 'page.ts') },
    experiments: { outputModule: true },
    output: {
      ...base.output,
      filename: '[name].js',
      chunkFilename: '[name].chunk.js',
      chunkFormat: 'module',
      chunkLoading: 'import',
      publicPath: '/map/',
    },
    optimization: { ...base.optimization, chunkIds: 'named' },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].chunk.css' })],
  },
  {
    ...base,
    target: ['web', SCRIPT_TARGET],
    entry: { 'fake-google': join(import.meta.dirname, 'fake-google/main.ts') },
    output: { ...base.output, filename: '[name].js' },
  },
]);
