import type { AdMark } from '@kvadrat/contracts/remote';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db';

export const KEPT_SORTS = ['newest', 'cheapest', 'dearest', 'changed'] as const;
export type KeptSort = (typeof KEPT_SORTS)[number];

/** What of a list is asked for. */
export interface AdsQuery {
  accountId: number;
  mark: AdMark;
  /** Of saved ads: only those of one folder, with those that others have put there; the caller has looked whether the person may. */
  folder: number | null;
  sort: KeptSort;
  size: number;
  page: number;
}

export interface KeptAdRow {
  id: number;
  /** When the person kept it, or the first of those who share the folder. */
  markedAt: Date;
  /** Folder of the person's own; null where it stands in none. */
  folder: number | null;
  /** Whether it is on the person's own list, not only on that of somebody who shares the folder. */
  own: boolean;
}

const ORDERS = {
  newest: sql`turn desc`,
  cheapest: sql`l.price is null, l.price, turn desc`,
  dearest: sql`l.price is null, l.price desc, turn desc`,
  changed: sql`l.updated_at desc nulls last, turn desc`,
} as const;

/** One page of ads, and how many there are in all. By price, those on offer come first. */
export async function pageOfAds(
  db: Db,
  { accountId, mark, folder, sort, size, page }: AdsQuery,
): Promise<{ count: number; rows: KeptAdRow[] }> {
  const which =
    folder === null ? sql`account_id = ${accountId} and mark = ${mark}` : sql`folder_id = ${folder} and mark = 'saved'`;
  const isOnOffer =
    sort === 'cheapest' || sort === 'dearest' ? sql`(l.status is distinct from 1), l.price_on_request,` : sql``;
  const { rows } = await sql<KeptAdRow & { count: number }>`
    select k.id, k."markedAt", k.folder, k.own, (count(*) over ())::int as count from (
      select listing_id as id, min(marked_at) as "markedAt", (max(folder_id) filter (where account_id = ${accountId}))::int as folder,
        bool_or(account_id = ${accountId}) as own, max(turn) as turn
      from account_ad where ${which} group by listing_id
    ) k left join listing l on l.id = k.id
    order by ${isOnOffer} ${ORDERS[sort]}
    limit ${size} offset ${(page - 1) * size}`.execute(db);
  const first = rows[0];
  // A page beyond the end still says how many there are.
  const count =
    first === undefined && page > 1
      ? (await pageOfAds(db, { accountId, mark, folder, sort, size: 1, page: 1 })).count
      : (first?.count ?? 0);
  return { count, rows: rows.map(({ count: _, ...row }) => row) };
}
