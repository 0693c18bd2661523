import type { EnergyClassCode, Feature } from '@kvadrat/contracts/vocabulary';
import type { ListingDraft } from '../listings/api';
import { readAmount } from '../../platform/text';
import type { AdRefusal, FeedWarning } from './feed-note';
import { quote } from './feed-note';
import { adText, adTexts, type KyeroAd } from './kyero-ad';
import { readCoordinates } from './read-coordinates';
import { readFeatures } from './read-features';
import { readImages } from './read-images';
import type { PlaceDirectory } from '../geography/api';
import { readPlace } from './read-place';
import { readPrice } from './read-price';
import { readTexts } from './read-texts';
import { readTours } from './read-tours';
import { readType } from './read-type';

const MAX_REFERENCE = 100;
/** Property abroad, of whatever kind. */
const ABROAD = 5;
const LAND = new Set([15, 16]);
const ENERGY: Readonly<Record<string, EnergyClassCode>> = { 'A+': 1, A: 2, B: 3, C: 4, D: 5, E: 6, F: 7, G: 8 };

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

/** Turns an ad of a Kyero feed into ours, or says why it cannot be taken. */
export function mapKyeroAd(ad: KyeroAd, places: PlaceDirectory): FeedAd | RefusedAd {
  const reference = (adText(ad, 'ref') || adText(ad, 'id')).replace(/\s+/g, ' ');
  const refuse = (refusal: AdRefusal, detail = ''): RefusedAd => ({ line: ad.line, reference: quote(reference), refusal, detail: quote(detail) });
  if (reference === '') return refuse('no-reference');
  if (reference.length > MAX_REFERENCE) return refuse('reference-too-long');
  const typeWord = adText(ad, 'type');
  if (typeWord === '') return refuse('no-type');
  const type = readType(typeWord);
  if (type === null) return refuse('unknown-type', typeWord);
  const frequency = adText(ad, 'price_freq').toLowerCase();
  if (frequency !== 'sale' && frequency !== 'month' && frequency !== 'week') return refuse('no-deal', frequency);
  const place = readPlace(ad, places);
  if (place === null) return refuse('no-place');
  const position = readCoordinates(adText(ad, 'location/latitude'), adText(ad, 'location/longitude'), place.placeId !== null);
  const price = readPrice(adText(ad, 'price'), adText(ad, 'currency'), frequency);
  const gross = area(ad, 'surface_area/built');
  const plot = area(ad, 'surface_area/plot');
  const texts = readTexts(ad, { typology: type.typology, place: place.shortName, surface: LAND.has(type.typology) ? plot : gross });
  const images = readImages(adTexts(ad, 'images/image/url'));
  const { warnings: tourWarnings, ...tours } = readTours(ad);
  const newBuild = adText(ad, 'new_build') === '1';
  return {
    line: ad.line,
    reference,
    draft: {
      reference,
      status: 1,
      contract: frequency === 'sale' ? 1 : 2,
      // Homes let by the week are holiday lets, another market than long rent.
      category: place.placeId === null ? ABROAD : frequency === 'week' && type.category === 1 ? 3 : type.category,
      typology: type.typology,
      placeId: place.placeId,
      placeLabel: place.placeLabel,
      ...(place.country === undefined ? {} : { placeCountry: place.country }),
      address: null,
      coordinates: position.coordinates,
      // The feed does not say whether the address is public; an area gives nobody's home away.
      mapDisplay: position.coordinates === null ? 'no_map' : 'only_area',
      price: { value: price.value, onRequest: price.value === null, previous: null },
      surface: { net: null, gross, plot },
      rooms: null,
      bedrooms: rooms(ad, 'beds', type.category === 1),
      bathrooms: rooms(ad, 'baths', false),
      floor: null,
      floors: null,
      yearBuilt: null,
      energyClass: ENERGY[adText(ad, 'energy_rating/consumption').toUpperCase()] ?? 9,
      condition: newBuild ? 'new' : null,
      heating: null,
      features: features(ad, tours.tourUrl !== null),
      // Absent, ads that were imported before tours were read are unchanged.
      ...(tours.tourUrl === null && tours.videoUrl === null ? {} : { facts: tours }),
      visibility: 'standard',
      texts: texts.texts,
      publishedAt: null,
    },
    photos: images.urls,
    warnings: [price.warning, position.warning, ...place.warnings, ...texts.warnings, ...images.warnings, ...tourWarnings].filter((warning) => warning !== null),
  };
}

/** Square metres; 0 and what is no number mean "unknown". */
function area(ad: KyeroAd, path: string): number | null {
  const value = readAmount(adText(ad, path).replace(/m(2|²)$/i, ''));
  return value !== null && value > 0 && value < 100_000_000 ? value : null;
}

/** A number of rooms; programs write 0 for "unknown", except that homes may have no bedroom. */
function rooms(ad: KyeroAd, path: string, zeroMeansNone: boolean): number | null {
  const text = adText(ad, path);
  if (!/^\d{1,3}$/.test(text)) return null;
  const value = Number(text);
  return value > 0 || zeroMeansNone ? value : null;
}

function features(ad: KyeroAd, hasTour: boolean): Feature[] {
  const pool: Feature[] = adText(ad, 'pool') === '1' ? ['pool'] : [];
  const tour: Feature[] = hasTour ? ['virtual-tour'] : [];
  return [...new Set([...pool, ...tour, ...readFeatures(adTexts(ad, 'features/feature'))])].sort();
}
