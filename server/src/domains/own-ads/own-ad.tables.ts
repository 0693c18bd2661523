import type { Locale } from '@kvadrat/contracts/locales';
import type { ColumnType, Generated, Selectable } from 'kysely';

export const OWN_AD_STATES = ['draft', 'live', 'paused', 'sold', 'expired', 'deleted'] as const;
export type OwnAdState = (typeof OWN_AD_STATES)[number];

/** What was typed, by field. */
export type OwnAdFields = Readonly<Record<string, string>>;

interface OwnAdTable {
  id: Generated<number>;
  account_id: number | null;
  listing_id: Generated<number | null>;
  version: Generated<number>;
  fields: ColumnType<OwnAdFields, OwnAdFields | undefined, OwnAdFields>;
  changed: ColumnType<Readonly<Record<string, number>>, Readonly<Record<string, number>> | undefined>;
  state: Generated<OwnAdState>;
  state_before: Generated<OwnAdState | null>;
  findings: Generated<string[]>;
  locale: Locale;
  created_at: Date;
  updated_at: Date;
  published_at: Generated<Date | null>;
  expires_at: Generated<Date | null>;
  warned_at: Generated<Date | null>;
  deleted_at: Generated<Date | null>;
}

export type OwnAdRow = Selectable<OwnAdTable>;

interface OwnAdPhotoTable {
  id: Generated<number>;
  own_ad_id: number;
  position: number;
  media_id: number;
  room: string | null;
  /** Of which upload it was made; null for those that were copied or hung before. */
  upload: Generated<string | null>;
}

declare module '../../platform/db/database' {
  interface Database {
    own_ad: OwnAdTable;
    own_ad_photo: OwnAdPhotoTable;
  }
}
