import { sql } from 'kysely';
import type { DbOrTransaction } from '../../../platform/db';

/** On which it is told that ads have changed which searches may want to hear of. */
export const AD_CHANGES_CHANNEL = 'ad_changes';

/**
 * Notes what searches read of ads, before the read model takes their changes over: with what they read afterwards it says which searches
 * an ad has come into and left. In the transaction of the change, so that none is lost.
 * @param known those of the ads whose words stay as they are
 */
export async function noteChanges(
  tx: DbOrTransaction,
  ids: readonly number[],
  known: ReadonlySet<number>,
): Promise<void> {
  const rewritten = ids.filter((id) => !known.has(id));
  await sql`
    INSERT INTO ad_change (listing_id, before, tsv, words)
    SELECT ad.id, to_jsonb(ls), fts.tsv, fts_words.words
    FROM (SELECT id, id = ANY(${rewritten}::int[]) AS rewritten FROM unnest(${ids}::int[]) AS id) AS ad
    LEFT JOIN ls ON ls.id = ad.id
    LEFT JOIN fts ON ad.rewritten AND fts.id = ad.id
    LEFT JOIN fts_words ON ad.rewritten AND fts_words.id = ad.id`.execute(tx);
  await sql`SELECT pg_notify(${AD_CHANGES_CHANNEL}, '')`.execute(tx);
}

/** Does the same for all changes that wait: a rebuild may take them over before their turn comes. */
export async function noteWaitingChanges(tx: DbOrTransaction): Promise<void> {
  const { rows } = await sql<{ id: number }>`SELECT DISTINCT listing_id AS id FROM outbox`.execute(tx);
  if (rows.length > 0)
    await noteChanges(
      tx,
      rows.map(({ id }) => id),
      new Set(),
    );
}
