export type { RegistryTables } from './registry.tables';
export { RegistryError } from './registry-error';
export { openRegistry, type Registry, type RegistryOptions } from './registry';
export { publishRelease, rollbackRelease, type ChangeOrder, type ChangeOutcome, type RegistryHome } from './publish-release';
export { LOCAL_BUILD_AUTHOR, registerLocalBuilds } from './register-local-builds';
export { readManifest, readReleaseFile } from './release-folder';
export { remotesCommand, type RemotesCommand } from './remotes-cli';
export { resolveReleases, type ActiveReleases, type ActiveRemote } from './resolve-releases';
