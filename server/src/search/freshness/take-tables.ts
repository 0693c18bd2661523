import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../db';

/** Searches queue behind a swap that waits for a long one: it gives way before they, or PostgreSQL's search for deadlocks, notice. */
const PATIENCE_MS = 300;
const PAUSE_MS = 200;
const ATTEMPTS = 100;
const LOCK_NOT_AVAILABLE = '55P03';

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
      await sql`SELECT set_config('lock_timeout', ${String(PATIENCE_MS)}, true)`.execute(tx);
      await sql`LOCK TABLE ${tables} IN ACCESS EXCLUSIVE MODE`.execute(tx);
      await sql`SELECT set_config('lock_timeout', '0', true)`.execute(tx);
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !isTimeout(error)) throw error;
      // Lets go of those tables that were to be had.
      await sql`ROLLBACK TO SAVEPOINT take_tables`.execute(tx);
      await pause(PAUSE_MS);
    }
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
}
