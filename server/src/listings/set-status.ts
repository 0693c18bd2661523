import type { ListingStatusCode } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../db';

/**
 * Takes ads off-line (secret), marks them sold or puts them back (R103).
 * @returns ids of the ads whose status was another before
 */
export async function setStatus(tx: DbOrTransaction, ids: readonly number[], status: ListingStatusCode): Promise<number[]> {
  if (ids.length === 0) return [];
  const changed = await tx
    .updateTable('listing')
    .set({ status, updated_at: sql<Date>`now()` })
    .where('id', 'in', ids)
    .where('status', '<>', status)
    .returning('id')
    .execute();
  return changed.map(({ id }) => id);
}
