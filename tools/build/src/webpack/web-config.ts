import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Configuration, type Module } from 'webpack';
import { containerName, MODULES } from '@kvadrat/contracts/releases';
import { LATER_SHARED_MODULES, SHARED_MODULES, sharedVersions } from '../config/federation';
import type { RemotePackage } from '../config/read-package';
import { LANGUAGE_FILE, LATER_QUERY } from '../messages/language-file';
import { baseConfig, type BundleOptions } from './base-config';
import { EmbeddedStylesPlugin } from './embedded-styles-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { LaterSourcesPlugin } from './later-sources-plugin';
import { minimizers } from './minimizers';
import { ELEMENT_LAYER, federationCutsRule, SCRIPT_TARGET, sharedQueryRule } from './module-rules';
import { PortableFederationPlugin } from './portable-federation-plugin';
import { SameOriginPathPlugin } from './same-origin-path-plugin';
import { SharedQueryPlugin } from './shared-query-plugin';
import { SheetsOnlyPlugin } from './sheets-only-plugin';

/** Chunk of the exposed module and of the shell's main script, and what their files are called. */
const APP_CHUNK = 'app';
export const SHELL_CHUNK = 'main';
/** Chunks of what runs on pages outside the portal: the shell's host, and the elements of a remote. */
export const EMBED_CHUNK = 'embed';
const ELEMENT_CHUNK = 'element';
export const ENTRY_FILE = 'entry.js';

/** Chunk of a language's catalogue, and of the messages of parts that are loaded later. */
export const catalogueChunk = (locale: string): string => `locale-${locale}`;
export const laterCatalogueChunk = (locale: string): string => `later-${locale}`;

/** How chunks of parts begin that stand in the server's HTML and run later: `webpackChunkName: "hydrated-list"`. */
const HYDRATED_CHUNK = 'hydrated-';

/** Chunk of a page that is not part of its module: named by `webpackChunkName: "page-<route>"`. */
export const pageChunk = (route: string): string => `page-${route}`;

/**
 * The browser's half of a release. File names carry no hash: the release folder does, and its
 * files never change.
 */
export function webConfig(source: RemotePackage, options: BundleOptions): Configuration {
  const base = baseConfig(source, 'web', options);
  const isShell = source.config.role === 'shell';
  return {
    ...base,
    // For `npm run sizes`; maps are taken out of the release.
    devtool: options.minimize === false ? false : 'hidden-nosources-source-map',
    target: ['web', SCRIPT_TARGET],
    // The shell imports all it shares, used by itself or not, so that no remote has to bring a copy.
    entry: isShell ? shellEntries(source) : {},
    output: {
      ...base.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: 'auto',
      uniqueName: containerName(source.name),
      chunkLoadingGlobal: `${containerName(source.name)}_chunks`,
      crossOriginLoading: 'anonymous',
    },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        federationModulesRule,
        elementLayerRule,
        ...(isShell ? [sharedQueryRule, federationCutsRule] : []),
      ],
    },
    experiments: { layers: true },
    optimization: {
      ...base.optimization,
      minimizer: minimizers(),
      // One script for the page, one for each language: a request costs more than a few shared lines.
      splitChunks: {
        chunks: 'async',
        cacheGroups: { default: false, defaultVendors: false, catalogues, hydratedStyles: hydratedStyles(APP_CHUNK) },
      },
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      new EmbeddedStylesPlugin([`${EMBED_CHUNK}.css`, `${ELEMENT_CHUNK}.css`]),
      new IntegrityPlugin(),
      ...(isShell ? [new SheetsOnlyPlugin(source.config.routes.map(({ name }) => pageChunk(name)))] : []),
      new LaterSourcesPlugin(APP_CHUNK, join(source.directory, 'src/locales', LANGUAGE_FILE)),
      new SameOriginPathPlugin(),
      new PortableFederationPlugin(),
      new SharedQueryPlugin(),
      new ModuleFederationPlugin(isShell ? shellFederation(source) : remoteFederation(source)),
    ],
  };
}

/** A language's messages and, where a remote takes them, the vocabulary's words in it. */
const OF_LANGUAGE =
  /(?:[\\/]locales[\\/](?=[a-z]{2}[\\/][^\\/]+\.po(?:\?later)?$)|[\\/]words[\\/](?=[a-z]{2}\.ts$)|[\\/]catalogues\.jsonc\?words-(?=[a-z]{2}$))([a-z]{2})/;

/** File and query of a source; its identifier says also who compiled it, and for whom. */
const resourceOf = (module: Module): string => (module instanceof webpack.NormalModule ? module.resource : '');

const languageOf = (module: Module): string | undefined => OF_LANGUAGE.exec(resourceOf(module))?.[1];

const catalogues = {
  test: (module: Module): boolean => languageOf(module) !== undefined,
  name: (module: Module): string => {
    const chunkOf = resourceOf(module).endsWith(LATER_QUERY) ? laterCatalogueChunk : catalogueChunk;
    return chunkOf(languageOf(module) ?? 'unknown');
  },
  enforce: true,
};

/**
 * The server renders what is hydrated later, so its styles are those of the page from the start, with scripts or without.
 * @param app name of the chunk with the page's own
 */
export function hydratedStyles(app: string): {
  type: string;
  name: string;
  chunks: (chunk: Chunk) => boolean;
  enforce: boolean;
} {
  return {
    type: 'css/mini-extract',
    name: app,
    chunks: ({ name }) => name === app || name?.startsWith(HYDRATED_CHUNK) === true,
    enforce: true,
  };
}

/**
 * The federation packages come as ES modules and as CommonJS. Both would be bundled, because they
 * `require` one another; this makes every such request find the ES module.
 */
const federationModulesRule = {
  test: /[\\/]node_modules[\\/]@module-federation[\\/]/,
  resolve: { byDependency: { commonjs: { conditionNames: ['import', 'module', 'browser', 'default'] } } },
};

/**
 * What elements import is built for them alone. Modules that two chunks share cannot be merged into
 * either, and pages of the portal would pay for it.
 */
const elementLayerRule = { test: /[\\/]src[\\/]element\.ts$/, layer: ELEMENT_LAYER };

/** Chunk of each module that a remote exposes; only a remote with elements has their module. */
export function exposedChunks({ config }: RemotePackage): Record<string, 'app' | 'element'> {
  return { [MODULES.page]: APP_CHUNK, ...(config.elements.length === 0 ? {} : { [MODULES.element]: ELEMENT_CHUNK }) };
}

const SOURCES = { [APP_CHUNK]: './src/index', [ELEMENT_CHUNK]: './src/element' };

/** Test hosts have no script for pages outside the portal. */
function shellEntries({ directory, config }: RemotePackage): Record<string, string[]> {
  const entries: Record<string, string[]> = { [SHELL_CHUNK]: [...sharedEntries(), './src/main'] };
  if (existsSync(join(directory, 'src/embed/main.ts'))) entries[EMBED_CHUNK] = [...sharedEntries(), './src/embed/main'];
  for (const { name } of config.routes) entries[pageChunk(name)] = [`./src/features/${name}/styles`];
  return entries;
}

/** What makes the bundler find all that the shell shares; what comes later is named in a function that nobody calls. */
function sharedEntries(): string[] {
  const later = LATER_SHARED_MODULES.map((module) => `import(${JSON.stringify(module)})`).join();
  return [
    ...SHARED_MODULES.filter((module) => !LATER_SHARED_MODULES.includes(module)),
    `data:text/javascript,export const later = () => [${later}]`,
  ];
}

type FederationOptions = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/** Settings of the runtime that shell and remotes must have in common. */
const COMMON = {
  shareStrategy: 'loaded-first',
  dts: false,
  dev: false,
  manifest: false,
  // A file beside the sources would be the other way, and node_modules may be read-only.
  virtualRuntimeEntry: true,
} satisfies FederationOptions;

/** Scripts of remotes are loaded by the shell itself, and no remote loads another. */
const OPTIMIZATION = { target: 'web', disableSnapshot: true, disableRemote: true } as const;

function shellFederation(source: RemotePackage): FederationOptions {
  return {
    ...COMMON,
    name: containerName(source.name),
    shared: sharedSettings(source, (module) => ({ eager: !LATER_SHARED_MODULES.includes(module) })),
    experiments: { provideExternalRuntime: true, optimization: OPTIMIZATION },
  };
}

function remoteFederation(source: RemotePackage): FederationOptions {
  return {
    ...COMMON,
    name: containerName(source.name),
    filename: ENTRY_FILE,
    library: { type: 'var', name: containerName(source.name) },
    exposes: Object.fromEntries(
      Object.entries(exposedChunks(source)).map(([module, name]) => [module, { import: SOURCES[name], name }]),
    ),
    shared: sharedSettings(source, () => ({ import: false })),
    experiments: { externalRuntime: true, optimization: OPTIMIZATION },
  };
}

function sharedSettings(
  source: RemotePackage,
  settings: (module: string) => { eager: boolean } | { import: false },
): Record<string, SharedSettings> {
  const shared: Record<string, SharedSettings> = {};
  for (const [name, version] of Object.entries(sharedVersions(source))) {
    shared[name] = { ...settings(name), singleton: true, strictVersion: true, requiredVersion: `^${version}` };
  }
  return shared;
}

interface SharedSettings {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  eager?: boolean;
  import?: false;
}
