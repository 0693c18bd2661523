import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { naiveMatches } from '../../search/testing/naive-matches';

export interface Compared {
  /** Searches that were answered one by one as lists are. */
  sample: number;
  /** Ads that stand in those lists. */
  listed: number;
  /** Of those, without news. */
  missed: number;
  /** News of ads that do not stand in the list. */
  wrong: number;
}

/** Compares the news of every n-th search with its list, on a portal whose ads all came after the searches. */
export async function compareWithLists(db: Db, most: number): Promise<Compared> {
  const { rows } = await sql<{ id: number; criteria: string }>`
    SELECT id, criteria FROM saved_search ORDER BY hashint8(id) LIMIT ${most}`.execute(db);
  const compared = { sample: rows.length, listed: 0, missed: 0, wrong: 0 };
  for (const { id, criteria } of rows) {
    const listed = new Set(await naiveMatches(db, criteria));
    const { rows: news } = await sql<{ id: number }>`
      SELECT listing_id AS id FROM search_news WHERE search_id = ${id} AND kind = 'new'`.execute(db);
    const told = new Set(news.map((row) => row.id));
    compared.listed += listed.size;
    compared.missed += [...listed].filter((ad) => !told.has(ad)).length;
    compared.wrong += [...told].filter((ad) => !listed.has(ad)).length;
  }
  return compared;
}
