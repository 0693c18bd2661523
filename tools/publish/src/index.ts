export { ConsoleError } from './console-error';
export { httpClient } from './http-client';
export type { RegistryClient } from './registry-client';
export {
  parseManifest,
  readOrNull,
  readReleasePackage,
  type PackagedFile,
  type ReleasePackage,
} from './release-package';
export { readRemotesWords, remotesCommand, type RemotesCommand, type RemotesWords } from './remotes-command';
export { signRelease } from './sign-release';
export { teamCommand } from './team-command';
