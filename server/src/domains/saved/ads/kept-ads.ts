import type { KeptAd } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Db } from '../../../platform/db';
import { cardsOfAny, changesOf, pricesOf, type CardInState } from '../../listings/api';

/**
 * Reads ads that somebody keeps, whatever has become of them. Of one that its advertiser took back the last facts stay: no photo, no
 * place on the map, nobody to call. Of one that the staff took down only the title does.
 */
export async function keptAds(db: Db, ids: readonly number[], locale: Locale): Promise<Map<number, KeptAd>> {
  const [cards, prices] = await Promise.all([cardsOfAny(db, ids, locale), pricesOf(db, ids)]);
  const told = (id: number): KeptAd['prices'] =>
    changesOf(prices.get(id) ?? []).map(({ at, price }) => ({ at: at.toISOString(), price }));
  return new Map(ids.map((id) => [id, toKept(id, cards.get(id), told(id))]));
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
