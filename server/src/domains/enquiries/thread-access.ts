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

/** How many entries of the other side came after the last one that was seen. */
function unreadOf(key: string): RawBuilder<number> {
  return sql<number>`(select count(*)::int from enquiry_entry
    where enquiry_entry.thread_id = enquiry_thread.id
      and enquiry_entry.id > case when enquiry_thread.visitor_key = ${key} then enquiry_thread.visitor_seen else enquiry_thread.advertiser_seen end
      and enquiry_entry.side <> case when enquiry_thread.visitor_key = ${key} then 'visitor' else 'advertiser' end)`;
}

export type ListedThread = ThreadRow & {
  advertiser_email: string | null;
  advertiser_name: string | null;
  unread: number;
};

/** A page of the threads of a proven mailbox, the latest first. */
export function pageOfThreads(
  db: DbOrTransaction,
  key: string,
  { page, size }: { page: number; size: number },
): { execute: () => Promise<ListedThread[]>; compile: () => CompiledQuery } {
  return threadsWithAdvertiser(db)
    .select(unreadOf(key).as('unread'))
    .where(takesPart(key))
    .orderBy('enquiry_thread.changed_at', 'desc')
    .orderBy('enquiry_thread.id', 'desc')
    .limit(size)
    .offset((page - 1) * size);
}

/** Of a proven mailbox: threads, entries it has not seen, and the threads those are in. */
export async function countThreads(
  db: DbOrTransaction,
  key: string,
): Promise<{ count: number; unread: number; unreadThreads: number }> {
  return db
    .selectFrom(db.selectFrom('enquiry_thread').select(unreadOf(key).as('unread')).where(takesPart(key)).as('own'))
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
