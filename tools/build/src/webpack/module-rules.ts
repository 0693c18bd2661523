import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { SourcePackage } from '../config/read-package';
import { cutFile } from './federation-cuts';

const require = createRequire(import.meta.url);
const ownLoader = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const NODE_MODULES = /[\\/]node_modules[\\/]/;
/** The house’s own packages are sources wherever they lie: in its workspace, or installed by a team outside of it. */
const PUBLISHED = /[\\/]node_modules[\\/](?!@kvadrat[\\/])/;
const STYLE_MODULE = /\.module\.css$/;

/** Where a bundle runs: its styles go to a file, or only their class names are wanted. */
export type BundleSide = 'web' | 'server';

/** Of modules that elements import. */
export const ELEMENT_LAYER = 'element';

/** Browsers that get the bundles: what their evergreen versions of 2023 can do. */
export const SCRIPT_TARGET = 'es2022';

/** TypeScript with the message macros, for every source that is not a published package. */
export function scriptRules(cacheFolder: string): RuleSetRule[] {
  return [scriptRule(/\.ts$/, false, cacheFolder), scriptRule(/\.tsx$/, true, cacheFolder)];
}

/** Message catalogues, compiled strictly, and what loads them by language. */
export function catalogueRules(side: BundleSide): RuleSetRule[] {
  const options = { whole: side === 'server' };
  return [
    { test: /\.po$/, use: { loader: ownLoader('./catalogue-loader.ts'), options }, type: 'javascript/auto' },
    {
      test: /[\\/]catalogues\.jsonc$/,
      use: { loader: ownLoader('./languages-loader.ts'), options },
      type: 'javascript/auto',
    },
  ];
}

/** The shell's one copy of the query library, cut to what remotes take of it. */
export const sharedQueryRule: RuleSetRule = {
  test: /[\\/]@tanstack[\\/]react-query[\\/]build[\\/]modern[\\/]index\.js$/,
  use: ownLoader('./shared-query-loader.ts'),
};

/** The shell's federation runtime without what nobody here asks of it. */
export const federationCutsRule: RuleSetRule = {
  test: (path) => /[\\/]@module-federation[\\/]/.test(path) && cutFile(path) !== undefined,
  use: ownLoader('./federation-cuts-loader.ts'),
};

/** Fonts: files of the release; a server bundle only wants to know what they are called. */
export function fontRule(side: BundleSide): RuleSetRule {
  return { test: /\.woff2$/, type: 'asset/resource', generator: { emit: side === 'web' } };
}

/** Where the sheets of a package's pages go: its own, in its cascade layer, and those it has from elsewhere. */
export interface PageStyleRules {
  own: RuleSetRule;
  shared: RuleSetRule;
}

/**
 * CSS modules with class names that say whose they are (`search-x1Y2`) and are the same in
 * the web bundle and in the server bundle. The package's own sheets get its cascade layer.
 */
export function styleRules(source: SourcePackage, side: BundleSide): RuleSetRule[] {
  if (side === 'server') {
    return [
      { test: STYLE_MODULE, use: [sheetsNamed(source, '-', side)] },
      // A sheet without class names is nothing to a server.
      { test: /\.css$/, exclude: STYLE_MODULE, type: 'asset/resource', generator: { emit: false } },
    ];
  }
  // Elements run on pages of the portal as well, One Tap for one. Their sheet reckons with another rem, so its names are its own.
  const ofElements = rulesOf(source, ELEMENT_LAYER, '--');
  const ofPages = pageStyleRules(source);
  return [ofElements.own, ofElements.shared, ofPages.own, ofPages.shared];
}

/** Those of {@link styleRules} that are for pages in browsers. */
export function pageStyleRules(source: SourcePackage): PageStyleRules {
  return rulesOf(source, (name: string) => name !== ELEMENT_LAYER, '-');
}

function rulesOf(
  source: SourcePackage,
  issuerLayer: string | ((name: string) => boolean),
  between: string,
): PageStyleRules {
  const file = MiniCssExtractPlugin.loader;
  const sheets = sheetsNamed(source, between, 'web');
  const layer = { loader: ownLoader('./styles-in-layer-loader.ts'), options: { layer: `kvadrat.${source.name}` } };
  return {
    own: {
      test: /\.css$/,
      issuerLayer,
      include: source.directory,
      exclude: NODE_MODULES,
      use: [file, sheets, layer],
      sideEffects: true,
    },
    shared: {
      test: /\.css$/,
      issuerLayer,
      exclude: (path: string) => path.startsWith(source.directory) && !NODE_MODULES.test(path),
      use: [file, sheets],
      sideEffects: true,
    },
  };
}

/** @param between the package's name and the rest of a class name */
function sheetsNamed(source: SourcePackage, between: string, side: BundleSide): { loader: string; options: object } {
  return {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        auto: STYLE_MODULE,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: side === 'server',
        // Names depend on the package alone, whatever else is bundled with it. Four characters tell some
        // hundred classes apart, and each one more would be on the wire twice for every class.
        localIdentContext: source.directory,
        localIdentName: `${source.name.replace(/^mf-/, '')}${between}[hash:base64:4]`,
      },
    },
  };
}

function scriptRule(test: RegExp, tsx: boolean, cacheFolder: string): RuleSetRule {
  return {
    test,
    exclude: PUBLISHED,
    loader: require.resolve('swc-loader'),
    options: {
      // The folder's own .swcrc, if somebody has one, must not change a release.
      swcrc: false,
      configFile: false,
      jsc: {
        target: SCRIPT_TARGET,
        parser: { syntax: 'typescript', tsx },
        transform: { react: { runtime: 'automatic' } },
        experimental: {
          plugins: [[require.resolve('@lingui/swc-plugin'), { stripNonEssentialFields: true }]],
          cacheRoot: cacheFolder,
        },
      },
    },
  };
}
