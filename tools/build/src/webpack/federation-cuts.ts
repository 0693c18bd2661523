/**
 * Parts of the federation runtime that the shell has no use for: snapshots of deployments and preloading by them, as the page
 * names every file itself and the library's own switch leaves most of this in; and what its error codes mean, which its
 * documentation says as well (decision 0044).
 */
const CUTS: Readonly<Record<string, string>> = {
  'error-codes/dist/desc.mjs': `
    export const runtimeDescMap = {}, typeDescMap = {}, buildDescMap = {}, errorDescMap = {};`,
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': `
    export { DisabledSnapshotHandler as SnapshotHandler } from './disabled.js';
    export const getGlobalRemoteInfo = () => ({});`,
  'runtime-core/dist/utils/preload.js': `
    export const defaultPreloadArgs = {};
    export const normalizePreloadExposes = () => [];
    export const formatPreloadArgs = () => [];
    export const preloadAssets = async () => [];`,
};

export const CUT_FILES = Object.keys(CUTS);

/** What stands in for a file of the federation runtime. @param file path that ends as one of {@link CUT_FILES} does */
export function cutFile(file: string): string | undefined {
  const path = file.replaceAll('\\', '/');
  return Object.entries(CUTS).find(([end]) => path.endsWith(`/${end}`))?.[1];
}
