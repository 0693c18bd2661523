import type {
  ChangeOutcome,
  OverrideNote,
  RegistryEntry,
  ReleaseKey,
  RemoteAction,
  RevisionNote,
} from '@kvadrat/contracts/releases';
import type { ReleasePackage } from './release-package';

/** What `npm run remotes` does, in the portal's own database or over HTTP with a team's token. */
export interface RegistryClient {
  list: () => Promise<{ revision: number; entries: RegistryEntry[] }>;
  history: (name: string) => Promise<RevisionNote[]>;
  /** All checks of a publish, without one. */
  verify: (candidate: ReleasePackage) => Promise<ReleaseKey>;
  upload: (candidate: ReleasePackage) => Promise<ReleaseKey>;
  change: (
    name: string,
    action: RemoteAction,
    order: { expectedRevision?: number; reason: string },
  ) => Promise<ChangeOutcome>;
  /**
   * Gives out an override: of a release that was uploaded, or of one that is served at an origin the portal lists.
   * @returns path of the link that sets it, and the id by which it is taken back
   */
  override: (
    what: ReleaseKey | { name: string; address: string },
    hours: number,
  ) => Promise<{ id: string; path: string }>;
  /** Those that still count. */
  overrides: (name: string) => Promise<OverrideNote[]>;
  revokeOverride: (name: string, id: string) => Promise<void>;
}
