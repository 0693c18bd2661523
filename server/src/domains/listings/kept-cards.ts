import type { ListingCard } from '@kvadrat/contracts/api';
import { LOCALES, type Locale } from '@kvadrat/contracts/locales';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/db';
import { type CardInState, cardsOfAny, cardsOnOffer } from './listing-card';

/** About 8 MB: a card with its photos takes some 3 KB. */
const CARDS = 2500;
/** So long a card may be older than what it shows where nobody tells of a change, such as an agency's new name; as for stored pages. */
const KEPT_MS = 60_000;

/** Reads cards of ads in the order of the ids, without ads that are gone or sold. */
export type ReadCards = (db: Db, ids: readonly number[], locale: Locale) => Promise<ListingCard[]>;

/** Cards that lists have in common, read once for all of them until their ad changes. */
export class KeptCards {
  readonly #kept = new LRUCache<string, CardInState>({ max: CARDS, ttl: KEPT_MS });
  /** Counts what was dropped, so that a card that was being read meanwhile is not kept. */
  #drops = 0;

  readonly read: ReadCards = async (db, ids, locale) => {
    const found = new Map<number, CardInState>();
    for (const id of ids) {
      const kept = this.#kept.get(keyOf(id, locale));
      if (kept !== undefined) found.set(id, kept);
    }
    const drops = this.#drops;
    const missing = ids.filter((id) => !found.has(id));
    for (const [id, card] of await cardsOfAny(db, missing, locale)) {
      found.set(id, card);
      if (drops === this.#drops) this.#kept.set(keyOf(id, locale), card);
    }
    return cardsOnOffer(ids, found);
  };

  /** Forgets ads that are shown otherwise now. */
  dropAds(ids: Iterable<number>): void {
    this.#drops += 1;
    for (const id of ids) for (const locale of LOCALES) this.#kept.delete(keyOf(id, locale));
  }

  clear(): void {
    this.#drops += 1;
    this.#kept.clear();
  }
}

function keyOf(id: number, locale: Locale): string {
  return `${id} ${locale}`;
}
