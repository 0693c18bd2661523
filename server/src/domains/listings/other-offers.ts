import type { ListingDetail } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { cardsByIds } from './listing-card';

/** More advertisers than these for one property are not to be read through. */
const MOST_OFFERS = 10;

/**
 * The same property on offer by other ads, the lowest price first and hidden ones last: what the twins of the read model
 * are (decision 0064). None for ads that are not on offer.
 */
export async function otherOffers(db: Db, id: number, locale: Locale): Promise<ListingDetail['otherOffers']> {
  const { rows } = await sql<{ id: number }>`
    SELECT other.id FROM ls JOIN ls other ON other.twin = ls.twin
    WHERE ls.id = ${id}::int AND other.id <> ls.id
    ORDER BY other.price NULLS LAST, other.id LIMIT ${MOST_OFFERS}::int`.execute(db);
  const cards = await cardsByIds(
    db,
    rows.map((row) => row.id),
    locale,
    0,
  );
  return cards.map(({ id: offer, path, price, advertiser, surface, publishedAt }) => ({
    id: offer,
    path,
    price,
    advertiser,
    surface,
    publishedAt,
  }));
}
