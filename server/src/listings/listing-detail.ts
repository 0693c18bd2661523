import type { ListingDetail } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import { LISTING_STATUS } from '@kvadrat/contracts/vocabulary';
import type { Db } from '../db';
import { placeDirectory } from '../geography';
import { photosFor } from '../media';
import { listingBreadcrumbs } from '../search-texts';
import { pickText, readSources, titlesOf, toCard, type ListingSource } from './listing-source';

/**
 * Everything the page of an ad shows, in the asked language where the advertiser wrote in it.
 * @throws AppError `not-found` for unknown and secret ads (R103)
 */
export async function readDetail(db: Db, id: number, locale: Locale): Promise<ListingDetail> {
  const [[source], texts, photos, places] = await Promise.all([
    readSources(db, [id]),
    db.selectFrom('listing_text').selectAll().where('listing_id', '=', id).execute(),
    photosFor(db, [id], { locale }),
    placeDirectory(db),
  ]);
  const text = pickText(texts, locale);
  if (source === undefined || text === undefined || source.status === LISTING_STATUS.secret) {
    throw new AppError('not-found', `There is no ad ${id}.`);
  }
  const card = toCard(source, titlesOf(texts, locale), photos.get(id), places);
  return {
    ...card,
    description: text.description,
    descriptionLocale: text.locale,
    yearBuilt: source.year_built,
    floors: source.floors,
    condition: source.condition,
    heating: source.heating,
    features: source.features,
    reference: source.reference,
    status: source.status === LISTING_STATUS.sold ? 'sold' : 'active',
    updatedAt: source.updated_at.toISOString(),
    advertiser: { ...card.advertiser, ...(await contactOf(db, source)) },
    breadcrumbs: listingBreadcrumbs(card, places, locale),
  };
}

/** A sold ad gives nobody to call (R103); the licence stays, it is the agency's imprint. */
async function contactOf(db: Db, source: ListingSource): Promise<Pick<ListingDetail['advertiser'], 'licence' | 'phone' | 'website'>> {
  const sold = source.status === LISTING_STATUS.sold;
  if (source.agency_id === null) return { licence: null, phone: sold ? null : source.owner_phone, website: null };
  const agency = await db
    .selectFrom('agency')
    .select(['licence', 'phone', 'website'])
    .where('id', '=', source.agency_id)
    .executeTakeFirstOrThrow();
  return sold ? { ...agency, phone: null, website: null } : agency;
}
