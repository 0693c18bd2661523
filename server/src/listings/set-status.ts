import { LISTING_STATUS, type ListingStatusCode } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../db';

/**
 * Takes ads off-line (secret), marks them sold or puts them back (R103).
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

async function change(tx: DbOrTransaction, ids: readonly number[], status: ListingStatusCode, withdrawn: ReturnType<typeof sql<Date>> | null): Promise<number[]> {
  if (ids.length === 0) return [];
  const changed = await tx
    .updateTable('listing')
    .set({ status, withdrawn_at: withdrawn, updated_at: sql<Date>`now()` })
    .where('id', 'in', ids)
    .where('status', '<>', status)
    .returning('id')
    .execute();
  return changed.map(({ id }) => id);
}
