import { sql } from 'kysely';
import { emailKey, type AccountRow } from '../accounts';
import type { DbOrTransaction } from '../db';
import type { Side, ThreadRow } from './enquiry.tables';

/** As many as a list has; older ones are found by their ad. */
const MOST_THREADS = 1000;

/** Threads together with the advertiser's address as it is now. */
function threadsWithAdvertiser(db: DbOrTransaction) {
  return db
    .selectFrom('enquiry_thread')
    .innerJoin('listing', 'listing.id', 'enquiry_thread.listing_id')
    .leftJoin('agency', 'agency.id', 'enquiry_thread.agency_id')
    .selectAll('enquiry_thread')
    .select((eb) => [
      eb.case().when('enquiry_thread.agency_id', 'is not', null).then(eb.ref('agency.email')).when('listing.agency_id', 'is', null).then(eb.ref('listing.owner_email')).end().as('advertiser_email'),
      eb.case().when('enquiry_thread.agency_id', 'is not', null).then(eb.ref('agency.name')).else(eb.ref('listing.owner_name')).end().as('advertiser_name'),
    ]);
}

/** Who proves a mailbox reads what was sent to it: one side of a thread, or none. A visitor who is the advertiser too is the visitor. */
export function sideOf(account: Pick<AccountRow, 'email_key' | 'email_verified_at'>, thread: { visitor_key: string; advertiser_email: string | null }): Side | null {
  if (account.email_verified_at === null) return null;
  if (account.email_key === thread.visitor_key) return 'visitor';
  return thread.advertiser_email !== null && account.email_key === emailKey(thread.advertiser_email) ? 'advertiser' : null;
}

export type SidedThread = ThreadRow & { advertiser_email: string | null; advertiser_name: string | null };

/** Threads an account takes part in, the latest first. */
export async function threadsOfAccount(db: DbOrTransaction, account: AccountRow): Promise<SidedThread[]> {
  if (account.email_verified_at === null) return [];
  const { email_key: key } = account;
  const found = await threadsWithAdvertiser(db)
    .where((eb) =>
      eb.or([
        eb('enquiry_thread.visitor_key', '=', key),
        eb('enquiry_thread.agency_id', 'in', eb.selectFrom('agency').select('id').where(sql`lower(email)`, '=', key)),
        eb.and([eb('enquiry_thread.agency_id', 'is', null), eb('enquiry_thread.listing_id', 'in', eb.selectFrom('listing').select('id').where(sql`lower(owner_email)`, '=', key))]),
      ]),
    )
    .orderBy('enquiry_thread.changed_at', 'desc')
    .orderBy('enquiry_thread.id', 'desc')
    .limit(MOST_THREADS)
    .execute();
  return found.filter((thread) => sideOf(account, thread) !== null);
}

export async function findAccess(db: DbOrTransaction, account: AccountRow, threadId: number): Promise<{ thread: ThreadRow; side: Side } | null> {
  const found = await threadsWithAdvertiser(db).where('enquiry_thread.id', '=', threadId).executeTakeFirst();
  if (found === undefined) return null;
  const side = sideOf(account, found);
  return side === null ? null : { thread: found, side };
}
