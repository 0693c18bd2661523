import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { AccountRow } from '../accounts/api';
import type { Db } from '../../platform/db';
import { words } from '../../platform/text';
import { adNames, type AdName } from '../listings/api';
import type { EntryRow, Side, ThreadRow } from './enquiry.tables';
import { tellSides } from './inbox/tell-sides';
import { visitorNumber } from './inbox/shared-addresses';
import { blockedBy } from './inbox/refuse-blocked';
import {
  countBoxes,
  countSought,
  countThreads,
  listedThread,
  pageOfThreads,
  readerOf,
  sideOf,
  type Box,
  type ListedThread,
  type Reader,
  type ThreadsSought,
} from './thread-access';

/** A thread in a list of one of its sides; what the other side does not show is in none. */
export interface ThreadSummary {
  id: number;
  side: Side;
  listing: { id: number; title: string; path: string };
  /** Who is on the other side. */
  with: string;
  /** The visitor's number, for the advertiser, where the visitor shows it. */
  phone: string | null;
  changedAt: string;
  last: string;
  /** Whether the reader wrote the last entry. */
  lastIsOwn: boolean;
  unread: number;
  isArchived: boolean;
  /** Who wants nothing more of the other; null where both may write. */
  blocked: 'own' | 'other' | null;
}

const LAST_CHARACTERS = 200;
/** What a search looks for at most. */
const MOST_WORDS = 6;

export interface ThreadListWish {
  locale: Locale;
  page: number;
  size: number;
  /** All boxes where left out. */
  box?: Box | undefined;
  text?: string | undefined;
  listingId?: number | undefined;
}

/** Threads of who has proven a mailbox, unread ones first, then the latest; a page of them, and counts of all. */
export async function listThreads(
  db: Db,
  account: AccountRow,
  { locale, page, size, box, text = '', listingId }: ThreadListWish,
): Promise<{ count: number; unread: number; boxes: Record<Box, number>; results: ThreadSummary[] }> {
  const reader = await readerOf(db, account);
  if (reader === null) return { count: 0, unread: 0, boxes: { inbox: 0, archived: 0, blocked: 0 }, results: [] };
  const sought: ThreadsSought = {
    ...(box === undefined ? {} : { box }),
    sought: words(text).slice(0, MOST_WORDS),
    listingId,
  };
  const narrow = box !== undefined || text.trim() !== '' || listingId !== undefined;
  const [shown, all, boxes, found] = await Promise.all([
    pageOfThreads(db, reader, { page, size, ...sought }).execute(),
    countThreads(db, reader),
    countBoxes(db, reader),
    narrow ? countSought(db, reader, sought) : null,
  ]);
  return {
    count: found ?? all.count,
    unread: all.unread,
    boxes,
    results: await summaries(db, reader, shown, locale),
  };
}

/** One thread as the list shows it, for who takes part in it. */
export async function readSummary(
  db: Db,
  account: AccountRow,
  id: number,
  locale: Locale,
): Promise<ThreadSummary | null> {
  const reader = await readerOf(db, account);
  const found = reader === null ? null : await listedThread(db, reader, id);
  return reader === null || found === null ? null : ((await summaries(db, reader, [found], locale))[0] ?? null);
}

async function summaries(
  db: Db,
  reader: Reader,
  shown: readonly ListedThread[],
  locale: Locale,
): Promise<ThreadSummary[]> {
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
  return shown.map((thread) => summaryOf(thread, sideOf(reader, thread) ?? 'visitor', names, last.get(thread.id)));
}

function summaryOf(
  thread: ListedThread,
  side: Side,
  names: ReadonlyMap<number, AdName>,
  last: { body: string; side: Side } | undefined,
): ThreadSummary {
  const archivedAt = side === 'visitor' ? thread.visitor_archived_at : thread.advertiser_archived_at;
  const by = blockedBy(thread, side);
  return {
    id: thread.id,
    side,
    listing: { id: thread.listing_id, ...(names.get(thread.listing_id) ?? { title: '', path: '' }) },
    with: side === 'visitor' ? (thread.advertiser_name ?? '') : thread.visitor_name,
    phone: side === 'advertiser' ? visitorNumber(thread) : null,
    changedAt: thread.changed_at.toISOString(),
    last: last?.body ?? '',
    lastIsOwn: last?.side === side,
    unread: thread.unread,
    isArchived: archivedAt !== null && archivedAt >= thread.changed_at,
    blocked: by === null ? null : by === side ? 'own' : 'other',
  };
}

/** Threads of an account with something it has not seen; none before its mailbox is proven. */
export async function countUnreadThreads(db: Db, accountId: number): Promise<number> {
  const account = await db
    .selectFrom('account')
    .select(['id', 'email_key', 'email_verified_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const reader = account === undefined ? null : await readerOf(db, account);
  return reader === null ? 0 : (await countThreads(db, reader)).unreadThreads;
}

async function lastEntries(db: Db, ids: readonly number[]): Promise<Map<number, { body: string; side: Side }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ thread_id: number; body: string; side: Side }>`
    select thread.id as thread_id, entry.side, coalesce(
      nullif(left(entry.body, ${LAST_CHARACTERS}), ''),
      (select name from enquiry_file where entry_id = entry.id order by id limit 1), '') as body
    from unnest(${[...ids]}::bigint[]) thread (id)
    join lateral (select id, body, side from enquiry_entry where thread_id = thread.id order by id desc limit 1) entry on true`.execute(
    db,
  );
  return new Map(rows.map(({ thread_id, ...entry }) => [thread_id, entry]));
}

/** Entries of a thread, the oldest first. @param after those after this one alone */
export function readEntries(db: Db, threadId: number, after = 0): Promise<EntryRow[]> {
  return db
    .selectFrom('enquiry_entry')
    .selectAll()
    .where('thread_id', '=', threadId)
    .where('id', '>', after)
    .orderBy('id')
    .execute();
}

/** One side has seen everything up to an entry; never less than before. Both hear of it where that is news. */
export async function markSeen(
  db: Db,
  thread: Pick<ThreadRow, 'id' | 'listing_id' | 'agency_id' | 'visitor_key'>,
  side: Side,
  entryId: number,
): Promise<void> {
  const column = side === 'visitor' ? 'visitor_seen' : 'advertiser_seen';
  await db.transaction().execute(async (tx) => {
    const marked = await tx
      .updateTable('enquiry_thread')
      .set({ [column]: sql<number>`least(${entryId}::bigint, greatest(visitor_last, advertiser_last))` })
      .where('id', '=', thread.id)
      .where(sql<boolean>`least(${entryId}::bigint, greatest(visitor_last, advertiser_last)) > ${sql.ref(column)}`)
      .returning('id')
      .executeTakeFirst();
    if (marked !== undefined) await tellSides(tx, thread);
  });
}
