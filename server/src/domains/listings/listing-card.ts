import type { ListingCard } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Db } from '../../platform/db';
import { placeDirectory } from '../geography/api';
import { photosFor } from '../media/api';
import { isPublic, stateOf } from './ad-state';
import { readSources, titlesOf, toCard } from './listing-source';

/** As many as the largest card shows; further ones belong to the ad. */
const PHOTOS_PER_CARD = 3;

/** Cards of ads in the order of the ids; ads that are gone or sold meanwhile are left out. */
export async function cardsByIds(
  db: Db,
  ids: readonly number[],
  locale: Locale,
  photosPerCard = PHOTOS_PER_CARD,
): Promise<ListingCard[]> {
  return cardsOnOffer(ids, await cardsOfAny(db, ids, locale, photosPerCard));
}

/** Those of the cards whose ads are on offer, in the order of the ids. */
export function cardsOnOffer(ids: readonly number[], cards: ReadonlyMap<number, CardInState>): ListingCard[] {
  return ids.flatMap((id) => {
    const found = cards.get(id);
    return found?.state === 'active' ? [found.card] : [];
  });
}

export interface CardInState {
  /** `gone` was taken back by the advertiser or the staff and is not to be shown. */
  state: 'active' | 'sold' | 'gone';
  card: ListingCard;
  /** When its advertiser took it back; null also where the staff did. */
  withdrawnAt: Date | null;
}

/** Cards by id, whatever has become of the ads; secret ones are as if they had never been. */
export async function cardsOfAny(
  db: Db,
  ids: readonly number[],
  locale: Locale,
  photosPerCard = PHOTOS_PER_CARD,
): Promise<Map<number, CardInState>> {
  if (ids.length === 0) return new Map();
  const [sources, texts, photos, places] = await Promise.all([
    readSources(db, ids),
    db
      .selectFrom('listing_text')
      .select(['listing_id', 'locale', 'title'])
      .where('listing_id', 'in', [...ids])
      .execute(),
    photosFor(db, ids, { locale, limit: photosPerCard }),
    placeDirectory(db),
  ]);
  return new Map(
    sources
      .filter((source) => stateOf(source) !== 'secret')
      .map((source) => {
        const titles = titlesOf(
          texts.filter((text) => text.listing_id === source.id),
          locale,
        );
        const state = stateOf(source);
        return [
          source.id,
          {
            state: isPublic(state) ? state : 'gone',
            withdrawnAt: state === 'withdrawn' ? source.withdrawn_at : null,
            card: toCard(source, titles, photos.get(source.id), places),
          },
        ];
      }),
  );
}
