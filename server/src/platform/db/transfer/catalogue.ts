import type postgres from 'postgres';

/** A connection inside a transaction. */
export type TransactionSql = postgres.TransactionSql<{ int8: number }>;

export interface TableShape {
  name: string;
  /** Columns that hold data of their own; generated ones are computed again. */
  columns: string[];
  /** Columns of the primary key in its order; none without one. */
  key: string[];
}

/** A part of a table that is kept by spans of a column. */
export interface Partition {
  name: string;
  of: string;
  /** As the statement that makes it says it: `FOR VALUES …`. */
  bound: string;
}

export interface SequenceState {
  name: string;
  lastValue: number;
  isCalled: boolean;
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Kysely's own record of the schema, which belongs to the database and not to its content. */
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'];

/** All tables with content, in the order of their names; one that is kept in parts is one table. */
export async function readTables(sql: TransactionSql): Promise<TableShape[]> {
  return sql<TableShape[]>`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns,
           coalesce((SELECT array_agg(k.attname::text ORDER BY array_position(i.indkey::smallint[], k.attnum))
                     FROM pg_index i JOIN pg_attribute k ON k.attrelid = i.indrelid AND k.attnum = ANY (i.indkey)
                     WHERE i.indrelid = c.oid AND i.indisprimary), '{}') AS key
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> ALL (${MIGRATION_TABLES}::text[])
    GROUP BY c.oid, c.relname ORDER BY c.relname`;
}

export async function readPartitions(sql: TransactionSql): Promise<Partition[]> {
  return sql<Partition[]>`
    SELECT c.relname AS name, parent.relname AS of, pg_get_expr(c.relpartbound, c.oid) AS bound
    FROM pg_class c JOIN pg_inherits i ON i.inhrelid = c.oid JOIN pg_class parent ON parent.oid = i.inhparent
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relispartition ORDER BY c.relname`;
}

export async function readSequences(sql: TransactionSql): Promise<SequenceState[]> {
  const names = await sql<{ name: string }[]>`
    SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'S' ORDER BY relname`;
  const states: SequenceState[] = [];
  for (const { name } of names) {
    const [state] = await sql<{ last_value: number; is_called: boolean }[]>`
      SELECT last_value, is_called FROM ${sql(name)}`;
    if (state !== undefined) states.push({ name, lastValue: state.last_value, isCalled: state.is_called });
  }
  return states;
}

export async function readForeignKeys(sql: TransactionSql): Promise<ForeignKey[]> {
  return sql<ForeignKey[]>`
    SELECT conrelid::regclass::text AS table, conname::text AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY 1, 2`;
}

/** Doubles quotes, so that any name is safe inside a statement. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function columnList({ name, columns }: Pick<TableShape, 'name' | 'columns'>): string {
  return `${quoted(name)} (${columns.map(quoted).join(', ')})`;
}

/** Text forms that every PostgreSQL from 15 on reads alike. */
export async function usePortableText(sql: TransactionSql): Promise<void> {
  await sql.unsafe(
    "SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC'; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0",
  );
}
