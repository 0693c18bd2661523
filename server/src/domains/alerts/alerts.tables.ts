import type { Locale } from '@kvadrat/contracts/locales';
import type { Generated, GeneratedAlways } from 'kysely';

/** What has become of an ad for a search. */
export const NEWS_KINDS = ['new', 'cheaper', 'dearer', 'sold', 'gone', 'back'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

interface AlertReaderTable {
  id: GeneratedAlways<number>;
  account_id: number | null;
  /** Of who has no account. */
  email: string | null;
  email_key: string | null;
  language: Locale | null;
  created_at: Generated<Date>;
  proven_at: Date | null;
  /** Another one makes the links of earlier mails worthless. */
  turn: Generated<number>;
  ended_at: Date | null;
  end_reason: 'unsubscribed' | 'bounced' | null;
  soon_at: Date | null;
  daily_at: Date | null;
  mailed_at: Date | null;
}

interface SearchNewsTable {
  id: GeneratedAlways<number>;
  search_id: number;
  listing_id: number;
  change_seq: number;
  kind: NewsKind;
  at: Date;
  /** Euros; null when on request. */
  price: number | null;
  price_before: number | null;
}

interface AlertToldTable {
  reader_id: number;
  listing_id: number;
  change_seq: number;
  told_at: Generated<Date>;
}

declare module '../../platform/db/database' {
  interface Database {
    alert_reader: AlertReaderTable;
    search_news: SearchNewsTable;
    alert_told: AlertToldTable;
    alert_mark: { single: GeneratedAlways<boolean>; marked_news: number };
  }
}
