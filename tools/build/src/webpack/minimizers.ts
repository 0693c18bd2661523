import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

/**
 * Scripts by swc, which takes a sixth of terser's time for the same bytes, and styles by cssnano.
 * Neither spreads over threads: packages are built side by side. Licences stay in a file beside.
 */
export function minimizers(): WebpackPluginInstance[] {
  return [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      parallel: false,
      extractComments: true,
      minimizerOptions: { ecma: 2022, compress: { passes: 2 }, mangle: true },
    }),
    new CssMinimizerPlugin({ parallel: false }),
  ];
}
