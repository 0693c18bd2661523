import type { ColumnType, Generated } from 'kysely';

type FeedImportState = 'running' | 'applied' | 'held' | 'refused' | 'failed';
export type FeedOutcome = 'created' | 'changed' | 'unchanged' | 'refused' | 'withdrawn';

interface FeedImportTable {
  id: Generated<number>;
  agency_id: number;
  format: string;
  source: string;
  started_at: Generated<Date>;
  finished_at: Date | null;
  state: ColumnType<FeedImportState, FeedImportState | undefined, FeedImportState>;
  reason: string | null;
  detail: string | null;
  line: number | null;
  created: Generated<number>;
  changed: Generated<number>;
  unchanged: Generated<number>;
  refused: Generated<number>;
  withdrawn: Generated<number>;
}

interface FeedImportItemTable {
  import_id: number;
  seq: number;
  line: number | null;
  reference: string;
  outcome: FeedOutcome;
  listing_id: number | null;
  reason: string | null;
  detail: string | null;
  /** Written as JSON text. */
  warnings: ColumnType<{ code: string; detail: string }[], string, string>;
}

interface FeedAdTable {
  agency_id: number;
  reference: string;
  listing_id: number;
  hash: string;
  withdrawn: Generated<boolean>;
}

declare module '../../platform/db/database' {
  interface Database {
    feed_import: FeedImportTable;
    feed_import_item: FeedImportItemTable;
    feed_ad: FeedAdTable;
  }
}
