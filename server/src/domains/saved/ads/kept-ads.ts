import type { KeptAd } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Db } from '../../../platform/db';
import { cardsOfAny, type CardInState } from '../../listings/api';

/**
 * Reads ads that somebody keeps, whatever has become of them. Of one that its advertiser took back the last facts stay: no photo, no
 * place on the map, nobody to call. Of one that the staff took down only the title does.
 */
export async function keptAds(db: Db, ids: readonly number[], locale: Locale): Promise<Map<number, KeptAd>> {
  const [cards, prices] = await Promise.all([cardsOfAny(db, ids, locale), pricesOf(db, ids)]);
  return new Map(ids.map((id) => [id, toKept(id, cards.get(id), prices.get(id) ?? [])]));
}

function toKept(id: number, found: CardInState | undefined, prices: KeptAd['prices']): KeptAd {
  if (found === undefined) return { id, state: 'gone', title: '', listing: null, prices: [], leftAt: null };
  const { state, card, withdrawnAt } = found;
  const isTold = state !== 'gone' || withdrawnAt !== null;
  return {
    id,
    state,
    title: card.title,
    listing: state !== 'gone' ? card : withdrawnAt === null ? null : lastFacts(card),
    prices: isTold && !card.price.onRequest ? prices : [],
    leftAt: withdrawnAt?.toISOString() ?? null,
  };
}

function lastFacts(card: CardInState['card']): CardInState['card'] {
  return {
    ...card,
    photos: [],
    photoCount: 0,
    position: null,
    advertiser: { ...card.advertiser, name: '', slug: null },
  };
}

/** Every price of the ads, oldest first. */
async function pricesOf(db: Db, ids: readonly number[]): Promise<Map<number, KeptAd['prices']>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_price')
    .select(['listing_id', 'valid_from', 'price'])
    .where('listing_id', 'in', [...ids])
    .orderBy('valid_from')
    .execute();
  const byAd = new Map<number, KeptAd['prices']>();
  for (const { listing_id: id, valid_from: at, price } of rows) {
    const known = byAd.get(id) ?? [];
    byAd.set(id, known);
    if (price !== null && known.at(-1)?.price !== Number(price))
      known.push({ at: at.toISOString(), price: Number(price) });
  }
  return byAd;
}
