import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { SourcePackage } from '../config/read-package';
import { catalogueRules, fontRule, scriptRules, styleRules, type BundleSide } from './module-rules';

export interface BundleOptions {
  /** Folder the files are written to. */
  outputPath: string;
  /** False while somebody works on the package: faster and readable. */
  minimize?: boolean;
}

/** What every bundle of a package has in common, whoever runs it. */
export function baseConfig(
  source: SourcePackage,
  side: BundleSide,
  { outputPath, minimize = true }: BundleOptions,
): Configuration {
  return {
    name: `${source.name}:${side}`,
    mode: 'production',
    context: source.directory,
    devtool: false,
    cache: false,
    performance: false,
    output: { path: outputPath, assetModuleFilename: '[name].[contenthash:8][ext]', hashFunction: 'sha256' },
    resolve: { extensions: ['.ts', '.tsx', '...'] },
    module: {
      rules: [
        ...scriptRules(join(source.directory, 'dist', '.cache', 'swc')),
        ...styleRules(source, side),
        fontRule(side),
        ...catalogueRules(side),
      ],
    },
    optimization: { minimize },
  };
}
