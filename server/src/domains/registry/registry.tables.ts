import type { ColumnType, Generated } from 'kysely';
import type { RegistryEntry, RemoteManifest, TeamRole } from '@kvadrat/contracts/releases';

interface RegistryReleaseTable {
  name: string;
  release: string;
  manifest: RemoteManifest;
  /** `remote.json` byte for byte; null for releases from before files were kept here. */
  manifest_text: string | null;
  /** When a checkout built it, of a local build; null for releases that somebody published. */
  built_at: Date | null;
  /** Brotli bytes of a first view. */
  weight: number | null;
  published_at: Generated<Date>;
  /** When the registry stopped naming it; null while it does. */
  retired_at: Generated<Date | null>;
  /** When its files were deleted. */
  removed_at: Generated<Date | null>;
}

interface RegistryFileTable {
  integrity: string;
  bytes: Buffer;
  packed: Buffer | null;
}

interface RegistryReleaseFileTable {
  name: string;
  release: string;
  path: string;
  integrity: string;
}

interface RegistryEntryTable {
  name: string;
  state: Generated<RegistryEntry['state']>;
  stable: string;
  previous: string | null;
  canary: ColumnType<RegistryEntry['canary'], RegistryEntry['canary'] | undefined, RegistryEntry['canary']>;
}

interface RegistryRevisionTable {
  revision: number;
  /** The remote that the change was about. */
  name: string;
  author: string;
  reason: string;
  /** All entries as they stood after the change. */
  entries: RegistryEntry[];
  changed_at: Generated<Date>;
}

interface RegistryFollowerTable {
  id: string;
  /** Name of its sessions in the database. */
  session: string;
  /** The revision it serves. */
  revision: number;
}

interface RegistryTokenTable {
  id: string;
  /** The one remote it opens. */
  name: string;
  secret_hash: string;
  label: string;
  /** What it may publish; null for what the registry already names of the remote. */
  role: TeamRole | null;
  routes: string[] | null;
  issued_at: Generated<Date>;
  revoked_at: Generated<Date | null>;
}

interface RegistryKeyTable {
  name: string;
  /** Ed25519, SPKI in base64. */
  public_key: string;
  added_at: Generated<Date>;
}

interface RegistryOverrideTable {
  id: string;
  name: string;
  release: string;
  author: string;
  issued_at: Generated<Date>;
  ends_at: Date;
  revoked_at: Generated<Date | null>;
}

interface RegistrySecretTable {
  only_row: Generated<boolean>;
  secret: string;
  /** Ed25519, PKCS8 in base64; null until a server needs it. */
  mirror_key: string | null;
}

declare module '../../platform/db/database' {
  interface Database {
    registry_release: RegistryReleaseTable;
    registry_file: RegistryFileTable;
    registry_release_file: RegistryReleaseFileTable;
    registry_entry: RegistryEntryTable;
    registry_revision: RegistryRevisionTable;
    registry_follower: RegistryFollowerTable;
    registry_token: RegistryTokenTable;
    registry_key: RegistryKeyTable;
    registry_override: RegistryOverrideTable;
    registry_secret: RegistrySecretTable;
  }
}
