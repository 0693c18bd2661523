import type { ColumnType, Generated } from 'kysely';
import type { RegistryEntry, RemoteManifest } from '@kvadrat/contracts/releases';

interface RegistryReleaseTable {
  name: string;
  release: string;
  manifest: RemoteManifest;
  published_at: Generated<Date>;
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

export interface RegistryTables {
  registry_release: RegistryReleaseTable;
  registry_entry: RegistryEntryTable;
  registry_revision: RegistryRevisionTable;
}
