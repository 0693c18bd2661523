import type { Feature } from '@kvadrat/contracts/vocabulary';
import type { PlaceDirectory } from '../geography/api';
import type { ListingDraft, ListingFacts } from '../listings/api';
import { type Deal, type KindReading, readCountry, readDeal } from '../reading/api';
import { unreadWarnings } from './feed-fields';
import { type AdRefusal, type FeedWarning, quote, quoteReading } from './feed-note';
import { adText, type KyeroAd } from './kyero-ad';
import { readCoordinates } from './read-coordinates';
import { readEnergy } from './read-energy';
import { readFeatures } from './read-features';
import { readImages } from './read-images';
import { Measures } from './read-measures';
import { readOwnership } from './read-ownership';
import { type FeedPlace, readPlace } from './read-place';
import { readPrice } from './read-price';
import { readRooms } from './read-rooms';
import { readTexts } from './read-texts';
import { readTours } from './read-tours';
import { type FeedType, readType } from './read-type';
import { saidOnly } from './said-only';

const MAX_REFERENCE = 100;
/** Property abroad, of whatever kind. */
const ABROAD = 5;
const LAND = 24;

/** An ad of a feed, ready to be saved for an agency. */
export interface FeedAd {
  line: number;
  reference: string;
  draft: Omit<ListingDraft, 'advertiser'>;
  /** Addresses of its photos in their order. */
  photos: string[];
  warnings: FeedWarning[];
}

export interface RefusedAd {
  line: number;
  reference: string;
  refusal: AdRefusal;
  /** What the file says, shortened. */
  detail: string;
}

/** Turns an ad of a Kyero feed into ours, or says why it cannot be taken. What is read with doubt, or left out, is in its warnings. */
export function mapKyeroAd(raw: KyeroAd, places: PlaceDirectory): FeedAd | RefusedAd {
  const ad = saidOnly(raw);
  const reference = (adText(ad, 'ref') || adText(ad, 'id')).replace(/\s+/g, ' ');
  const refuse = (refusal: AdRefusal, detail = ''): RefusedAd => ({
    line: ad.line,
    reference: quote(reference),
    refusal,
    detail: quote(detail),
  });
  if (reference === '') return refuse('no-reference');
  if (reference.length > MAX_REFERENCE) return refuse('reference-too-long');
  const type = readType(ad);
  if (type.words.length === 0) return refuse('no-type');
  if (type.kind === null) return refuse('unknown-type', type.words.join(' / '));
  const { kind } = type;
  const frequency = readDeal(adText(ad, 'price_freq'));
  if (frequency.value === null) return refuse('no-deal', frequency.from);
  const deal = frequency.value;
  const place = readPlace(ad, places);
  if (place === null) return refuse('no-place');
  const read = readValues(ad, { kind, deal, place, beside: type.beside });
  const doubtfulDeal: FeedWarning[] =
    frequency.confidence === 'doubtful'
      ? [{ code: 'deal-doubtful', detail: quoteReading('price_freq', { ...frequency, value: deal.deal }) }]
      : [];
  return {
    line: ad.line,
    reference,
    draft: toDraft(reference, { kind, deal, place }, read),
    photos: read.images.urls,
    warnings: [...type.warnings, ...doubtfulDeal, ...read.warnings],
  };
}

/** What the others are read by. */
interface Basics {
  kind: KindReading;
  deal: Deal;
  place: FeedPlace;
}

type Values = ReturnType<typeof readValues>;

function readValues(ad: KyeroAd, { kind, deal, place, beside }: Basics & { beside: FeedType['beside'] }) {
  const position = readCoordinates(
    adText(ad, 'location/latitude'),
    adText(ad, 'location/longitude'),
    place.placeId !== null,
  );
  const price = readPrice(adText(ad, 'price'), adText(ad, 'currency'), deal);
  const measures = new Measures(ad);
  const surface = {
    net: null,
    gross: measures.built('surface_area/built', kind),
    plot: measures.plot('surface_area/plot'),
  };
  const rooms = readRooms(measures, kind);
  const building = {
    floor: measures.count(['floor'], 'floor') ?? (kind.groundFloor ? 0 : null),
    floors: measures.count(['floors', 'total_floors']),
    yearBuilt: measures.count(['year_built', 'construction_year', 'year'], 'year'),
  };
  const availableFrom = measures.date(['available_from']);
  const energy = readEnergy(ad);
  // Who rents takes a lease in any case.
  const ownership = deal.deal === 'rent' ? { tenure: null, warnings: [] } : readOwnership(ad);
  const features = readFeatures(ad, beside);
  const texts = readTexts(ad, {
    kind: kind.kind,
    tenure: ownership.tenure,
    place: place.shortName,
    surface: kind.category === LAND ? surface.plot : surface.gross,
  });
  const images = readImages(ad);
  const tours = readTours(ad);
  const placed = position.warning === null ? [] : [position.warning];
  const parts = [place, price, measures, rooms, energy, ownership, features, texts, images, tours];
  const warnings = [
    ...placed,
    ...countryWarnings(ad),
    ...parts.flatMap((part) => part.warnings),
    ...unreadWarnings(ad),
  ];
  const isNew = deal.newBuild || isYes(adText(ad, 'new_build'));
  return {
    position,
    price,
    surface,
    rooms,
    building,
    availableFrom,
    energy,
    ownership,
    features,
    texts,
    images,
    tours,
    isNew,
    warnings,
  };
}

function toDraft(
  reference: string,
  { kind, deal, place }: Basics,
  {
    position,
    price,
    surface,
    rooms,
    building,
    availableFrom,
    energy,
    ownership,
    features,
    texts,
    tours,
    isNew,
  }: Values,
): FeedAd['draft'] {
  const { tourUrl, videoUrl } = tours;
  return {
    reference,
    status: 1,
    contract: deal.deal === 'sale' ? 1 : 2,
    // Homes let by the week or the day are holiday lets, another market than long rent.
    category:
      place.placeId === null
        ? ABROAD
        : (deal.period === 'week' || deal.period === 'day') && kind.category === 1
          ? 3
          : kind.category,
    typology: kind.typology,
    placeId: place.placeId,
    placeLabel: place.placeLabel,
    ...(place.country === undefined ? {} : { placeCountry: place.country }),
    address: null,
    coordinates: position.coordinates,
    // The feed does not say whether the address is public; an area gives nobody's home away.
    mapDisplay: position.coordinates === null ? 'no_map' : 'only_area',
    price: { value: price.value, onRequest: price.value === null, previous: null },
    surface,
    rooms: rooms.rooms,
    bedrooms: rooms.bedrooms,
    bathrooms: rooms.bathrooms,
    ...building,
    energyClass: energy.value,
    condition: isNew ? 'new' : null,
    heating: null,
    features: [
      ...new Set<Feature>([...features.features, ...(tourUrl === null ? [] : ['virtual-tour' as const])]),
    ].sort(),
    ...factsOf({
      tourUrl,
      videoUrl,
      availableFrom,
      tenure: ownership.tenure,
      derived: rooms.derived,
      ownWords: features.kept,
    }),
    visibility: 'standard',
    texts: texts.texts,
    publishedAt: null,
  };
}

/** Absent where nothing is stated: ads of earlier imports are then unchanged. */
function factsOf(facts: Partial<ListingFacts>): { facts?: Partial<ListingFacts> } {
  const stated = Object.entries(facts).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return stated.length === 0 ? {} : { facts: Object.fromEntries(stated) };
}

function countryWarnings(ad: KyeroAd): FeedWarning[] {
  const reading = readCountry(adText(ad, 'country'));
  return reading.confidence === 'doubtful'
    ? [{ code: 'country-doubtful', detail: quoteReading('country', reading) }]
    : [];
}

function isYes(text: string): boolean {
  return /^(1|true|yes|y|da|ja|si|sí|oui|sim|да|ναι)$/i.test(text);
}
