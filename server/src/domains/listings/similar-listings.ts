import type { SimilarListings } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db';
import { placeDirectory, type PlaceDirectory } from '../geography/api';
import { listingBreadcrumbs } from '../search-texts/api';
import { stateOf } from './ad-state';
import { isAuction } from './auction';
import { cardsByIds } from './listing-card';
import { readSources, titlesOf, toCard, type ListingSource } from './listing-source';
import { shownSurface } from './shown-surface';

const WANTED = 4;
/** How far price and surface may lie from those of the ad. */
const SPREAD = 0.25;
/** Read from each side of the ad's price: enough to choose from, whatever a place holds. */
const WALK = 40;
/** A card of these shows one photo. */
const PHOTOS = 1;

/**
 * Ads like this one, nearest in price first, from its part of town, else its town, else its county, and the list to go
 * on with. Also for sold, withdrawn and hidden ads: their pages say what has become of them and lead on.
 * @param auctions whether auctions have lists
 * @throws AppError `not-found` for unknown and secret ads
 */
export async function similarListings(db: Db, id: number, locale: Locale, auctions = false): Promise<SimilarListings> {
  const [[source], places] = await Promise.all([readSources(db, [id]), placeDirectory(db)]);
  const state = source === undefined ? 'secret' : stateOf(source);
  if (source === undefined || state === 'secret') throw new AppError('not-found', `There is no ad ${id}.`);
  return {
    // Why an ad is gone is between its advertiser and us.
    state: state === 'hidden' ? 'withdrawn' : state,
    list:
      auctions || !isAuction(source)
        ? (listingBreadcrumbs(toCard(source, titlesOf([], locale), undefined, places), places, locale, true).findLast(
            ({ path }) => path !== null,
          ) ?? null)
        : null,
    results: await cardsByIds(db, await nearestIds(db, source, places), locale, PHOTOS),
  };
}

async function nearestIds(db: Db, source: ListingSource, places: PlaceDirectory): Promise<number[]> {
  const ids: number[] = [];
  for (const scope of scopesOf(source, places)) {
    if (ids.length >= WANTED) break;
    const { rows } = await candidates(source, scope).execute(db);
    ids.push(...rows.map(({ id }) => id).filter((found) => !ids.includes(found)));
  }
  return ids.slice(0, WANTED);
}

/** Narrowest first. */
function scopesOf({ place_id: placeId }: ListingSource, places: PlaceDirectory): RawBuilder<boolean>[] {
  if (placeId === null) return [];
  const chain = new Map(places.chain(placeId).map(({ level, id }) => [level, id]));
  return (['city_zone', 'city', 'province'] as const).flatMap((level) => {
    const id = chain.get(level);
    return id === undefined ? [] : [sql<boolean>`${sql.ref(level === 'city_zone' ? 'zone' : level)} = ${id}::smallint`];
  });
}

/**
 * A hidden price chooses nothing: whose price lies near it would tell it. Its ad is compared by surface alone,
 * in the order of lists.
 */
function candidates(source: ListingSource, scope: RawBuilder<boolean>): RawBuilder<{ id: number }> {
  const surface = shownSurface(source);
  // Whole property is like whole property, and a share like a share.
  const asWhole = sql<boolean>`EXISTS (SELECT 1 FROM listing WHERE listing.id = ls.id AND listing.tenure IS NOT DISTINCT FROM ${source.tenure}::text)`;
  const alike = sql<boolean>`contract = ${source.contract}::smallint AND category = ${source.category}::smallint AND ${scope} AND ls.id <> ${source.id}::int AND ${asWhole}
    ${surface === null ? sql`` : sql`AND surface BETWEEN ${Math.floor(surface * 100 * (1 - SPREAD))}::int AND ${Math.ceil(surface * 100 * (1 + SPREAD))}::int`}`;
  const price = source.price_on_request || source.price === null ? null : Math.round(Number(source.price));
  if (price === null) return sql`SELECT id FROM ls WHERE ${alike} ORDER BY rank DESC, id DESC LIMIT ${WANTED}::int`;
  return sql`
    SELECT id FROM (
      (SELECT id, price FROM ls WHERE ${alike} AND price BETWEEN ${price}::int AND ${Math.ceil(price * (1 + SPREAD))}::int ORDER BY price, id LIMIT ${WALK}::int)
      UNION
      (SELECT id, price FROM ls WHERE ${alike} AND price BETWEEN ${Math.floor(price * (1 - SPREAD))}::int AND ${price}::int ORDER BY price DESC NULLS LAST, id DESC LIMIT ${WALK}::int)
    ) near ORDER BY abs(price - ${price}::int), id LIMIT ${WANTED}::int`;
}
