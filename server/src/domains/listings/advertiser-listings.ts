import type { ListingCard } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import type { Db } from '../../platform/db';
import { isPublic, stateOf } from './ad-state';
import { cardsByIds } from './listing-card';
import { readSources } from './listing-source';

const MOST = 4;
/** A card of these shows one photo. */
const PHOTOS = 1;

/**
 * What else the agency of an ad offers, newest first; of private sellers nothing, whom nobody is to look through.
 * @throws AppError `not-found` for unknown and secret ads
 */
export async function advertiserListings(db: Db, id: number, locale: Locale): Promise<ListingCard[]> {
  const [source] = await readSources(db, [id]);
  if (source === undefined || !isPublic(stateOf(source))) throw new AppError('not-found', `There is no ad ${id}.`);
  if (source.agency_id === null) return [];
  const others = await db
    .selectFrom('listing')
    .select('id')
    .where('agency_id', '=', source.agency_id)
    .where('status', '=', LISTING_STATUS.active)
    .where('id', '<>', id)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return cardsByIds(
    db,
    others.map((other) => other.id),
    locale,
    PHOTOS,
  );
}
