import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  catalogueRules,
  hydratedStyles,
  pageStyleRules,
  readPackage,
  runWebpack,
  SCRIPT_TARGET,
  scriptRules,
} from '@kvadrat/build';
import { projectRoot } from '@kvadrat/tools/harness';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Module, type RuleSetRule } from 'webpack';

/** Releases name their classes by it, and the server's HTML has their names. */
const CLASS_NAME_HASH = 'sha256';

const MAIN = 'main';

/** Remote whose HTML is measured: what it shares with others has to carry its class names. */
const MEASURED = 'mf-search';

/**
 * Builds shell and all remotes as one bundle, with webpack alone: no federation, the remotes are
 * imported. Only catalogues stay apart, one chunk for each language.
 * @param outputPath folder for `main.js`, `main.css` and `locale-*.js`
 * @param minimize whether its size is measured
 */
export async function buildBaseline(outputPath: string, minimize: boolean): Promise<void> {
  const remotes = (await readdir(projectRoot)).filter((name) => /^mf-[a-z-]+$/.test(name)).sort();
  const shell = join(projectRoot, 'shell');
  await runWebpack([
    {
      name: 'baseline',
      mode: 'production',
      context: projectRoot,
      target: ['web', SCRIPT_TARGET],
      devtool: false,
      bail: true,
      performance: false,
      entry: { [MAIN]: join(shell, 'src/main') },
      output: {
        path: outputPath,
        filename: '[name].js',
        chunkFilename: '[name].js',
        publicPath: '/bench/',
        assetModuleFilename: '[name].[contenthash:8][ext]',
        hashFunction: CLASS_NAME_HASH,
      },
      resolve: { extensions: ['.ts', '.tsx', '...'] },
      module: {
        rules: [
          ...scriptRules(join(projectRoot, 'bench/dist/swc')),
          ...(await styleRulesOfAll(['shell', ...remotes])),
          ...catalogueRules('web'),
        ],
      },
      optimization: {
        minimize,
        minimizer: ['...', new CssMinimizerPlugin({ parallel: false })],
        splitChunks: {
          chunks: 'async',
          cacheGroups: { default: false, defaultVendors: false, catalogues, hydratedStyles: hydratedStyles(MAIN) },
        },
      },
      plugins: [
        new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
        new webpack.NormalModuleReplacementPlugin(/[\\/]load-release$/, importedRemotes(remotes)),
        new webpack.NormalModuleReplacementPlugin(
          /[\\/]open-container$/,
          program('export const openContainer = undefined, openModule = undefined;'),
        ),
      ],
    },
  ]);
}

const catalogues = {
  test: /[\\/]locales[\\/][a-z]{2}[\\/][^\\/]+\.po$/,
  name: (module: Module): string =>
    `locale-${/[\\/]locales[\\/]([a-z]{2})[\\/]/.exec(module.identifier())?.[1] ?? 'unknown'}`,
  enforce: true,
};

/** The shell's release loader, answering with modules that are in the bundle already. */
function importedRemotes(remotes: readonly string[]): string {
  const imports = remotes.map(
    (name, index) => `import * as remote${index} from ${JSON.stringify(join(projectRoot, name, 'src/index.ts'))};`,
  );
  const table = remotes.map((name, index) => `${JSON.stringify(name)}: remote${index}`).join(', ');
  return program(`${imports.join('\n')}
const remotes = { ${table} };
export const createReleaseLoader = () => ({ name }) => Promise.resolve(remotes[name]);`);
}

function program(source: string): string {
  return `data:text/javascript,${encodeURIComponent(source)}`;
}

/** Each package's own sheets get its names and layer; shared ones are compiled once, under the names of the measured remote. */
async function styleRulesOfAll(packages: readonly string[]): Promise<RuleSetRule[]> {
  const own: RuleSetRule[] = [];
  let shared: RuleSetRule[] = [];
  for (const name of packages) {
    const rules = pageStyleRules(await readPackage(join(projectRoot, name)));
    own.push(rules.own);
    if (name === MEASURED)
      shared = [{ ...rules.shared, exclude: packages.map((folder) => join(projectRoot, folder, 'src')) }];
  }
  return [...own, ...shared];
}
