import { sql } from 'kysely';
import type { DbOrTransaction } from '../../platform/db';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day of a moment, in UTC. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Makes the table in which the events of a day are kept, unless it is there. Several processes may do it at once. */
export async function openDay(db: DbOrTransaction, day: string): Promise<void> {
  if (!DAY.test(day)) throw new RangeError(`${day} is no day`);
  await sql`SELECT pg_advisory_xact_lock(hashtext('kvadrat.tracking.days'))`.execute(db);
  await sql`CREATE TABLE IF NOT EXISTS ${sql.table(tableOf(day))} PARTITION OF tracked_event FOR VALUES FROM (${sql.lit(day)}) TO (${sql.lit(dayAfter(day))})`.execute(
    db,
  );
}

/** Drops the days before one, with all their events. @returns how many */
export async function dropDays(db: DbOrTransaction, before: string): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    SELECT relid::regclass::text AS name FROM pg_partition_tree('tracked_event') WHERE isleaf AND level = 1 AND relid::regclass::text < ${tableOf(before)}::text`.execute(
    db,
  );
  for (const { name } of rows) await sql`DROP TABLE ${sql.table(name)}`.execute(db);
  return rows.length;
}

function tableOf(day: string): string {
  return `tracked_event_${day.replaceAll('-', '')}`;
}

function dayAfter(day: string): string {
  return dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000));
}
