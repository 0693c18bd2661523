import { LISTING_STATUS, type ListingStatusCode } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../platform/db';
import { KEPT_STATUS, OWN_STATUS } from './own-status';
import { tellChangedAds } from './tell-changed-ads';

/**
 * Takes ads off-line (secret), marks them sold or puts them back; those the staff hides stay hidden.
 * @returns ids of the ads whose status was another before
 */
export function setStatus(tx: DbOrTransaction, ids: readonly number[], status: ListingStatusCode): Promise<number[]> {
  return change(tx, ids, status, null);
}

/**
 * Takes public ads down whose source no longer has them. Like secret ads they are in no list, but their addresses say
 * that the ad is gone (410) and lead on, where those of secret ads say nothing (404).
 * @returns ids of the ads that were public before
 */
export function withdrawListings(tx: DbOrTransaction, ids: readonly number[]): Promise<number[]> {
  return change(tx, ids, LISTING_STATUS.secret, sql<Date>`now()`);
}

/**
 * Takes an ad off the portal by a decision of the staff, whatever its advertiser does (decision 0083).
 * @returns whether it was to be seen before
 */
export async function hideListing(tx: DbOrTransaction, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('listing')
    .set({ hidden_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  await tellChangedAds(tx, [id]);
  return numUpdatedRows > 0n;
}

/**
 * Puts a hidden ad back as its advertiser has it by now.
 * @returns whether it was hidden
 */
export async function showListing(tx: DbOrTransaction, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('listing')
    .set({ hidden_at: null })
    .where('id', '=', id)
    .where('hidden_at', 'is not', null)
    .executeTakeFirst();
  await tellChangedAds(tx, [id]);
  return numUpdatedRows > 0n;
}

async function change(
  tx: DbOrTransaction,
  ids: readonly number[],
  status: ListingStatusCode,
  withdrawn: ReturnType<typeof sql<Date>> | null,
): Promise<number[]> {
  if (ids.length === 0) return [];
  const changed = await tx
    .updateTable('listing')
    .set({ status, hidden_status: KEPT_STATUS(status), withdrawn_at: withdrawn, updated_at: sql<Date>`now()` })
    .where('id', 'in', ids)
    .where(OWN_STATUS, '<>', status)
    .returning('id')
    .execute();
  const changedIds = changed.map(({ id }) => id);
  await tellChangedAds(tx, changedIds);
  return changedIds;
}
