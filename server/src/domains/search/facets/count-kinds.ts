import type { SearchCriteria } from '@kvadrat/contracts/search';
import {
  CATEGORY_CODES,
  type CategoryCode,
  SEARCHABLE_CONTRACTS,
  type SearchableContract,
} from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { listQueries, type ListScope } from '../planner/list-queries';

export interface Kind {
  contract: SearchableContract;
  category: CategoryCode;
}

export interface KindCount extends Kind {
  n: number;
}

/** The search itself, the same of every other contract and of every other category. */
export function kindsOf({ contract, category }: Kind): Kind[] {
  const contracts = SEARCHABLE_CONTRACTS.filter((other) => other !== contract).map((other) => ({
    contract: other,
    category,
  }));
  const categories = CATEGORY_CODES.filter((other) => other !== category).map((other) => ({
    contract,
    category: other,
  }));
  return [{ contract, category }, ...contracts, ...categories];
}

/** Ads of each kind in the places, without any filter; exact. @param placeIds none for the whole country */
export async function countsBeforehand(db: Db, placeIds: readonly number[]): Promise<KindCount[]> {
  const { rows } = await sql<KindCount>`
    SELECT contract, category, sum(n)::int AS n FROM count_roll
    WHERE place_id = ANY(${placeIds.length === 0 ? [0] : placeIds}::int[]) GROUP BY contract, category`.execute(db);
  return rows;
}

/** What the search would find of each of the kinds. */
export async function countKinds(
  db: Db,
  criteria: SearchCriteria,
  scope: ListScope,
  kinds: readonly Kind[],
): Promise<KindCount[]> {
  if (kinds.length === 0) return [];
  const counts = kinds.map(({ contract, category }) => {
    const { keyword, count } = listQueries({ ...criteria, contract, category }, scope);
    return sql`SELECT ${contract}::int AS contract, ${category}::int AS category, n FROM (${count(keyword ? 'fts' : 'ls')}) AS counted`;
  });
  const { rows } = await sql<KindCount>`${sql.join(counts, sql` UNION ALL `)}`.execute(db);
  return rows;
}
