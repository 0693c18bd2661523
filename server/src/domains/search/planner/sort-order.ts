import type { Sort, SortField } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';
import type { FilterColumns } from '../search.tables';

/** An order: the columns it needs besides the id, and their ORDER BY. */
export interface SortOrder {
  columns: readonly (keyof FilterColumns)[];
  order: RawBuilder<unknown>;
}

/** The order of lists nobody ordered otherwise. */
export const RELEVANCE: SortOrder = { columns: ['rank'], order: sql`rank DESC, id DESC` };

/**
 * Orders of `ls` and `fts`, the usual ones each the order of an index. Ads without the value come last both ways and the
 * id decides between equals, so that every page is the same however often it is asked for.
 */
const ORDERS: Readonly<Record<SortField, Partial<Record<Sort['order'], SortOrder>>>> = {
  rilevanza: { desc: RELEVANCE },
  automatico: { desc: RELEVANCE },
  prezzo: byNumber('price'),
  superficie: byNumber('surface'),
  locali: byNumber('rooms'),
  data: {
    desc: { columns: ['published'], order: sql`published DESC, id DESC` },
    asc: { columns: ['published'], order: sql`published, id` },
  },
  piano: byNumber('floor'),
  prezzoMq: byNumber('ppm'),
  agenzie: { desc: { columns: ['agency', 'rank'], order: sql`agency DESC, rank DESC, id DESC` } },
  privati: { desc: { columns: ['agency', 'rank'], order: sql`agency, rank DESC, id DESC` } },
  // The others, all of them off by nothing, follow by their date.
  scontati: { desc: { columns: ['discount', 'published'], order: sql`discount DESC, published DESC, id DESC` } },
};

export function sortOrder({ field, order }: Sort): SortOrder {
  return ORDERS[field][order] ?? RELEVANCE;
}

function byNumber(column: 'price' | 'surface' | 'rooms' | 'floor' | 'ppm'): Record<Sort['order'], SortOrder> {
  const value = sql.ref(column);
  return {
    asc: { columns: [column], order: sql`${value}, id` },
    desc: { columns: [column], order: sql`${value} DESC NULLS LAST, id DESC` },
  };
}
