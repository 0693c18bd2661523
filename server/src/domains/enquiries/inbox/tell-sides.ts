import { emailKey, tellAccount } from '../../accounts/api';
import { peopleWith } from '../../memberships/api';
import type { DbOrTransaction } from '../../../platform/db';
import { advertiserOfThread } from '../advertiser';
import type { Side, ThreadRow } from '../enquiry.tables';

/** Tells the browsers of both sides, of an agency those of all who answer for it, that something of their conversation has changed, once the transaction is done. */
export async function tellSides(
  tx: DbOrTransaction,
  thread: Pick<ThreadRow, 'listing_id' | 'agency_id' | 'visitor_key'>,
): Promise<void> {
  const ids = [...(await accountsOfSide(tx, thread, 'visitor')), ...(await accountsOfSide(tx, thread, 'advertiser'))];
  for (const id of new Set(ids)) await tellAccount(tx, id);
}

/** Accounts that read one side of a conversation: whose proven address it is, and of an agency all who answer for it. */
export async function accountsOfSide(
  tx: DbOrTransaction,
  thread: Pick<ThreadRow, 'listing_id' | 'agency_id' | 'visitor_key'>,
  side: Side,
): Promise<number[]> {
  const advertiser = side === 'visitor' ? null : await advertiserOfThread(tx, thread);
  const key = side === 'visitor' ? thread.visitor_key : advertiser && emailKey(advertiser.email);
  const accounts =
    key === null
      ? []
      : await tx
          .selectFrom('account')
          .select('id')
          .where('email_key', '=', key)
          .where('email_verified_at', 'is not', null)
          .execute();
  const people =
    side === 'visitor' || thread.agency_id === null ? [] : await peopleWith(tx, thread.agency_id, 'answer-messages');
  return [...new Set([...accounts.map(({ id }) => id), ...people])];
}
