import type { DbOrTransaction } from '../../platform/db';

/** A price of an ad, in euros, and since when it was asked. */
export interface AskedPrice {
  at: Date;
  price: number;
}

/** Every price that ads have had, the oldest first, by the ad; none of those on request. */
export async function pricesOf(db: DbOrTransaction, ids: readonly number[]): Promise<Map<number, AskedPrice[]>> {
  const prices = new Map<number, AskedPrice[]>();
  if (ids.length === 0) return prices;
  const rows = await db
    .selectFrom('listing_price')
    .select(['listing_id', 'valid_from', 'price'])
    .where('listing_id', 'in', [...ids])
    .orderBy('valid_from')
    .execute();
  for (const { listing_id: id, valid_from: at, price } of rows) {
    if (price === null) continue;
    const known = prices.get(id) ?? [];
    known.push({ at, price: Number(price) });
    prices.set(id, known);
  }
  return prices;
}

/** Prices that differ from the one before. */
export function changesOf(prices: readonly AskedPrice[]): AskedPrice[] {
  return prices.filter(({ price }, index) => price !== prices[index - 1]?.price);
}
