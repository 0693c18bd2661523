import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { changesOf, pricesOf, type AskedPrice } from './ad-prices';
import type { ListingSource } from './listing-source';
import { shownSurface } from './shown-surface';
import { twinOf } from './twin';

/** An ad put up again within so many days of being taken down is the same offer. */
const RELISTED_WITHIN_DAYS = 180;
const DAY_MS = 86_400_000;

export interface ListingHistory {
  /** When the offer began, however often it was put up again since. */
  firstPublishedAt: Date;
  /** Whether it was taken down and put up again. */
  relisted: boolean;
  /** Every price it has had, oldest first; none where the price is on request now. */
  prices: AskedPrice[];
}

type Earlier = Pick<ListingSource, 'id' | 'published_at'> & { withdrawn_at: Date };

/**
 * The life of an offer from its first day. An advertiser who takes an ad down and puts the same property up again under
 * another reference goes on with the old one's days and prices.
 */
export async function readHistory(db: Db, source: ListingSource): Promise<ListingHistory> {
  const chain = await earlierOf(db, source);
  const first = chain.at(-1) ?? source;
  const prices = source.price_on_request
    ? []
    : [...(await pricesOf(db, [source.id, ...chain.map(({ id }) => id)])).values()];
  return {
    firstPublishedAt: first.published_at,
    relisted: chain.length > 0,
    prices: changesOf(prices.flat().sort((one, other) => one.at.getTime() - other.at.getTime())),
  };
}

/** Withdrawn ads of the same advertiser for the same property, each put up again as the next; the latest first. */
async function earlierOf(db: Db, source: ListingSource): Promise<Earlier[]> {
  const twin = twinOf(source, shownSurface(source));
  if (twin === null) return [];
  const withdrawn = await db
    .selectFrom('listing')
    .selectAll()
    .where('place_id', '=', source.place_id)
    .where('contract', '=', source.contract)
    .where('typology', '=', source.typology)
    .where(
      sql<boolean>`agency_id IS NOT DISTINCT FROM ${source.agency_id}::int AND owner_phone IS NOT DISTINCT FROM ${source.owner_phone} AND owner_name IS NOT DISTINCT FROM ${source.owner_name}`,
    )
    .where('withdrawn_at', 'is not', null)
    .where('published_at', '<', source.published_at)
    .orderBy('published_at', 'desc')
    .execute();
  const chain: Earlier[] = [];
  let later: Date = source.published_at;
  for (const ad of withdrawn) {
    if (ad.withdrawn_at === null || twinOf(ad, shownSurface(ad)) !== twin) continue;
    if (later.getTime() - ad.withdrawn_at.getTime() > RELISTED_WITHIN_DAYS * DAY_MS) break;
    chain.push({ id: ad.id, published_at: ad.published_at, withdrawn_at: ad.withdrawn_at });
    later = ad.published_at;
  }
  return chain;
}
