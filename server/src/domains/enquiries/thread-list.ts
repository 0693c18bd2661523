import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { AccountRow } from '../accounts/api';
import type { Db } from '../../platform/db';
import { adNames } from '../listings/api';
import type { EntryRow, Side } from './enquiry.tables';
import { countThreads, pageOfThreads, sideOf } from './thread-access';

/** A thread in a list of one of its sides; the other side's addresses are in none. */
export interface ThreadSummary {
  id: number;
  side: Side;
  listing: { id: number; title: string; path: string };
  /** Who is on the other side. */
  with: string;
  /** The visitor's number, for the advertiser. */
  phone: string | null;
  changedAt: string;
  last: string;
  unread: number;
}

const LAST_CHARACTERS = 200;

/** Threads of who has proven a mailbox, the latest first; a page of them, and counts of all. */
export async function listThreads(
  db: Db,
  account: AccountRow,
  { locale, page, size }: { locale: Locale; page: number; size: number },
): Promise<{ count: number; unread: number; results: ThreadSummary[] }> {
  if (account.email_verified_at === null) return { count: 0, unread: 0, results: [] };
  const { email_key: key } = account;
  const [shown, { count, unread }] = await Promise.all([
    pageOfThreads(db, key, { page, size }).execute(),
    countThreads(db, key),
  ]);
  const [names, last] = await Promise.all([
    adNames(
      db,
      shown.map(({ listing_id }) => listing_id),
      locale,
    ),
    lastEntries(
      db,
      shown.map(({ id }) => id),
    ),
  ]);
  return {
    count,
    unread,
    results: shown.map((thread) => {
      const side = sideOf(account, thread) ?? 'visitor';
      return {
        id: thread.id,
        side,
        listing: { id: thread.listing_id, ...(names.get(thread.listing_id) ?? { title: '', path: '' }) },
        with: side === 'visitor' ? (thread.advertiser_name ?? '') : thread.visitor_name,
        phone: side === 'advertiser' ? thread.visitor_phone : null,
        changedAt: thread.changed_at.toISOString(),
        last: last.get(thread.id) ?? '',
        unread: thread.unread,
      };
    }),
  };
}

/** Threads of an account with something it has not seen; none before its mailbox is proven. */
export async function countUnreadThreads(db: Db, accountId: number): Promise<number> {
  const account = await db
    .selectFrom('account')
    .select('email_key')
    .where('id', '=', accountId)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return account === undefined ? 0 : (await countThreads(db, account.email_key)).unreadThreads;
}

async function lastEntries(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('enquiry_entry')
    .distinctOn('thread_id')
    .select(['thread_id', sql<string>`left(body, ${LAST_CHARACTERS})`.as('body')])
    .where('thread_id', 'in', [...ids])
    .orderBy('thread_id')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ thread_id, body }) => [thread_id, body]));
}

/** All entries of a thread, the oldest first. */
export function readEntries(db: Db, threadId: number): Promise<EntryRow[]> {
  return db.selectFrom('enquiry_entry').selectAll().where('thread_id', '=', threadId).orderBy('id').execute();
}

/** One side has seen everything up to an entry; never less than before. */
export async function markSeen(db: Db, threadId: number, side: Side, entryId: number): Promise<void> {
  const column = side === 'visitor' ? 'visitor_seen' : 'advertiser_seen';
  await db
    .updateTable('enquiry_thread')
    .set({
      [column]: sql<number>`greatest(${sql.ref(column)}, least(${entryId}::bigint, (select coalesce(max(id), 0) from enquiry_entry where thread_id = ${threadId})))`,
    })
    .where('id', '=', threadId)
    .execute();
}
