import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runWebpack, SCRIPT_TARGET, scriptRules, SHARED_MODULES } from '@kvadrat/build';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { Variant } from './build-ours';
import { WORKSPACE } from './trivial-remotes';

const require = createRequire(import.meta.url);
const pages = join(import.meta.dirname, 'pages');

const COMMON: Configuration = {
  mode: 'production',
  context: WORKSPACE,
  target: ['web', SCRIPT_TARGET],
  devtool: false,
  bail: true,
  performance: false,
  resolve: { extensions: ['.ts', '.tsx', '...'] },
  module: { rules: scriptRules(join(WORKSPACE, 'swc')) },
};

const sourceOf = (name: string): string => join(WORKSPACE, name, 'src/index.tsx');

/** The floor: plain ES modules, the libraries by an import map, nothing that resolves versions or guards anything. */
export async function buildNativeModules(names: readonly string[]): Promise<Variant> {
  const folder = join(WORKSPACE, 'esm');
  const modules: Configuration = {
    ...COMMON,
    experiments: { outputModule: true },
    output: { path: folder, module: true, filename: '[name].js', library: { type: 'module' } },
  };
  const external: Configuration = { ...modules, externalsType: 'module', externals: [...SHARED_MODULES] };
  const entries = Object.fromEntries(names.map((name) => [name, sourceOf(name)]));
  await runWebpack([
    {
      ...modules,
      name: 'libraries',
      entry: Object.fromEntries(SHARED_MODULES.map((library) => [fileOf(library), namedExports(library)])),
      optimization: { runtimeChunk: 'single', splitChunks: { chunks: 'all', minSize: 0 } },
    },
    // Each alone: a remote is deployed on its own and has nothing in common with another.
    ...Object.entries(entries).map(([name, source]): Configuration => ({
      ...external,
      name,
      entry: { [name]: source },
    })),
    { ...external, name: 'host', entry: { host: join(pages, 'esm/src/main.ts') } },
  ]);
  const map = JSON.stringify({
    imports: Object.fromEntries(SHARED_MODULES.map((library) => [library, `/esm/${fileOf(library)}.js`])),
  });
  return {
    name: 'native modules and import map',
    folders: { esm: folder },
    head: () => `<script type="importmap">${map}</script><script type="module" src="/esm/host.js"></script>`,
  };
}

/** Module Federation as its guide sets it up: every remote brings the runtime and copies of what it shares. */
export async function buildFederationDefaults(names: readonly string[]): Promise<Variant> {
  const folder = join(WORKSPACE, 'federation');
  const shared = Object.fromEntries(SHARED_MODULES.map((library) => [library, { singleton: true }]));
  const off = { dts: false, dev: false, manifest: false } as const;
  const configuration = (
    name: string,
    entry: Configuration['entry'],
    plugin: ModuleFederationPlugin,
  ): Configuration => ({
    ...COMMON,
    name,
    entry,
    output: { path: join(folder, name), filename: '[name].js', publicPath: 'auto', uniqueName: name },
    plugins: [plugin],
  });
  await runWebpack([
    ...names.map((name) => {
      const container = name.replace('-', '_');
      return configuration(
        name,
        {},
        new ModuleFederationPlugin({
          ...off,
          name: container,
          filename: 'remoteEntry.js',
          exposes: { './app': sourceOf(name) },
          shared,
        }),
      );
    }),
    configuration(
      'host',
      { main: join(pages, 'federation/src/main.ts') },
      new ModuleFederationPlugin({ ...off, name: 'host', shared }),
    ),
  ]);
  const folders = Object.fromEntries(['host', ...names].map((name) => [name, join(folder, name)]));
  return { name: 'Module Federation defaults', folders, head: () => '<script defer src="/host/main.js"></script>' };
}

function fileOf(library: string): string {
  return library.replaceAll(/[@/]/g, '_');
}

/** A library with names of its own, CommonJS too: those are known only when it runs, here. */
function namedExports(library: string): string {
  const exported: unknown = require(library);
  const names =
    typeof exported === 'object' && exported !== null
      ? Object.keys(exported).filter((name) => name !== 'default' && /^\w+$/.test(name))
      : [];
  const source = `import * as library from ${JSON.stringify(library)}; export const { ${names.join(', ')} } = library;`;
  return `data:text/javascript,${encodeURIComponent(source)}`;
}
