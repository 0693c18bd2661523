import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { emailKey, type AccountRow } from '../accounts/api';
import type { DbOrTransaction } from '../../platform/db';
import type { Side, ThreadRow } from './enquiry.tables';

/** Threads together with the advertiser's address as it is now. */
function threadsWithAdvertiser(db: DbOrTransaction) {
  return db
    .selectFrom('enquiry_thread')
    .innerJoin('listing', 'listing.id', 'enquiry_thread.listing_id')
    .leftJoin('agency', 'agency.id', 'enquiry_thread.agency_id')
    .selectAll('enquiry_thread')
    .select((eb) => [
      eb
        .case()
        .when('enquiry_thread.agency_id', 'is not', null)
        .then(eb.ref('agency.email'))
        .when('listing.agency_id', 'is', null)
        .then(eb.ref('listing.owner_email'))
        .end()
        .as('advertiser_email'),
      eb
        .case()
        .when('enquiry_thread.agency_id', 'is not', null)
        .then(eb.ref('agency.name'))
        .else(eb.ref('listing.owner_name'))
        .end()
        .as('advertiser_name'),
    ]);
}

/** Who proves a mailbox reads what was sent to it: one side of a thread, or none. A visitor who is the advertiser too is the visitor. */
export function sideOf(
  account: Pick<AccountRow, 'email_key' | 'email_verified_at'>,
  thread: { visitor_key: string; advertiser_email: string | null },
): Side | null {
  if (account.email_verified_at === null) return null;
  if (account.email_key === thread.visitor_key) return 'visitor';
  return thread.advertiser_email !== null && account.email_key === emailKey(thread.advertiser_email)
    ? 'advertiser'
    : null;
}

/**
 * Whether somebody takes part in a thread, on whichever side. Threads are found by the index of each side first: with three
 * conditions in an OR the planner walks all threads from the latest on, which for a mailbox with few of them is the whole table.
 */
function takesPart(key: string): RawBuilder<boolean> {
  return sql<boolean>`enquiry_thread.id = any(array(
    select id from enquiry_thread where visitor_key = ${key}
    union select mine.id from agency join enquiry_thread mine on mine.agency_id = agency.id where lower(agency.email) = ${key}
    union select mine.id from listing join enquiry_thread mine on mine.listing_id = listing.id and mine.agency_id is null where lower(listing.owner_email) = ${key} and listing.agency_id is null))`;
}

/** Whether the mailbox is the visitor's of a thread it takes part in; else it is the advertiser's. */
function isVisitor(key: string): RawBuilder<boolean> {
  return sql<boolean>`(enquiry_thread.visitor_key = ${key})`;
}

/** A column of the reader's own side, or of the other. */
function ofSide<T>(key: string, side: 'own' | 'other', column: string): RawBuilder<T> {
  const [first, second] = side === 'own' ? ['visitor', 'advertiser'] : ['advertiser', 'visitor'];
  return sql<T>`case when ${isVisitor(key)} then enquiry_thread.${sql.ref(`${first}_${column}`)} else enquiry_thread.${sql.ref(`${second}_${column}`)} end`;
}

/** Where a thread is found. */
export const BOXES = ['inbox', 'archived', 'blocked'] as const;
export type Box = (typeof BOXES)[number];

/** What was put away comes back by itself once something is said. */
function isIn(box: Box, key: string): RawBuilder<boolean> {
  const isBlocked = sql`${ofSide(key, 'own', 'blocked_at')} is not null`;
  const isArchived = sql`coalesce(${ofSide(key, 'own', 'archived_at')} >= enquiry_thread.changed_at, false)`;
  if (box === 'blocked') return sql<boolean>`(${isBlocked})`;
  return box === 'archived'
    ? sql<boolean>`(${isArchived} and not (${isBlocked}))`
    : sql<boolean>`(not ${isArchived} and not (${isBlocked}))`;
}

/** Whether the other side has said something since this one looked; who is blocked says nothing. */
function isUnread(key: string): RawBuilder<boolean> {
  return sql<boolean>`(${ofSide(key, 'other', 'last')} > ${ofSide(key, 'own', 'seen')} and ${ofSide(key, 'own', 'blocked_at')} is null)`;
}

/** Every word of what is sought stands in a name, in the ad's title or in something that was said. */
function holds(sought: readonly string[]): RawBuilder<boolean> {
  if (sought.length === 0) return sql<boolean>`true`;
  const each = sought.map((one) => {
    const like = sql`${`%${one}%`}`;
    return sql`(message_fold(concat_ws(' ', enquiry_thread.visitor_name, agency.name, listing.owner_name)) like ${like}
      or exists (select from listing_text t where t.listing_id = enquiry_thread.listing_id and message_fold(t.title) like ${like})
      or exists (select from enquiry_entry e where e.thread_id = enquiry_thread.id and message_fold(e.body) like ${like}))`;
  });
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/** How many entries of the other side came after the last one that was seen. */
function unreadOf(key: string): RawBuilder<number> {
  return sql<number>`case when ${isUnread(key)} then (select count(*)::int from enquiry_entry
    where enquiry_entry.thread_id = enquiry_thread.id and enquiry_entry.id > ${ofSide(key, 'own', 'seen')}
      and enquiry_entry.side <> case when ${isVisitor(key)} then 'visitor' else 'advertiser' end) else 0 end`;
}

export type ListedThread = ThreadRow & {
  advertiser_email: string | null;
  advertiser_name: string | null;
  unread: number;
};

/** Which threads are asked for. */
export interface ThreadsSought {
  box?: Box;
  /** Words, folded. */
  sought?: readonly string[];
  listingId?: number | undefined;
}

/** A page of the threads of a proven mailbox: with something unread first, then the latest. */
export function pageOfThreads(
  db: DbOrTransaction,
  key: string,
  { page, size, ...sought }: ThreadsSought & { page: number; size: number },
): { execute: () => Promise<ListedThread[]>; compile: () => CompiledQuery } {
  return soughtThreads(db, key, sought)
    .select(unreadOf(key).as('unread'))
    .orderBy(isUnread(key), 'desc')
    .orderBy('enquiry_thread.changed_at', 'desc')
    .orderBy('enquiry_thread.id', 'desc')
    .limit(size)
    .offset((page - 1) * size);
}

function soughtThreads(db: DbOrTransaction, key: string, { box, sought = [], listingId }: ThreadsSought) {
  const threads = threadsWithAdvertiser(db).where(takesPart(key)).where(holds(sought));
  const ofAd = listingId === undefined ? threads : threads.where('enquiry_thread.listing_id', '=', listingId);
  return box === undefined ? ofAd : ofAd.where(isIn(box, key));
}

/** One thread as a list of the mailbox shows it; whoever calls knows that it takes part. */
export async function listedThread(db: DbOrTransaction, key: string, id: number): Promise<ListedThread | null> {
  const found = await threadsWithAdvertiser(db)
    .select(unreadOf(key).as('unread'))
    .where('enquiry_thread.id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

/** How many threads are sought in all. */
export async function countSought(db: DbOrTransaction, key: string, sought: ThreadsSought): Promise<number> {
  const { n } = await soughtThreads(db, key, sought)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** How many threads each box of a proven mailbox holds. */
export async function countBoxes(db: DbOrTransaction, key: string): Promise<Record<Box, number>> {
  const countOf = (box: Box) => sql<number>`(count(*) filter (where ${isIn(box, key)}))::int`.as(box);
  return db.selectFrom('enquiry_thread').select(BOXES.map(countOf)).where(takesPart(key)).executeTakeFirstOrThrow();
}

/** Of a proven mailbox: threads, entries it has not seen, and the threads those are in. */
export async function countThreads(
  db: DbOrTransaction,
  key: string,
): Promise<{ count: number; unread: number; unreadThreads: number }> {
  const own = db.selectFrom('enquiry_thread').select(unreadOf(key).as('unread')).where(takesPart(key));
  return db
    .selectFrom(own.as('own'))
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(unread), 0)::int`.as('unread'),
      sql<number>`(count(*) filter (where unread > 0))::int`.as('unreadThreads'),
    ])
    .executeTakeFirstOrThrow();
}

export async function findAccess(
  db: DbOrTransaction,
  account: AccountRow,
  threadId: number,
): Promise<{ thread: ThreadRow; side: Side } | null> {
  const found = await threadsWithAdvertiser(db).where('enquiry_thread.id', '=', threadId).executeTakeFirst();
  if (found === undefined) return null;
  const side = sideOf(account, found);
  return side === null ? null : { thread: found, side };
}
