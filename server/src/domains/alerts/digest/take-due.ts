import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../../platform/db';
import type { NewsKind } from '../alerts.tables';

/** Of one search as many are looked at; whoever has more is led to all of them. */
const MOST_OF_SEARCH = 200;

/** Somebody who is to get a mail. */
export interface DueReader {
  id: number;
  accountId: number | null;
  /** Null where nobody may be written to: the mailbox is not proven, or alerts were ended. */
  email: string | null;
  turn: number;
  soon: boolean;
  daily: boolean;
}

/** A change of an ad that a search has found and no mail has told yet. */
export interface UntoldNews {
  readerId: number;
  searchId: number;
  searchName: string;
  language: Locale;
  id: number;
  listingId: number;
  seq: number;
  kind: NewsKind;
  price: number | null;
  priceBefore: number | null;
}

/** Takes those whose time has come, for the caller's transaction; several processes never take the same. */
export async function takeDue(tx: DbOrTransaction, most: number): Promise<DueReader[]> {
  const { rows } = await sql<DueReader>`
    SELECT reader.id, reader.account_id AS "accountId", turn, coalesce(soon_at <= now(), false) AS soon, coalesce(daily_at <= now(), false) AS daily,
      CASE WHEN ended_at IS NOT NULL THEN NULL WHEN account.id IS NULL THEN CASE WHEN proven_at IS NOT NULL THEN reader.email END
        WHEN account.email_verified_at IS NOT NULL THEN account.email END AS email
    FROM alert_reader AS reader LEFT JOIN account ON account.id = reader.account_id
    WHERE reader.id IN (
      SELECT id FROM alert_reader WHERE soon_at <= now() OR daily_at <= now()
      ORDER BY least(soon_at, daily_at) LIMIT ${most} FOR UPDATE SKIP LOCKED)
    ORDER BY reader.id`.execute(tx);
  return rows;
}

/** What is to be told to them, oldest first. */
export async function untoldNews(tx: DbOrTransaction, readers: readonly DueReader[]): Promise<UntoldNews[]> {
  const ids = (of: (reader: DueReader) => boolean): number[] => readers.filter(of).map(({ id }) => id);
  const { rows } = await sql<UntoldNews>`
    SELECT reader.id AS "readerId", search.id AS "searchId", search.name AS "searchName", search.language, news.id, news.listing_id AS "listingId",
      news.change_seq AS seq, news.kind, news.price, news.price_before AS "priceBefore"
    FROM alert_reader AS reader
    JOIN saved_search AS search ON (search.reader_id = reader.id OR search.account_id = reader.account_id)
      AND ((search.alert = 'real-time' AND reader.id = ANY(${ids(({ soon }) => soon)}::bigint[]))
        OR (search.alert = 'daily' AND reader.id = ANY(${ids(({ daily }) => daily)}::bigint[])))
    CROSS JOIN LATERAL (SELECT * FROM search_news WHERE search_id = search.id AND id > told_news ORDER BY id DESC LIMIT ${MOST_OF_SEARCH}) AS news
    WHERE reader.id = ANY(${ids(() => true)}::bigint[])
    ORDER BY news.id`.execute(tx);
  return rows;
}

/** What of ads decides whether somebody is told of them. */
export interface KnownAds {
  /** `reader listing` pairs that the person hides. */
  hidden: ReadonlySet<string>;
  /** By `reader listing`, the change it was told by last. */
  told: ReadonlyMap<string, number>;
  /** Number that ads of one property share. */
  twins: ReadonlyMap<number, number>;
  /** `reader twin` pairs that were told of. */
  toldTwins: ReadonlySet<string>;
}

export const pair = (reader: number, other: number): string => `${reader} ${other}`;

/** @param news of those readers */
export async function knownAds(
  tx: DbOrTransaction,
  readers: readonly DueReader[],
  news: readonly UntoldNews[],
): Promise<KnownAds> {
  const readerIds = readers.map(({ id }) => id);
  const listings = [...new Set(news.map(({ listingId }) => listingId))];
  const { rows: hidden } = await sql<{ reader: number; listing: number }>`
    SELECT reader.id AS reader, listing_id AS listing FROM alert_reader AS reader JOIN account_ad USING (account_id)
    WHERE reader.id = ANY(${readerIds}::bigint[]) AND mark = 'hidden' AND listing_id = ANY(${listings}::int[])`.execute(
    tx,
  );
  const { rows: told } = await sql<{ reader: number; listing: number; seq: number }>`
    SELECT reader_id AS reader, listing_id AS listing, change_seq AS seq FROM alert_told
    WHERE reader_id = ANY(${readerIds}::bigint[]) AND listing_id = ANY(${listings}::int[])`.execute(tx);
  const { rows: twins } = await sql<{ id: number; twin: number }>`
    SELECT id, twin FROM ls WHERE id = ANY(${listings}::int[]) AND twin IS NOT NULL`.execute(tx);
  const { rows: toldTwins } = await sql<{ reader: number; twin: number }>`
    SELECT DISTINCT reader_id AS reader, twin FROM alert_told JOIN ls ON ls.id = listing_id
    WHERE reader_id = ANY(${readerIds}::bigint[]) AND twin = ANY(${[...new Set(twins.map(({ twin }) => twin))]}::bigint[])`.execute(
    tx,
  );
  return {
    hidden: new Set(hidden.map(({ reader, listing }) => pair(reader, listing))),
    told: new Map(told.map(({ reader, listing, seq }) => [pair(reader, listing), seq])),
    twins: new Map(twins.map(({ id, twin }) => [id, twin])),
    toldTwins: new Set(toldTwins.map(({ reader, twin }) => pair(reader, twin))),
  };
}
