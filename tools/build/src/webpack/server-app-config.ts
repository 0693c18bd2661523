import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { BuildError } from '../config/build-error';
import type { SourcePackage } from '../config/read-package';
import { baseConfig, type BundleOptions } from './base-config';

/** Files that become programs of their own: `main.ts`, `cli-*.ts` and `*-worker.ts`, in any folder. */
const ENTRY = /^(?:main|cli-[a-z-]+|[a-z-]+-worker)\.ts$/;

/**
 * The portal's server: `dist/<entry>.cjs` for each program. Packages of npm stay outside,
 * `@kvadrat/*` are sources and come inside.
 */
export async function serverAppConfig(source: SourcePackage, options: BundleOptions): Promise<Configuration> {
  const base = baseConfig(source, 'server', options);
  return {
    ...base,
    target: 'node20',
    devtool: 'source-map',
    externals: [({ request = '' }) => Promise.resolve(isPackageOfNpm(request) ? `commonjs ${request}` : undefined)],
    entry: await findEntries(join(source.directory, 'src')),
    // A stack trace names sources relative to the project, whatever folder it was built in.
    output: {
      ...base.output,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      publicPath: '',
      asyncChunks: false,
      devtoolModuleFilenameTemplate: '[resource-path]',
    },
    optimization: { ...base.optimization, minimize: false },
    // Node resolves `createRequire`, `new URL` and workers when the program runs, from where it lies.
    module: { ...base.module, parser: { javascript: { createRequire: false, url: false, worker: false } } },
    node: { __dirname: false, __filename: false },
    plugins: [
      // The bundle is CommonJS, and its own place is meant, not that of a source at build time.
      new webpack.DefinePlugin({
        'import.meta.dirname': '__dirname',
        'import.meta.filename': '__filename',
        'import.meta.url': 'require("node:url").pathToFileURL(__filename).href',
      }),
    ],
  };
}

function isPackageOfNpm(request: string): boolean {
  return !/^(?:[./]|[A-Za-z]:|@kvadrat\/)/.test(request);
}

async function findEntries(folder: string): Promise<Record<string, string>> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const entries: Record<string, string> = {};
  for (const file of files.filter((candidate) => candidate.isFile() && ENTRY.test(candidate.name))) {
    const name = basename(file.name, '.ts');
    if (entries[name] !== undefined) throw new BuildError(`two files of the server are called ${file.name}`);
    entries[name] = join(file.parentPath, file.name);
  }
  if (entries['main'] === undefined) throw new BuildError(`${folder} has no main.ts`);
  return entries;
}
