import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';

/** Longest time a change waits for those who follow it. */
const PATIENCE_MS = 2000;
const LOOK_EVERY_MS = 20;

/** What a process tells others about itself: which revision it serves. */
export class FollowerNote {
  private readonly id = randomBytes(9).toString('hex');

  constructor(private readonly db: Db) {}

  /** Every request from now on is answered by this revision or a later one. */
  async serves(revision: number): Promise<void> {
    const { db, id } = this;
    await db
      .insertInto('registry_follower')
      .values({ id, session: sql`current_setting('application_name')`, revision })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ revision }))
      .execute();
  }

  /** Sweeps away what processes left that were killed. */
  async sweep(): Promise<void> {
    await sql`DELETE FROM registry_follower AS f WHERE NOT ${lives}`.execute(this.db);
  }

  async end(): Promise<void> {
    await this.db.deleteFrom('registry_follower').where('id', '=', this.id).execute();
  }
}

/** The session ends with its process, however that ends. */
const lives = sql<boolean>`EXISTS (SELECT FROM pg_stat_activity AS a WHERE a.datname = current_database() AND a.application_name = f.session)`;

/**
 * Waits until every process that lives serves a revision, so that the next request sees it wherever it arrives.
 *
 * @returns how many did not come so far in time; they follow when they can
 */
export async function waitForFollowers(db: Db, revision: number, patienceMs = PATIENCE_MS): Promise<number> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const behind = await countBehind(db, revision);
    if (behind === 0 || performance.now() > deadline) return behind;
    await pause(LOOK_EVERY_MS);
  }
}

async function countBehind(db: Db, revision: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM registry_follower AS f WHERE revision < ${revision}::int AND ${lives}`.execute(db);
  return rows[0]?.n ?? 0;
}
