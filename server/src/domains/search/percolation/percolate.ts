import { type RawBuilder, sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../../platform/db';
import type { SearchDeps } from '../read-search';
import type { Area } from '../shapes/area';
import type { AreasOfAddresses } from './read-address';
import { termsHold } from './search-terms';

const MAX_INT = sql.lit(2 ** 31 - 1);

export interface PercolateDeps extends SearchDeps {
  /** Reads places and shapes of searches. */
  db: Db;
  areas: AreasOfAddresses;
}

interface Candidate {
  search_id: number;
  listing_id: number;
  is_now: boolean;
  address: string;
  x: number;
  y: number;
}

/**
 * Which saved searches changed ads are or were in: the other way round than a list, by an index over what searches ask. Of several changes of
 * an ad the first tells what it was; what it is now stands in the read model.
 * @param seqs of rows of `ad_change`
 * @returns a statement with a row for each search and ad: `search_id`, `listing_id`, `was` and `is`
 */
export async function percolate(
  tx: DbOrTransaction,
  seqs: readonly number[],
  deps: PercolateDeps,
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<Candidate>`${withAds(seqs)}
    SELECT term.search_id, ad.id AS listing_id, is_now, term.address, x, y ${candidates(true)}`.execute(tx);
  const inside = await insideShapes(tx, rows, deps);
  return sql`
    SELECT search_id, listing_id, bool_or(NOT is_now) AS was, bool_or(is_now) AS "is" FROM (
      (${withAds(seqs)} SELECT term.search_id, ad.id AS listing_id, is_now ${candidates(false)})
      UNION ALL
      SELECT * FROM json_to_recordset(${JSON.stringify(inside)}::text::json) AS found (search_id bigint, listing_id int, is_now boolean)
    ) AS found GROUP BY search_id, listing_id`;
}

/** The table `ad`: a row of what each changed ad was, and one of what it is, where it was or is on offer. */
function withAds(seqs: readonly number[]): RawBuilder<unknown> {
  return sql`
    WITH taken AS MATERIALIZED (SELECT * FROM ad_change WHERE seq = ANY(${seqs}::bigint[])),
    first AS (SELECT DISTINCT ON (listing_id) listing_id, before FROM taken ORDER BY listing_id, seq),
    old_words AS (SELECT DISTINCT ON (listing_id) listing_id, tsv, words FROM taken WHERE tsv IS NOT NULL ORDER BY listing_id, seq),
    changed AS MATERIALIZED (
      SELECT first.listing_id, before, old_words.tsv, old_words.words FROM first
      LEFT JOIN old_words USING (listing_id)
      LEFT JOIN ls ON ls.id = listing_id LEFT JOIN fts ON fts.id = listing_id LEFT JOIN fts_words ON fts_words.id = listing_id
      WHERE before IS DISTINCT FROM to_jsonb(ls)
        OR (old_words.tsv IS NOT NULL AND (old_words.tsv, old_words.words) IS DISTINCT FROM (fts.tsv, fts_words.words))),
    ad AS MATERIALIZED (
      SELECT false AS is_now, old.*, coalesce(changed.tsv, fts.tsv) AS tsv, coalesce(changed.words, fts_words.words) AS written
      FROM changed CROSS JOIN LATERAL jsonb_populate_record(null::ls, before) AS old
      LEFT JOIN fts ON fts.id = listing_id LEFT JOIN fts_words ON fts_words.id = listing_id
      WHERE before IS NOT NULL
      UNION ALL
      SELECT true, ls.*, fts.tsv, fts_words.words
      FROM changed JOIN ls ON ls.id = listing_id LEFT JOIN fts ON fts.id = listing_id LEFT JOIN fts_words ON fts_words.id = listing_id)`;
}

/**
 * Searches whose terms hold for an ad of `ad`; what their shapes say beyond cells is not asked yet.
 * @param shaped those that have shapes, or those that have none
 */
function candidates(shaped: boolean): RawBuilder<unknown> {
  const kind = shaped ? sql`IS NOT NULL` : sql`IS NULL`;
  // OFFSET 0 has each place looked up by itself: PostgreSQL thinks a kind has few searches, and would read all of them for each ad.
  return sql`
    FROM ad
    CROSS JOIN LATERAL (SELECT DISTINCT unnest(ARRAY[0, region, province, city, zone, microzone]) AS id) AS place
    CROSS JOIN LATERAL (
      SELECT term.search_id, term.address FROM search_terms AS term
      WHERE term.contract = ad.contract AND term.category = ad.category AND term.place_id = place.id
        AND term.price_reach >= coalesce(ad.price, ${MAX_INT}) AND term.address ${kind} AND ${termsHold()} OFFSET 0) AS term`;
}

async function insideShapes(
  tx: DbOrTransaction,
  rows: readonly Candidate[],
  { db, areas, ...deps }: PercolateDeps,
): Promise<Pick<Candidate, 'search_id' | 'listing_id' | 'is_now'>[]> {
  const byAddress = new Map<string, Candidate[]>();
  for (const row of rows) byAddress.set(row.address, [...(byAddress.get(row.address) ?? []), row]);
  const inside: Candidate[] = [];
  for (const [address, tried] of byAddress) {
    const shapes = await areas.of(db, address, deps);
    if (shapes !== null) inside.push(...(await within(tx, tried, shapes)));
  }
  return inside.map(({ search_id, listing_id, is_now }) => ({ search_id, listing_id, is_now }));
}

/** Positions on the edge of a shape are left to the condition that lists ask. */
async function within(
  tx: DbOrTransaction,
  rows: readonly Candidate[],
  shapes: readonly Area[],
): Promise<readonly Candidate[]> {
  const open: Candidate[] = [];
  const inside: Candidate[] = [];
  for (const row of rows) {
    const relations = shapes.map((shape) => shape.within({ x: row.x, y: row.y, size: 1 }));
    if (relations.includes('outside')) continue;
    (relations.every((relation) => relation === 'inside') ? inside : open).push(row);
  }
  if (open.length === 0) return inside;
  const conditions = sql.join(
    shapes.map((shape) => shape.condition()),
    sql` AND `,
  );
  const { rows: held } = await sql<{ at: number }>`
    SELECT at::int FROM unnest(${open.map(({ x }) => x)}::int[], ${open.map(({ y }) => y)}::int[]) WITH ORDINALITY AS ls (x, y, at)
    WHERE ${conditions}`.execute(tx);
  return [...inside, ...held.flatMap(({ at }) => open[at - 1] ?? [])];
}
