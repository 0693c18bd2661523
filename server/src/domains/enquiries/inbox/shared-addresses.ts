import type { Db } from '../../../platform/db';
import { phoneOf } from '../../listings/api';
import { advertiserOfThread } from '../advertiser';
import type { Shared, Side, ThreadRow } from '../enquiry.tables';

/** How the other side can be reached beside the conversation; null is what it does not show. */
export type Addresses = Readonly<Record<Shared, string | null>>;

/** The visitor's number as the advertiser sees it. */
export function visitorNumber({ visitor_shares: shares, visitor_phone: phone }: ThreadRow): string | null {
  return shares.includes('phone') && phone !== '' ? phone : null;
}

/** What a side shows. */
export function sharesOf(thread: ThreadRow, side: Side): readonly Shared[] {
  return side === 'visitor' ? thread.visitor_shares : thread.advertiser_shares;
}

/** Addresses of the side across from `side`, as far as it shows them. */
export async function addressesFor(db: Db, thread: ThreadRow, side: Side): Promise<Addresses> {
  if (side === 'advertiser')
    return {
      phone: visitorNumber(thread),
      email: thread.visitor_shares.includes('email') ? thread.visitor_email : null,
    };
  const { advertiser_shares: shares } = thread;
  return {
    phone: shares.includes('phone') ? await phoneOf(db, thread.listing_id) : null,
    email: shares.includes('email') ? ((await advertiserOfThread(db, thread))?.email ?? null) : null,
  };
}
