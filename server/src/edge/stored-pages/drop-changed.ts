import type { Sql } from '../../db';
import { CHANGED_ADS_CHANNEL } from '../../listings';
import type { StoredPages } from './stored-pages';

/**
 * Drops stored pages when an ad on them has changed, whichever process or server took the change over.
 *
 * @returns to be called before the database closes
 */
export async function startDroppingChanged(sql: Sql, pages: Pick<StoredPages, 'dropAds' | 'clear'>): Promise<() => Promise<void>> {
  const drop = (payload: string): void => pages.dropAds(payload.split(',').map(Number));
  // While nobody listened anything may have changed.
  const subscription = await sql.listen(CHANGED_ADS_CHANNEL, drop, () => pages.clear());
  return () => subscription.unlisten();
}
