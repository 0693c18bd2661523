import type { SearchMap } from '@kvadrat/contracts/api';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db';
import { SALE, type TestPortal } from '../../testing/portal';
import { fillClusterRoll } from '../cluster-roll';

/** What the map shows of a list. */
export async function readMap(portal: TestPortal, query: string, path = SALE): Promise<SearchMap> {
  const response = await portal.app.inject(mapAddress(query, path));
  expect([response.statusCode, response.statusCode === 200 ? '' : response.body]).toEqual([200, '']);
  return response.json<SearchMap>();
}

export function mapAddress(query: string, path = SALE): string {
  return `/api-next/search-list/clusters/?path=${encodeURIComponent(path)}&${query}`;
}

/** Counts the squares as the job that does so from time to time. */
export async function countBeforehand(db: Db): Promise<void> {
  await sql`TRUNCATE cluster_roll`.execute(db);
  await fillClusterRoll(db, sql`cluster_roll`);
  await sql`
    INSERT INTO roll_up (name, version, built_at) SELECT 'cluster_roll', version, now() FROM read_model
    ON CONFLICT (name) DO UPDATE SET version = excluded.version, built_at = excluded.built_at`.execute(db);
}

export async function forgetBeforehand(db: Db): Promise<void> {
  await sql`DELETE FROM roll_up WHERE name = 'cluster_roll'`.execute(db);
}

/** Ads in all groups. */
export function sumOf({ clusters }: SearchMap): number {
  return (clusters?.count ?? []).reduce((sum, n) => sum + n, 0);
}
