import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import { percolate, type PercolateDeps } from '../../search/api';

/** Changes that are matched in one transaction. */
const AT_ONCE = 500;
/** What changed so shortly before a search was saved may not have stood in its list yet. */
const GRACE_SECONDS = 10;
/** Another process changed or deleted at the same moment what this one read: it is read again. */
const AGAIN: ReadonlySet<unknown> = new Set(['40001', '40P01', '23503']);
const ATTEMPTS = 5;

/**
 * Takes the oldest changes of ads, and notes for each saved search what has become of them there. All of it is one transaction: either
 * the changes are gone and the news are there, or nothing happened.
 * @returns how many changes were taken; 0 when there were none
 */
export async function matchChanges(deps: PercolateDeps): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await matchOnce(deps);
    } catch (error) {
      const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
      if (!AGAIN.has(code) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Everything is read as it was at one moment: an ad that changes again meanwhile is matched again by what it was then. */
async function matchOnce(deps: PercolateDeps): Promise<number> {
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { rows: lock } = await sql<{
        taken: boolean;
      }>`SELECT pg_try_advisory_xact_lock(hashtext('kvadrat.alerts')) AS taken`.execute(tx);
      if (lock[0]?.taken !== true) return 0;
      // A batch that takes long is better than one that never ends.
      await sql`SELECT set_config('statement_timeout', '0', true)`.execute(tx);
      const changes = await tx.selectFrom('ad_change').select('seq').orderBy('seq').limit(AT_ONCE).execute();
      if (changes.length === 0) return 0;
      const seqs = changes.map(({ seq }) => seq);
      await sql`
        WITH change AS (
          SELECT listing_id, max(seq) AS seq, max(noted_at) AS noted_at, (array_agg(before ORDER BY seq))[1] AS before
          FROM ad_change WHERE seq = ANY(${seqs}::bigint[]) GROUP BY listing_id),
        found AS (
          SELECT match.search_id, match.listing_id, was, "is", change.seq, change.noted_at,
            change.before IS NOT NULL AS was_there, ls.id IS NOT NULL AS is_there,
            coalesce((change.before->>'price')::int, 0) AS old_price, coalesce(ls.price, 0) AS new_price
          FROM (${await percolate(tx, seqs, deps)}) AS match
          JOIN change ON change.listing_id = match.listing_id
          JOIN saved_search ON saved_search.id = match.search_id AND change.noted_at >= saved_search.watched_since - make_interval(secs => ${GRACE_SECONDS})
          LEFT JOIN ls ON ls.id = match.listing_id),
        priced AS (
          SELECT *, CASE WHEN NOT (was_there AND is_there) OR old_price = 0 OR new_price = 0 THEN NULL
            WHEN new_price < old_price THEN 'cheaper' WHEN new_price > old_price THEN 'dearer' END AS moved
          FROM found),
        told AS (
          SELECT search_id, listing_id, seq, noted_at, nullif(old_price, 0) AS old_price, nullif(new_price, 0) AS new_price,
            CASE
              WHEN moved IS NOT NULL THEN moved
              WHEN "is" AND was THEN NULL
              WHEN "is" AND (SELECT kind IN ('sold', 'gone') FROM search_news news
                WHERE news.search_id = priced.search_id AND news.listing_id = priced.listing_id ORDER BY id DESC LIMIT 1) THEN 'back'
              WHEN "is" THEN 'new'
              WHEN (SELECT status = ${LISTING_STATUS.sold}::smallint FROM listing WHERE id = listing_id) THEN 'sold'
              ELSE 'gone' END AS kind
          FROM priced)
        INSERT INTO search_news (search_id, listing_id, change_seq, kind, at, price, price_before)
        SELECT search_id, listing_id, seq, kind, noted_at, coalesce(new_price, CASE WHEN kind IN ('sold', 'gone') THEN old_price END), old_price
        FROM told WHERE kind IS NOT NULL ORDER BY seq, search_id`.execute(tx);
      await sql`DELETE FROM ad_change WHERE seq = ANY(${seqs}::bigint[])`.execute(tx);
      return changes.length;
    });
}
