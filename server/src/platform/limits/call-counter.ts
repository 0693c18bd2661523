import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../db';

/** Counts calls by key within a span of time that begins with the first of them. */
export interface CallCounter {
  /**
   * Takes so many calls at once.
   * @param tx counts in a caller's transaction: what is undone was not taken
   * @returns how many have been taken in the span, these among them, and when it ends
   */
  take: (key: string, calls: number, seconds: number, tx?: DbOrTransaction) => Promise<Taken>;
}

interface Taken {
  taken: number;
  /** Milliseconds until the span ends. */
  endsInMs: number;
}

/** Counts in the database, by its clock: all processes of the portal count together. */
export function sharedCounter(db: Db): CallCounter {
  return {
    take: async (key, calls, seconds, tx = db) => {
      const { rows } = await sql<Taken>`
        INSERT INTO limit_count AS known (key, taken, ends_at) VALUES (${key}, ${calls}::int, now() + make_interval(secs => ${seconds}::int))
        ON CONFLICT (key) DO UPDATE SET
          taken = CASE WHEN known.ends_at <= now() THEN excluded.taken ELSE least(known.taken::bigint + excluded.taken, 2147483647)::int END,
          ends_at = CASE WHEN known.ends_at <= now() THEN excluded.ends_at ELSE known.ends_at END
        RETURNING taken, (extract(epoch FROM ends_at - now()) * 1000)::float8 AS "endsInMs"`.execute(tx);
      const [row] = rows;
      if (row === undefined) throw new Error('a counter answered nothing');
      return row;
    },
  };
}

/** Counts in this process alone: while the database is away, and where there is none. */
export function ownCounter(now: () => number = Date.now): CallCounter {
  const spans = new Map<string, { taken: number; ends: number }>();
  return {
    take: (key, calls, seconds) => {
      const at = now();
      const known = spans.get(key);
      const span = known === undefined || known.ends <= at ? { taken: 0, ends: at + seconds * 1000 } : known;
      span.taken += calls;
      spans.delete(key);
      spans.set(key, span);
      // The one that was used longest ago stands first.
      for (const [oldest] of spans) {
        if (spans.size <= KEPT) break;
        spans.delete(oldest);
      }
      return Promise.resolve({ taken: span.taken, endsInMs: span.ends - at });
    },
  };
}

const KEPT = 20_000;

/** Deletes counters whose span is over. */
export async function forgetCounts(db: Db): Promise<void> {
  await db
    .deleteFrom('limit_count')
    .where('ends_at', '<=', sql<Date>`now()`)
    .execute();
}
