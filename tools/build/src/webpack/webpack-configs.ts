import { readRemotePackage } from '../config/read-package';
import type { Configuration } from 'webpack';
import type { BundleOptions } from './base-config';
import { serverBundleConfig } from './server-bundle-config';
import { webConfig } from './web-config';

/**
 * Configurations of the two bundles of a release: the browser's and the server's.
 * @param packageDirectory absolute folder of the shell or of a remote, with `remote.config.ts`
 */
export async function webpackConfigs(packageDirectory: string, options: BundleOptions): Promise<Configuration[]> {
  const source = await readRemotePackage(packageDirectory);
  return [webConfig(source, options), serverBundleConfig(source, options)];
}
