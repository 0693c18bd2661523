import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import type { DbOrTransaction } from '../../platform/db';
import { isAuction } from '../listings/api';

/** Whole euros between which a proposal is taken seriously. */
export interface ProposalBounds {
  least: number;
  most: number;
}

/** Of what is asked for. */
const SHARE = { least: 0.5, most: 1.5 };
/** Where no price is shown, so that nothing can be learnt of it by trying. */
const UNTOLD: Readonly<Record<'sale' | 'rent', ProposalBounds>> = {
  sale: { least: 100, most: 100_000_000 },
  rent: { least: 10, most: 1_000_000 },
};
const RENT = 2;

/** @returns null for an ad whose price is not the seller's to agree on: an auction, or none on offer */
export async function proposalBounds(db: DbOrTransaction, listingId: number): Promise<ProposalBounds | null> {
  const ad = await db
    .selectFrom('listing')
    .select(['status', 'contract', 'category', 'price', 'price_on_request as hidden'])
    .where('id', '=', listingId)
    .executeTakeFirst();
  if (ad?.status !== LISTING_STATUS.active || isAuction(ad)) return null;
  if (ad.hidden || ad.price === null) return UNTOLD[ad.contract === RENT ? 'rent' : 'sale'];
  return { least: Math.floor(Number(ad.price) * SHARE.least), most: Math.ceil(Number(ad.price) * SHARE.most) };
}
