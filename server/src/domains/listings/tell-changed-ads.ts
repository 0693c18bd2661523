import { sql } from 'kysely';
import type { DbOrTransaction } from '../../platform/db';

/** On which it is told which ads are shown otherwise than before: ids with commas between, several times for many. */
export const CHANGED_ADS_CHANNEL = 'changed_ads';
/** As many as fit into one message of PostgreSQL's, whatever their length. */
const TOLD_AT_ONCE = 700;

/** Tells every process which ads are shown otherwise, once the transaction is done. */
export async function tellChangedAds(tx: DbOrTransaction, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += TOLD_AT_ONCE) {
    await sql`SELECT pg_notify(${CHANGED_ADS_CHANNEL}, ${ids.slice(at, at + TOLD_AT_ONCE).join()})`.execute(tx);
  }
}
