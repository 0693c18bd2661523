import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../../platform/db';

/** Searches queue behind a swap that waits for a long one: it gives way before they notice. */
const PATIENCE_MS = 300;
/** Now and then it waits longer than PostgreSQL's search for deadlocks, which makes a vacuum of its own accord give way. */
const LONG_PATIENCE_MS = 1300;
const LONG_EACH = 5;
const PAUSE_MS = 200;
const ATTEMPTS = 100;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/**
 * Takes live tables for oneself until the transaction ends, to swap them. Waits for running searches in short turns, between
 * which those that came meanwhile go on.
 * @throws when none of the turns was enough
 */
export async function takeTables(tx: DbOrTransaction, names: readonly string[]): Promise<void> {
  const tables = sql.join(names.map((name) => sql.id('public', name)));
  for (let attempt = 1; ; attempt += 1) {
    await sql`SAVEPOINT take_tables`.execute(tx);
    try {
      await sql`SELECT set_config('lock_timeout', ${String(attempt % LONG_EACH === 0 ? LONG_PATIENCE_MS : PATIENCE_MS)}, true)`.execute(
        tx,
      );
      await sql`LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`.execute(tx);
      await sql`SELECT set_config('lock_timeout', '0', true)`.execute(tx);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !isInTheWay(error)) throw error;
      // Lets go of those tables that were to be had.
      await sql`ROLLBACK TO SAVEPOINT take_tables`.execute(tx);
      await pause(PAUSE_MS);
    }
  }
}

function isInTheWay(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK);
}
