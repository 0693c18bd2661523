import type { ChangeOutcome, RegistryEntry, ReleaseKey, RemoteAction, RevisionNote } from '@kvadrat/contracts/releases';
import type { ReleasePackage } from './release-package';

/** What `npm run remotes` does, in the portal's own database or over HTTP with a team's token. */
export interface RegistryClient {
  list: () => Promise<{ revision: number; entries: RegistryEntry[] }>;
  history: (name: string) => Promise<RevisionNote[]>;
  /** All checks of a publish, without one. */
  verify: (candidate: ReleasePackage) => Promise<ReleaseKey>;
  upload: (candidate: ReleasePackage) => Promise<ReleaseKey>;
  change: (name: string, action: RemoteAction, order: { expectedRevision?: number; reason: string }) => Promise<ChangeOutcome>;
  /** @returns path of the link that sets the override */
  override: (key: ReleaseKey, hours: number) => Promise<string>;
}
