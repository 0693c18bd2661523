import type { AdMark } from '@kvadrat/contracts/remote';
import type { Generated } from 'kysely';

export interface AccountAdTable {
  account_id: number;
  mark: AdMark;
  listing_id: number;
  marked_at: Date;
  turn: Generated<number>;
}

export interface SavedTables {
  account_ad: AccountAdTable;
}
