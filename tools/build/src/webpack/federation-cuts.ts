/**
 * Parts of the federation runtime that a host has no use for: snapshots of deployments and preloading by them, as the page
 * names every file itself and the library's own switch leaves most of this in; loading of containers, each of which has run
 * before it is asked for; and what its error codes mean, which its documentation says as well (decision 0044).
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
  'runtime-core/dist/utils/load.js': `
    import { getRemoteEntryExports } from '../global.js';
    import { DEFAULT_REMOTE_TYPE, DEFAULT_SCOPE } from '../constant.js';
    export const isEsmRemoteType = () => false;
    export const getRemoteEntryUniqueKey = ({ name, entry }) => name + ':' + entry;
    export const getRemoteEntry = async ({ remoteEntryExports, remoteInfo: { name, entryGlobalName } }) => remoteEntryExports || getRemoteEntryExports(name, entryGlobalName).entryExports;
    export const getRemoteInfo = (remote) => ({ entry: '', type: DEFAULT_REMOTE_TYPE, entryGlobalName: remote.name, shareScope: DEFAULT_SCOPE, ...remote });`,
};

export const CUT_FILES = Object.keys(CUTS);

/** What stands in for a file of the federation runtime. @param file path that ends as one of {@link CUT_FILES} does */
export function cutFile(file: string): string | undefined {
  const path = file.replaceAll('\\', '/');
  return Object.entries(CUTS).find(([end]) => path.endsWith(`/${end}`))?.[1];
}
