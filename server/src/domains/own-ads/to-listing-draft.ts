import {
  askedFacts,
  askedFeatures,
  descriptionField,
  featureField,
  kindOf,
  ownAdNumber,
  titleField,
  type FactField,
} from '@kvadrat/contracts/forms';
import { LOCALES } from '@kvadrat/contracts/locales';
import {
  CONDITIONS,
  CONTRACT_CODES,
  COWORKING_TYPES,
  ENERGY_CERTIFICATES,
  ENERGY_CLASS_CODES,
  ENERGY_NOT_CLASSIFIED,
  HEATINGS,
  isCategoryCode,
  isTypologyCode,
  LISTING_STATUS,
  MAP_DISPLAYS,
  ROOM_RENTALS,
  ROOM_TYPES,
  type ListingKind,
} from '@kvadrat/contracts/vocabulary';
import type { PlaceDirectory } from '../geography/api';
import type { ListingDraft, ListingFacts } from '../listings/api';
import { placeIdOf } from './check-own-ad';
import type { OwnAdFields, OwnAdRow } from './own-ad.tables';
import { resolvePlace } from './resolve-place';

/** What an ad of ours is known by among those of all private sellers. */
const ownReference = (id: number): string => `own-${id}`;

/** Reads the fields that a kind of property has; what was typed of another kind before stays behind. */
function reader(fields: OwnAdFields) {
  const asked = new Set<FactField>(askedFacts(kindOf(fields)));
  const text = (name: string): string => (fields[name] ?? '').trim();
  const fact = (name: FactField): string => (asked.has(name) ? text(name) : '');
  const flag = (name: FactField): boolean | null => (fact(name) === '' ? null : fact(name) === '1');
  return { text, fact, flag, number: (name: FactField): number | null => ownAdNumber(fact(name)) };
}

function oneOf<T>(codes: readonly T[], text: string): T | null {
  return codes.find((code) => String(code) === text) ?? null;
}

/** Makes the ad of what was typed; the rules have been asked. @param email where its advertiser is written to */
export function toListingDraft(
  { id, fields, published_at: publishedAt }: Pick<OwnAdRow, 'id' | 'fields' | 'published_at'>,
  email: string | null,
  directory: PlaceDirectory,
): ListingDraft {
  const { text, fact, number } = reader(fields);
  const { category, typology } = kindOf(fields);
  const place = Number(category) === 5 ? null : resolvePlace(directory, text('place'), placeIdOf(fields));
  const certificate = oneOf(ENERGY_CERTIFICATES, fact('energy'));
  const categoryCode = Number(category);
  const typologyCode = Number(typology);
  const tourUrl = text('tourUrl');
  const isOnRequest = text('onRequest') === '1';
  return {
    advertiser: { type: 'privato', name: text('name'), phone: text('phone'), email },
    reference: ownReference(id),
    status: LISTING_STATUS.active,
    contract: oneOf(CONTRACT_CODES, text('contract')) ?? 1,
    category: isCategoryCode(categoryCode) ? categoryCode : 1,
    typology: isTypologyCode(typologyCode) ? typologyCode : 1,
    placeId: place !== null && 'place' in place ? place.place.id : null,
    placeLabel: place === null ? text('place') : null,
    address: text('address') === '' ? null : text('address'),
    coordinates: coordinatesOf(fields),
    mapDisplay: oneOf(MAP_DISPLAYS, text('mapDisplay')) ?? 'only_area',
    price: { value: ownAdNumber(text('price')), onRequest: isOnRequest, previous: null },
    surface: { net: number('surfaceNet'), gross: number('surfaceGross'), plot: number('surfacePlot') },
    rooms: number('rooms'),
    bedrooms: number('bedrooms'),
    bathrooms: number('bathrooms'),
    floor: number('floor'),
    floors: number('floors'),
    yearBuilt: number('yearBuilt'),
    energyClass: oneOf(ENERGY_CLASS_CODES, fact('energy')) ?? ENERGY_NOT_CLASSIFIED,
    condition: oneOf(CONDITIONS, fact('condition')),
    heating: oneOf(HEATINGS, fact('heating')),
    features: [
      ...askedFeatures(kindOf(fields)).filter((feature) => text(featureField(feature)) === '1'),
      ...(tourUrl === '' ? [] : (['virtual-tour'] as const)),
    ],
    visibility: 'standard',
    facts: { ...factsOf(fields), energyCertificate: certificate },
    texts: Object.fromEntries(
      LOCALES.flatMap((locale) => {
        const [title, description] = [text(titleField(locale)), text(descriptionField(locale))];
        return title === '' || description === '' ? [] : [[locale, { title, description }]];
      }),
    ),
    publishedAt,
  };
}

function factsOf(fields: OwnAdFields): Partial<ListingFacts> {
  const { text, fact, flag, number } = reader(fields);
  const coworkingType = oneOf(COWORKING_TYPES, fact('coworkingType'));
  const kind: ListingKind = fact('caseNumber') !== '' ? 'auction' : coworkingType === null ? 'ad' : 'coworking';
  return {
    kind,
    available: flag('available'),
    availableFrom: fact('availableFrom') === '' ? null : fact('availableFrom'),
    titleClear: flag('titleClear'),
    usePermit: flag('usePermit'),
    legalized: flag('legalized'),
    commission: false,
    seaDistance: number('seaDistance'),
    roomType: oneOf(ROOM_TYPES, fact('roomType')),
    roomRental: oneOf(ROOM_RENTALS, fact('roomRental')),
    coworkingType,
    tourUrl: text('tourUrl') === '' ? null : text('tourUrl'),
    videoUrl: text('videoUrl') === '' ? null : text('videoUrl'),
  };
}

/** The pin; without one an ad stands where its place is, which shows no more than its name does. */
function coordinatesOf(fields: OwnAdFields): ListingDraft['coordinates'] {
  const degrees = (name: string, most: number): number | null =>
    ownAdNumber(fields[name] ?? '', (value) => Math.abs(value) <= most);
  const [lat, lng] = [degrees('lat', 90), degrees('lng', 180)];
  return lat === null || lng === null ? null : { lat, lng };
}
