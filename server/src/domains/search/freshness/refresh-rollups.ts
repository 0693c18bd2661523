import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { fillFacetRoll } from '../facets/facet-roll';
import { fillClusterRoll } from '../map/cluster-roll';
import { swapRollUp } from './swap-roll-up';

/** Tables counted beforehand, each with what fills an empty one like it. */
const ROLL_UPS = [
  { name: 'facet_roll', fill: fillFacetRoll },
  { name: 'cluster_roll', fill: fillClusterRoll },
] as const;

/**
 * Counts anew what was counted for an older version of the read model, one table after the other. Does nothing while
 * another process is at it.
 * @returns names of the tables that are new
 */
export async function refreshRollUps(db: Db): Promise<string[]> {
  const done: string[] = [];
  for (const { name, fill } of ROLL_UPS) {
    const built = await db.transaction().execute(async (tx) => {
      await sql`SELECT set_config('statement_timeout', '0', true)`.execute(tx);
      const { rows } = await sql<{
        mine: boolean;
      }>`SELECT pg_try_advisory_xact_lock(hashtext('kvadrat.roll-up')) AS mine`.execute(tx);
      if (rows[0]?.mine !== true) return false;
      // Read before the counts: they may be newer than this says, never older.
      const { version } = await tx.selectFrom('read_model').select('version').executeTakeFirstOrThrow();
      const known = await tx.selectFrom('roll_up').select('version').where('name', '=', name).executeTakeFirst();
      if (known?.version === version) return false;
      await swapRollUp(tx, name, fill);
      await sql`
        INSERT INTO roll_up (name, version, built_at) VALUES (${name}, ${version}::bigint, now())
        ON CONFLICT (name) DO UPDATE SET version = excluded.version, built_at = excluded.built_at`.execute(tx);
      return true;
    });
    if (built) done.push(name);
  }
  return done;
}
