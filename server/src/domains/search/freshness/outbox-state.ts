import { sql } from 'kysely';
import type { Db } from '../../../platform/db';

/** Changes of ads that searches do not show yet. */
export interface OutboxState {
  waiting: number;
  /** Age of the oldest one; 0 when none waits. */
  lagSeconds: number;
}

/** How far searches are behind the ads. */
export async function outboxState(db: Db): Promise<OutboxState> {
  const { rows } = await sql<OutboxState>`
    SELECT count(*)::int AS waiting, coalesce(extract(epoch FROM clock_timestamp() - min(noted_at)), 0)::float8 AS "lagSeconds" FROM outbox`.execute(
    db,
  );
  return rows[0] ?? { waiting: 0, lagSeconds: 0 };
}
