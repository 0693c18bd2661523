export type { PackageBudgets, RemoteConfig } from './config/remote-config';
export { BuildError } from './config/build-error';
export { readPackage, readRemotePackage, type RemotePackage, type SourcePackage } from './config/read-package';
export { SHARED_MODULES } from './config/federation';
export { baseConfig, type BundleOptions } from './webpack/base-config';
export { catalogueRule, scriptRules, styleRules, SCRIPT_TARGET, type BundleSide } from './webpack/module-rules';
export { webpackConfigs } from './webpack/webpack-configs';
export { serverAppConfig } from './webpack/server-app-config';
