import type { Feature } from '@kvadrat/contracts/vocabulary';
import type { ListingDraft, ListingFacts } from '../listings/api';
import { readCountry, readDeal } from '../reading/api';
import { unreadWarnings } from './feed-fields';
import { type AdRefusal, type FeedWarning, quote, quoteReading } from './feed-note';
import type { PlaceFinder } from './find-place';
import { adText, type KyeroAd } from './kyero-ad';
import { readCoordinates } from './read-coordinates';
import { readEnergy } from './read-energy';
import { readFeatures } from './read-features';
import { readImages } from './read-images';
import { Measures } from './read-measures';
import { readOwnership } from './read-ownership';
import { readPlace } from './read-place';
import { readPrice } from './read-price';
import { readRooms } from './read-rooms';
import { readTexts } from './read-texts';
import { readTours } from './read-tours';
import { readType } from './read-type';
import { saidOnly } from './said-only';

const MAX_REFERENCE = 100;
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
export function mapKyeroAd(raw: KyeroAd, places: PlaceFinder): FeedAd | RefusedAd {
  const ad = saidOnly(raw);
  const reference = (adText(ad, 'ref') || adText(ad, 'id')).replace(/\s+/g, ' ');
  const refuse = (refusal: AdRefusal, detail = ''): RefusedAd => ({ line: ad.line, reference: quote(reference), refusal, detail: quote(detail) });
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
  const position = readCoordinates(adText(ad, 'location/latitude'), adText(ad, 'location/longitude'), place.placeId !== null);
  const price = readPrice(adText(ad, 'price'), adText(ad, 'currency'), deal);
  const measures = new Measures(ad);
  const gross = measures.built('surface_area/built', kind);
  const plot = measures.plot('surface_area/plot');
  const rooms = readRooms(measures, kind);
  const floor = measures.count(['floor'], 'floor') ?? (kind.groundFloor ? 0 : null);
  const floors = measures.count(['floors', 'total_floors']);
  const yearBuilt = measures.count(['year_built', 'construction_year', 'year'], 'year');
  const availableFrom = measures.date(['available_from']);
  const ownership = readOwnership(ad);
  const texts = readTexts(ad, { kind: kind.kind, tenure: ownership.tenure, place: place.shortName, surface: kind.category === LAND ? plot : gross });
  const images = readImages(ad);
  const { warnings: tourWarnings, ...tours } = readTours(ad);
  const features = readFeatures(ad, type.beside);
  const energy = readEnergy(ad);
  const newBuild = deal.newBuild || isYes(adText(ad, 'new_build'));
  return {
    line: ad.line,
    reference,
    draft: {
      reference,
      status: 1,
      contract: deal.deal === 'sale' ? 1 : 2,
      // Homes let by the week or the day are holiday lets, another market than long rent.
      category: (deal.period === 'week' || deal.period === 'day') && kind.category === 1 ? 3 : kind.category,
      typology: kind.typology,
      placeId: place.placeId,
      placeLabel: place.placeLabel,
      address: null,
      coordinates: position.coordinates,
      // The feed does not say whether the address is public; an area gives nobody's home away.
      mapDisplay: position.coordinates === null ? 'no_map' : 'only_area',
      price: { value: price.value, onRequest: price.value === null, previous: null },
      surface: { net: null, gross, plot },
      rooms: rooms.rooms,
      bedrooms: rooms.bedrooms,
      bathrooms: rooms.bathrooms,
      floor,
      floors,
      yearBuilt,
      energyClass: energy.value,
      condition: newBuild ? 'new' : null,
      heating: null,
      features: [...new Set<Feature>([...features.features, ...(tours.tourUrl === null ? [] : ['virtual-tour' as const])])].sort(),
      ...factsOf({ ...tours, availableFrom, tenure: ownership.tenure, derived: rooms.derived, ownWords: features.kept }),
      visibility: 'standard',
      texts: texts.texts,
      publishedAt: null,
    },
    photos: images.urls,
    warnings: [
      ...type.warnings,
      ...(frequency.confidence === 'doubtful' ? [{ code: 'deal-doubtful' as const, detail: quoteReading('price_freq', { ...frequency, value: deal.deal }) }] : []),
      ...price.warnings,
      ...[position.warning, place.warning].filter((warning) => warning !== null),
      ...countryWarnings(ad),
      ...measures.warnings,
      ...rooms.warnings,
      ...energy.warnings,
      ...ownership.warnings,
      ...features.warnings,
      ...texts.warnings,
      ...images.warnings,
      ...tourWarnings,
      ...unreadWarnings(ad),
    ],
  };
}

/** Absent where nothing is stated: ads of earlier imports are then unchanged. */
function factsOf(facts: Partial<ListingFacts>): { facts?: Partial<ListingFacts> } {
  const stated = Object.entries(facts).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0));
  return stated.length === 0 ? {} : { facts: Object.fromEntries(stated) };
}

function countryWarnings(ad: KyeroAd): FeedWarning[] {
  const reading = readCountry(adText(ad, 'country'));
  if (reading.confidence === 'none') return [{ code: 'country-unknown', detail: quote(reading.from) }];
  return reading.confidence === 'doubtful' ? [{ code: 'country-doubtful', detail: quoteReading('country', reading) }] : [];
}

function isYes(text: string): boolean {
  return /^(1|true|yes|y|da|ja|si|sí|oui|sim|да|ναι)$/i.test(text);
}
