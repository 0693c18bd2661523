import { type RawBuilder, sql } from 'kysely';
import type { DbOrTransaction } from '../../../platform/db';
import { takeTables } from './take-tables';

const SCHEMA = 'kvadrat_roll_up';

/**
 * Builds a table of counts anew beside the live one and swaps them; searches go on meanwhile. All or nothing, as long as it
 * runs inside a transaction. One at a time: those who build beside each other would meet in the same schema.
 * @param fill fills an empty table like the live one
 */
export async function swapRollUp(
  tx: DbOrTransaction,
  name: string,
  fill: (tx: DbOrTransaction, table: RawBuilder<unknown>) => Promise<void>,
): Promise<void> {
  await sql`CREATE SCHEMA ${sql.id(SCHEMA)}`.execute(tx);
  await sql`CREATE TABLE ${sql.id(SCHEMA, name)} (LIKE ${sql.id('public', name)} INCLUDING ALL)`.execute(tx);
  await fill(tx, sql.id(SCHEMA, name));
  await sql`ANALYZE ${sql.id(SCHEMA, name)}`.execute(tx);
  await takeTables(tx, [name]);
  await sql`DROP TABLE ${sql.id('public', name)}`.execute(tx);
  await sql`ALTER TABLE ${sql.id(SCHEMA, name)} SET SCHEMA public`.execute(tx);
  await sql`DROP SCHEMA ${sql.id(SCHEMA)}`.execute(tx);
}
