export {
  MANIFEST_FORMAT,
  type AssetFile,
  type RemoteManifest,
  type ReleaseBudgets,
  type RemoteRole,
  type ReleaseModule,
  type TeamRole,
} from './manifest';
export {
  EMBED_PREFIX,
  EMBED_SCRIPT_FILE,
  MODULES,
  type EmbeddableFiles,
  type EmbeddableRelease,
  type EmbedTable,
} from './embed-table';
export { checkManifest } from './check-manifest';
export { patternProblem, wrongRoutes } from './check-routes';
export { containerName } from './container-name';
export { isIntegrity } from './integrity';
export {
  REGISTRY_PATH,
  type ChangeOutcome,
  type OverrideNote,
  type ReleaseKey,
  type RemoteAction,
  type RevisionNote,
} from './registry-calls';
export type { RegistryEntry, RegistrySnapshot, ResolvedRelease, RouteTable } from './registry';
export {
  FIRST_VISIT_BUDGET,
  INTEGRITY_MAP,
  LATEST_FILE,
  MANIFEST_FILE,
  RELEASE_DAYS,
  RELOAD_HINT_HEADER,
  SIGNATURE_FILE,
  SSR_EXTERNALS,
} from './release-files';
