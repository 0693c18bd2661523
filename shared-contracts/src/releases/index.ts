export {
  MANIFEST_FORMAT,
  type AssetFile,
  type RemoteManifest,
  type RemoteRole,
  type ReleaseModule,
} from './manifest';
export { checkManifest } from './check-manifest';
export { type RegistryEntry, type RegistrySnapshot, type ResolvedRelease, type RouteTable } from './registry';
