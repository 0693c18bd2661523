import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';

/** Shorter ones begin too many references. */
const SHORTEST = 3;
/** Behind every letter, in the byte order of the index. */
const LAST_LETTER = '\u{10FFFF}';
const SIGNS = /[ \-./_]/g;
/** What PostgreSQL takes for no text. */
const NO_TEXT = /\0|\p{Surrogate}/gu;

export interface FoundReference {
  id: number;
  reference: string;
  /** Typed from beginning to end. */
  whole: boolean;
}

/** Active ads whose reference begins so, whole ones first: `kv 17` finds KV-17. Ads that are sold or secret have none. */
export async function findReferences(db: Db, query: string, limit: number): Promise<FoundReference[]> {
  const typed = query.normalize('NFKC').replace(NO_TEXT, '').trim().replace(SIGNS, '');
  if (typed.length < SHORTEST) return [];
  const known = sql`translate(upper(reference), ' -./_', '')`;
  const { rows } = await sql<FoundReference>`
    SELECT id, reference, ${known} = upper(${typed}::text) AS whole FROM listing
    WHERE status = ${sql.lit(LISTING_STATUS.active)} AND ${known} ~>=~ upper(${typed}::text) AND ${known} ~<~ (upper(${typed}::text) || ${LAST_LETTER})
    ORDER BY ${known} USING ~<~, id LIMIT ${limit}::int`.execute(db);
  return rows;
}
