export {
  MANIFEST_FORMAT,
  type AssetFile,
  type RemoteManifest,
  type RemoteRole,
  type ReleaseModule,
} from './manifest';
export { checkManifest } from './check-manifest';
export { type RegistryEntry, type RegistrySnapshot, type ResolvedRelease, type RouteTable } from './registry';
export { INTEGRITY_MAP, LATEST_FILE, MANIFEST_FILE, SSR_EXTERNALS } from './release-files';
