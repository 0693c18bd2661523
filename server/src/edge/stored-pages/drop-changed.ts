import type { Sql } from '../../platform/db';
import { CHANGED_ADS_CHANNEL } from '../../domains/listings/api';

/** What is kept of ads as they were. */
export interface KeptOfAds {
  dropAds: (ids: readonly number[]) => void;
  clear: () => void;
}

/**
 * Drops what is kept of an ad when it has changed, whichever process or server took the change over.
 *
 * @param all in the order of dropping: what others are made of comes first
 * @returns to be called before the database closes
 */
export async function startDroppingChanged(sql: Sql, ...all: readonly KeptOfAds[]): Promise<() => Promise<void>> {
  const drop = (payload: string): void => {
    const ids = payload.split(',').map(Number);
    all.forEach((kept) => kept.dropAds(ids));
  };
  // While nobody listened anything may have changed.
  const subscription = await sql.listen(CHANGED_ADS_CHANNEL, drop, () => all.forEach((kept) => kept.clear()));
  return () => subscription.unlisten();
}
