import { COUNTRY } from '@kvadrat/contracts/constants';
import type { ListingDetail } from '@kvadrat/contracts/api';
import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Db } from '../../platform/db';
import { documentsOf } from '../documents/api';
import { placeDirectory } from '../geography/api';
import { photosFor } from '../media/api';
import { listingBreadcrumbs } from '../search-texts/api';
import { isOwner, type AdViewer } from './ad-owner';
import { type AdState, isPublic, stateOf, type StateSource } from './ad-state';
import { isAuction } from './auction';
import { distancesFrom } from './distances';
import { advertiserOf } from './listing-contact';
import { readHistory } from './listing-history';
import { auctionOf, projectOf } from './listing-sections';
import { pickText, readSources, titlesOf, toCard, type ListingSource } from './listing-source';
import { otherOffers } from './other-offers';
import { AREA_RADIUS_M } from './shown-position';
import { pricedSurface } from './shown-surface';
import { webAddress } from './web-address';

const DAY_MS = 86_400_000;

/**
 * Everything the page of an ad shows, in the asked language where the advertiser wrote in it. Its owner sees it whatever
 * has become of it.
 * @param auctions whether auctions have lists
 * @throws AppError for everybody else: `not-found` for unknown and secret ads, `gone` for withdrawn and hidden ones
 */
export async function readDetail(
  db: Db,
  id: number,
  locale: Locale,
  viewer: AdViewer | null = null,
  auctions = false,
): Promise<ListingDetail> {
  const [[source], texts, photos, places] = await Promise.all([
    readSources(db, [id]),
    db.selectFrom('listing_text').selectAll().where('listing_id', '=', id).execute(),
    photosFor(db, [id], { locale }),
    placeDirectory(db),
  ]);
  const text = pickText(texts, locale);
  if (source === undefined || text === undefined) throw noAd(id);
  const state = await seenState(db, id, source, viewer);
  const [{ advertiser, agent, contact }, project, auction, history, offers, documents] = await Promise.all([
    advertiserOf(db, source),
    projectOf(db, source),
    auctionOf(db, source),
    readHistory(db, source),
    otherOffers(db, id, locale),
    documentsOf(db, id),
  ]);
  const card = toCard(source, titlesOf(texts, locale), photos.get(id), places);
  return {
    ...card,
    ...factsOf(source),
    areaRadius: card.position?.display === 'only_area' ? AREA_RADIUS_M : null,
    distances: distancesFrom(source, card.position, places),
    floorPlans: photos.get(id)?.plans ?? [],
    description: text.description,
    descriptionLocale: text.locale,
    reference: source.reference,
    // What was released before ads could be withheld takes one for sold, and offers no contact.
    status: isPublic(state) ? state : 'sold',
    withheld: isPublic(state) ? null : state,
    updatedAt: source.updated_at.toISOString(),
    daysOnMarket: Math.max(0, Math.floor((Date.now() - history.firstPublishedAt.getTime()) / DAY_MS)),
    firstPublishedAt: history.firstPublishedAt.toISOString(),
    relisted: history.relisted,
    priceHistory: history.prices.map(({ at, price }) => ({ at: at.toISOString(), price })),
    otherOffers: offers,
    advertiser: { ...card.advertiser, ...advertiser },
    agent,
    contacts: { phone: contact.phone !== null, email: contact.email !== null },
    project,
    auction,
    documents,
    breadcrumbs: listingBreadcrumbs(card, places, locale, auctions || !isAuction(card)),
  };
}

/**
 * Lets through who may see an ad.
 * @throws AppError as {@link readDetail} does
 */
export async function openListing(db: Db, id: number, viewer: AdViewer | null): Promise<void> {
  const source = await db
    .selectFrom('listing')
    .select(['status', 'withdrawn_at', 'hidden_status', 'agency_id', 'owner_email'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (source === undefined) throw noAd(id);
  await seenState(db, id, source, viewer);
}

async function seenState(
  db: Db,
  id: number,
  source: StateSource & Parameters<typeof isOwner>[2],
  viewer: AdViewer | null,
): Promise<AdState> {
  const state = stateOf(source);
  if (!isPublic(state) && !(await isOwner(db, viewer, source)))
    throw state === 'secret' ? noAd(id) : new AppError('gone', `Ad ${id} was taken down.`);
  return state;
}

function noAd(id: number): AppError {
  return new AppError('not-found', `There is no ad ${id}.`);
}

/** What the ad states beside the basics of a card. */
function factsOf(source: ListingSource) {
  return {
    kind: source.kind,
    mapDisplay: source.map_display,
    // Street and number say as much as coordinates.
    country: source.place_id === null ? source.place_country : COUNTRY,
    address: source.map_display === 'marker' ? source.address : null,
    yearBuilt: source.year_built,
    floors: source.floors,
    condition: source.condition,
    heating: source.heating,
    features: source.features,
    pricedSurface: pricedSurface(source),
    energyCertificate: source.energy_certificate,
    available: source.available,
    availableFrom: source.available_from,
    titleClear: source.title_clear,
    usePermit: source.use_permit,
    legalized: source.legalized,
    commission: source.commission,
    seaDistance: source.sea_distance,
    roomType: source.room_type,
    roomRental: source.room_rental,
    coworkingType: source.coworking_type,
    virtualTour: webAddress(source.tour_url),
    video: webAddress(source.video_url),
    ownWords: source.own_words,
    derived: source.derived,
    tenure: source.tenure,
  } satisfies Partial<ListingDetail>;
}
