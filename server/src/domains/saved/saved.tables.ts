import type { Locale } from '@kvadrat/contracts/locales';
import type { AdMark } from '@kvadrat/contracts/remote';
import type { Generated } from 'kysely';

interface AccountAdTable {
  account_id: number;
  mark: AdMark;
  listing_id: number;
  marked_at: Date;
  turn: Generated<number>;
  /** What the person wrote about it; empty for nothing. */
  note: Generated<string>;
  folder_id: number | null;
}

interface RemovedAdTable {
  account_id: number;
  mark: AdMark;
  listing_id: number;
  marked_at: Date;
  turn: number;
  note: string;
  folder_id: number | null;
  removed_at: Date;
}

interface SavedFolderTable {
  id: Generated<number>;
  /** Who made it. */
  account_id: number;
  name: string;
  created_at: Date;
  /** Since when there is a link that anybody may read it by. */
  linked_at: Date | null;
  link_turn: Generated<number>;
}

interface FolderPersonTable {
  folder_id: number;
  account_id: number;
  joined_at: Date;
}

interface FolderInviteTable {
  id: Generated<number>;
  folder_id: number;
  email: string;
  invited_at: Date;
}

interface SavedSearchTable {
  id: Generated<number>;
  /** Null where somebody without an account has it. */
  account_id: number | null;
  reader_id: number | null;
  name: string;
  criteria: string;
  alert: 'none' | 'daily' | 'real-time';
  language: Locale;
  created_at: Date;
  /** Changes of ads before this are none of its news. */
  watched_since: Generated<Date>;
  terms_form: number | null;
  /** The last of its news that a mail told of, and that was looked at. */
  told_news: Generated<number>;
  visited_news: Generated<number>;
  feed_turn: Generated<number>;
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
    account_ad_removed: RemovedAdTable;
    saved_folder: SavedFolderTable;
    saved_folder_person: FolderPersonTable;
    saved_folder_invite: FolderInviteTable;
  }
}
