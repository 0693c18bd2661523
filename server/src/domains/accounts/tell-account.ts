import { sql } from 'kysely';
import type { DbOrTransaction } from '../../platform/db';

/** On which it is told whose lists, counters or sessions have changed: an account's id, nothing else. */
export const CHANGED_ACCOUNTS_CHANNEL = 'changed_accounts';

/** Tells every process that something of an account has changed, once the transaction is done. */
export async function tellAccount(tx: DbOrTransaction, accountId: number): Promise<void> {
  await sql`SELECT pg_notify(${CHANGED_ACCOUNTS_CHANNEL}, ${String(accountId)})`.execute(tx);
}
