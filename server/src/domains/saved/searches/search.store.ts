import type { Locale } from '@kvadrat/contracts/locales';
import { AppError } from '@kvadrat/contracts/errors';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../../platform/db';
import { lockAccount } from '../lock-account';
import { tellAccount } from '../tell-account';

export const ALERTS = ['none', 'daily', 'real-time'] as const;
export type Alert = (typeof ALERTS)[number];

/** Searches one person may save. */
export const MAX_SAVED_SEARCHES = 100;

export interface SavedSearch {
  id: number;
  name: string;
  /** Address of its list without language. */
  path: string;
  alert: Alert;
  language: Locale;
  createdAt: string;
  /** Changes of its ads since they were looked at. */
  news: number;
}

type Row = Omit<SavedSearch, 'createdAt'> & { createdAt: Date };

/** Without what becomes of ads that the person hides. */
const NEWS = sql<number>`(
  SELECT count(*)::int FROM search_news AS news WHERE news.search_id = saved_search.id AND news.id > visited_news AND NOT EXISTS (
    SELECT FROM account_ad AS hidden WHERE hidden.account_id = saved_search.account_id AND mark = 'hidden' AND hidden.listing_id = news.listing_id))`.as(
  'news',
);
const COLUMNS = ['id', 'name', 'criteria as path', 'alert', 'language', 'created_at as createdAt', NEWS] as const;
const told = ({ createdAt, ...row }: Row): SavedSearch => ({ ...row, createdAt: createdAt.toISOString() });

/** Newest first. */
export async function readSavedSearches(db: Db, accountId: number): Promise<SavedSearch[]> {
  const rows = await db
    .selectFrom('saved_search')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(told);
}

export async function findSavedSearch(db: Db, accountId: number, criteria: string): Promise<SavedSearch | null> {
  const row = await db
    .selectFrom('saved_search')
    .select(COLUMNS)
    .where('account_id', '=', accountId)
    .where('criteria', '=', criteria)
    .executeTakeFirst();
  return row === undefined ? null : told(row);
}

/**
 * Saves a search; one that is saved already stays as it is.
 * @returns the search, and whether it was there before
 * @throws AppError `limit-reached`
 */
export function saveSearch(
  db: Db,
  search: { accountId: number; name: string; criteria: string; alert: Alert; language: Locale; now: Date },
): Promise<{ search: SavedSearch; known: boolean }> {
  const { accountId, now, ...rest } = search;
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const own = tx.selectFrom('saved_search').where('account_id', '=', accountId);
    const known = await own.select(COLUMNS).where('criteria', '=', rest.criteria).executeTakeFirst();
    if (known !== undefined) return { search: told(known), known: true };
    const { n } = await own.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
    if (n >= MAX_SAVED_SEARCHES) throw new AppError('limit-reached', 'too many searches are saved');
    const row = await tx
      .insertInto('saved_search')
      .values({ account_id: accountId, created_at: now, ...rest })
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    if (rest.alert !== 'none') await ensureReader(tx, accountId);
    await tellAccount(tx, accountId);
    return { search: told(row), known: false };
  });
}

/**
 * Changes a search. One that asks for other ads begins anew: what it has told stays, and nothing has gone by that.
 * @returns null where the person has no such search
 * @throws AppError `taken` where another search of theirs asks for the same
 */
export async function changeSavedSearch(
  db: Db,
  accountId: number,
  id: number,
  changes: { name?: string; alert?: Alert; criteria?: string },
): Promise<SavedSearch | null> {
  const { criteria, alert } = changes;
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, accountId);
    const own = tx.selectFrom('saved_search').where('account_id', '=', accountId);
    const before = await own.select(['alert', 'criteria']).where('id', '=', id).executeTakeFirst();
    if (before === undefined) return null;
    const isOther = criteria !== undefined && criteria !== before.criteria;
    if (isOther && (await own.select('id').where('criteria', '=', criteria).executeTakeFirst()) !== undefined)
      throw new AppError('taken', 'another search asks for the same');
    // What came before alerts were wanted is told by none.
    const begins = alert !== undefined && alert !== 'none' && before.alert === 'none';
    const row = await tx
      .updateTable('saved_search')
      .set({
        account_id: accountId,
        ...changes,
        ...(isOther ? { terms_form: null, watched_since: sql<Date>`now()` } : {}),
        ...(begins ? { told_news: LAST_NEWS } : {}),
      })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
    if (alert !== undefined && alert !== 'none') await ensureReader(tx, accountId);
    await tellAccount(tx, accountId);
    return told(row);
  });
}

/** The latest news of a search. */
const LAST_NEWS = sql<number>`coalesce((SELECT max(id) FROM search_news WHERE search_id = saved_search.id), 0)`;

/** Who wants alerts gets them, also after having ended all by the link of a mail. */
async function ensureReader(tx: DbOrTransaction, accountId: number): Promise<void> {
  await sql`
    INSERT INTO alert_reader (account_id) VALUES (${accountId})
    ON CONFLICT (account_id) DO UPDATE SET ended_at = NULL, end_reason = NULL, proven_at = now() WHERE alert_reader.ended_at IS NOT NULL`.execute(
    tx,
  );
}

export async function deleteSavedSearch(db: Db, accountId: number, id: number): Promise<void> {
  await db.deleteFrom('saved_search').where('account_id', '=', accountId).where('id', '=', id).execute();
  await tellAccount(db, accountId);
}
