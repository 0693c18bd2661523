import type { Locale } from '@kvadrat/contracts/locales';
import type { AdMark } from '@kvadrat/contracts/remote';
import type { Generated } from 'kysely';

interface AccountAdTable {
  account_id: number;
  mark: AdMark;
  listing_id: number;
  marked_at: Date;
  turn: Generated<number>;
}

interface SavedSearchTable {
  id: Generated<number>;
  account_id: number;
  name: string;
  criteria: string;
  alert: 'none' | 'daily' | 'real-time';
  language: Locale;
  created_at: Date;
}

interface RecentSearchTable {
  account_id: number;
  path: string;
  title: string;
  details: string;
  turn: Generated<number>;
}

declare module '../../platform/db/database' {
  interface Database {
    recent_search: RecentSearchTable;
    saved_search: SavedSearchTable;
    account_ad: AccountAdTable;
  }
}
