import { emailKey, tellAccount } from '../../accounts/api';
import { peopleWith } from '../../memberships/api';
import type { DbOrTransaction } from '../../../platform/db';
import { advertiserOfThread } from '../advertiser';
import type { ThreadRow } from '../enquiry.tables';

/** Tells the browsers of both sides, of an agency those of all who answer for it, that something of their conversation has changed, once the transaction is done. */
export async function tellSides(
  tx: DbOrTransaction,
  thread: Pick<ThreadRow, 'listing_id' | 'agency_id' | 'visitor_key'>,
): Promise<void> {
  const advertiser = await advertiserOfThread(tx, thread);
  const keys = [thread.visitor_key, ...(advertiser === null ? [] : [emailKey(advertiser.email)])];
  const accounts = await tx
    .selectFrom('account')
    .select('id')
    .where('email_key', 'in', keys)
    .where('email_verified_at', 'is not', null)
    .execute();
  const people = thread.agency_id === null ? [] : await peopleWith(tx, thread.agency_id, 'answer-messages');
  for (const id of new Set([...accounts.map(({ id }) => id), ...people])) await tellAccount(tx, id);
}
