import type { Configuration } from 'webpack';
import { SSR_EXTERNALS } from '@kvadrat/contracts/releases';
import type { RemotePackage } from '../config/read-package';
import { baseConfig, type BundleOptions } from './base-config';

export const SERVER_BUNDLE_FILE = 'server.cjs';

/**
 * The server's half of a release: one CommonJS file with all nine catalogues. It may require
 * nothing but {@link SSR_EXTERNALS}; an import of a Node module fails the build.
 */
export function serverBundleConfig(source: RemotePackage, options: BundleOptions): Configuration {
  const base = baseConfig(source, 'server', options);
  return {
    ...base,
    target: 'node20',
    externalsPresets: { node: false },
    externals: [Object.fromEntries(SSR_EXTERNALS.map((name) => [name, `commonjs ${name}`]))],
    entry: { server: './src/ssr' },
    output: {
      ...base.output,
      filename: SERVER_BUNDLE_FILE,
      library: { type: 'commonjs2' },
      publicPath: '',
      asyncChunks: false,
    },
    // Readable stack traces are worth more than bytes nobody downloads.
    optimization: { ...base.optimization, minimize: false },
  };
}
