import type { Sort } from '@kvadrat/contracts/search';
import { type RawBuilder, sql } from 'kysely';

/**
 * Orders of `ls` and `fts`, each the order of an index. Ads without the value come last both ways and the id decides
 * between equals, so that every page is the same however often it is asked for (O-11).
 */
const ORDERS = {
  'rilevanza desc': { column: 'rank', order: sql`rank DESC, id DESC` },
  'prezzo asc': { column: 'price', order: sql`price, id` },
  'prezzo desc': { column: 'price', order: sql`price DESC NULLS LAST, id DESC` },
  'data desc': { column: 'published', order: sql`published DESC, id DESC` },
  'data asc': { column: 'published', order: sql`published, id` },
} as const;

export function sortOrder({ field, order }: Sort): { column: string; order: RawBuilder<unknown> } {
  const name = `${field} ${order}`;
  return isOrder(name) ? ORDERS[name] : ORDERS['rilevanza desc'];
}

function isOrder(name: string): name is keyof typeof ORDERS {
  return Object.hasOwn(ORDERS, name);
}
