import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { emailKey, type AccountRow } from '../accounts/api';
import { agenciesWith } from '../memberships/api';
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

/** Who reads conversations: a proven mailbox, and the agencies whose people answer with it. */
export interface Reader {
  key: string;
  agencies: readonly number[];
}

/** @returns null for an account that has not proven its mailbox */
export async function readerOf(
  db: DbOrTransaction,
  { id, email_key: key, email_verified_at: proven }: Pick<AccountRow, 'id' | 'email_key' | 'email_verified_at'>,
): Promise<Reader | null> {
  return proven === null ? null : { key, agencies: await agenciesWith(db, id, 'answer-messages') };
}

/**
 * Who proves a mailbox reads what was sent to it, and the people of an agency what was sent to that: one side of a thread, or none. A
 * visitor who is the advertiser too is the visitor.
 */
export function sideOf(
  { key, agencies }: Reader,
  thread: { visitor_key: string; agency_id: number | null; advertiser_email: string | null },
): Side | null {
  if (key === thread.visitor_key) return 'visitor';
  if (thread.agency_id !== null && agencies.includes(thread.agency_id)) return 'advertiser';
  return thread.advertiser_email !== null && key === emailKey(thread.advertiser_email) ? 'advertiser' : null;
}

/**
 * Whether somebody takes part in a thread, on whichever side. Threads are found by the index of each side first: with three
 * conditions in an OR the planner walks all threads from the latest on, which for a mailbox with few of them is the whole table.
 */
function takesPart(reader: Reader): RawBuilder<boolean> {
  return sql<boolean>`enquiry_thread.id = any(array(
    select id from enquiry_thread where visitor_key = ${reader.key}
    union select mine.id from agency join enquiry_thread mine on mine.agency_id = agency.id where lower(agency.email) = ${reader.key}
    union select id from enquiry_thread where agency_id = any(${[...reader.agencies]}::int[])
    union select mine.id from listing join enquiry_thread mine on mine.listing_id = listing.id and mine.agency_id is null where lower(listing.owner_email) = ${reader.key} and listing.agency_id is null))`;
}

/** Whether the mailbox is the visitor's of a thread it takes part in; else it is the advertiser's. */
function isVisitor(reader: Reader): RawBuilder<boolean> {
  return sql<boolean>`(enquiry_thread.visitor_key = ${reader.key})`;
}

/** A column of the reader's own side, or of the other. */
function ofSide<T>(reader: Reader, side: 'own' | 'other', column: string): RawBuilder<T> {
  const [first, second] = side === 'own' ? ['visitor', 'advertiser'] : ['advertiser', 'visitor'];
  return sql<T>`case when ${isVisitor(reader)} then enquiry_thread.${sql.ref(`${first}_${column}`)} else enquiry_thread.${sql.ref(`${second}_${column}`)} end`;
}

/** Where a thread is found. */
export const BOXES = ['inbox', 'archived', 'blocked'] as const;
export type Box = (typeof BOXES)[number];

/** What was put away comes back by itself once something is said. */
function isIn(box: Box, reader: Reader): RawBuilder<boolean> {
  const isBlocked = sql`${ofSide(reader, 'own', 'blocked_at')} is not null`;
  const isArchived = sql`coalesce(${ofSide(reader, 'own', 'archived_at')} >= enquiry_thread.changed_at, false)`;
  if (box === 'blocked') return sql<boolean>`(${isBlocked})`;
  return box === 'archived'
    ? sql<boolean>`(${isArchived} and not (${isBlocked}))`
    : sql<boolean>`(not ${isArchived} and not (${isBlocked}))`;
}

/** Whether the other side has said something since this one looked; who is blocked says nothing. */
function isUnread(reader: Reader): RawBuilder<boolean> {
  return sql<boolean>`(${ofSide(reader, 'other', 'last')} > ${ofSide(reader, 'own', 'seen')} and ${ofSide(reader, 'own', 'blocked_at')} is null)`;
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
function unreadOf(reader: Reader): RawBuilder<number> {
  return sql<number>`case when ${isUnread(reader)} then (select count(*)::int from enquiry_entry
    where enquiry_entry.thread_id = enquiry_thread.id and enquiry_entry.id > ${ofSide(reader, 'own', 'seen')}
      and enquiry_entry.side <> case when ${isVisitor(reader)} then 'visitor' else 'advertiser' end) else 0 end`;
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
  reader: Reader,
  { page, size, ...sought }: ThreadsSought & { page: number; size: number },
): { execute: () => Promise<ListedThread[]>; compile: () => CompiledQuery } {
  return soughtThreads(db, reader, sought)
    .select(unreadOf(reader).as('unread'))
    .orderBy(isUnread(reader), 'desc')
    .orderBy('enquiry_thread.changed_at', 'desc')
    .orderBy('enquiry_thread.id', 'desc')
    .limit(size)
    .offset((page - 1) * size);
}

function soughtThreads(db: DbOrTransaction, reader: Reader, { box, sought = [], listingId }: ThreadsSought) {
  const threads = threadsWithAdvertiser(db).where(takesPart(reader)).where(holds(sought));
  const ofAd = listingId === undefined ? threads : threads.where('enquiry_thread.listing_id', '=', listingId);
  return box === undefined ? ofAd : ofAd.where(isIn(box, reader));
}

/** One thread as a list of the mailbox shows it; whoever calls knows that it takes part. */
export async function listedThread(db: DbOrTransaction, reader: Reader, id: number): Promise<ListedThread | null> {
  const found = await threadsWithAdvertiser(db)
    .select(unreadOf(reader).as('unread'))
    .where('enquiry_thread.id', '=', id)
    .executeTakeFirst();
  return found ?? null;
}

/** How many threads are sought in all. */
export async function countSought(db: DbOrTransaction, reader: Reader, sought: ThreadsSought): Promise<number> {
  const { n } = await soughtThreads(db, reader, sought)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** How many threads each box of a proven mailbox holds. */
export async function countBoxes(db: DbOrTransaction, reader: Reader): Promise<Record<Box, number>> {
  const countOf = (box: Box) => sql<number>`(count(*) filter (where ${isIn(box, reader)}))::int`.as(box);
  return db.selectFrom('enquiry_thread').select(BOXES.map(countOf)).where(takesPart(reader)).executeTakeFirstOrThrow();
}

/** Of a proven mailbox: threads, entries it has not seen, and the threads those are in. */
export async function countThreads(
  db: DbOrTransaction,
  reader: Reader,
): Promise<{ count: number; unread: number; unreadThreads: number }> {
  const own = db.selectFrom('enquiry_thread').select(unreadOf(reader).as('unread')).where(takesPart(reader));
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
  const [found, reader] = await Promise.all([
    threadsWithAdvertiser(db).where('enquiry_thread.id', '=', threadId).executeTakeFirst(),
    readerOf(db, account),
  ]);
  if (found === undefined || reader === null) return null;
  const side = sideOf(reader, found);
  return side === null ? null : { thread: found, side };
}
