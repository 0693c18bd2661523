import {
  ADVERTISER_TYPES,
  AGENCY_TYPES,
  CATEGORY_CODES,
  CONDITIONS,
  CONTRACT_CODES,
  COWORKING_TYPES,
  ENERGY_CERTIFICATES,
  ENERGY_CLASS_CODES,
  FEATURES,
  HEATINGS,
  LISTING_KINDS,
  MAP_DISPLAYS,
  ROOM_RENTALS,
  ROOM_TYPES,
  TYPOLOGY_CODES,
  VISIBILITY_TIERS,
} from '@kvadrat/contracts/vocabulary';
import { LOCALES } from '@kvadrat/contracts/locales';
import { Type } from 'typebox';
import { PUBLIC_STATES, WITHHELD_STATES } from './ad-state';
import { DERIVED_FIGURES, TENURES } from './listing.tables';
import { Auction, CalendarDate, Documents, Euros, Project } from './section.schema';
import { ApiError, Breadcrumb, Id, nullable, oneOf, reference } from '../../platform/schema';

const Count = nullable(Type.Integer());
const SquareMetres = nullable(Type.Number({ description: 'Square metres.' }));

const PhotoSchema = Type.Object({
  alt: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  sizes: Type.Array(
    Type.Object({ width: Type.Integer(), height: Type.Integer(), avif: Type.String(), webp: Type.String() }),
    { description: 'Smallest first; addresses are root-relative.' },
  ),
});

const ListingPriceSchema = Type.Object({
  value: nullable(Type.Number({ description: 'Null when on request; the real figure never leaves the server then.' })),
  currency: oneOf(['EUR']),
  onRequest: Type.Boolean(),
  perSquareMetre: nullable(Type.Number()),
  previous: nullable(Type.Number({ description: 'Price before the last reduction.' })),
});

const Advertiser = { type: oneOf(ADVERTISER_TYPES), name: Type.String(), slug: nullable(Type.String()) };

const card = {
  id: Id,
  path: Type.String({ description: 'Page path without language prefix.' }),
  title: Type.String(),
  contract: oneOf(CONTRACT_CODES),
  category: oneOf(CATEGORY_CODES),
  typology: oneOf(TYPOLOGY_CODES),
  price: reference('ListingPrice'),
  surface: Type.Object({ net: SquareMetres, gross: SquareMetres, plot: SquareMetres }),
  rooms: Count,
  bedrooms: Count,
  bathrooms: Count,
  floor: nullable(Type.Integer({ description: '0 is the ground floor, -1 the basement.' })),
  energyClass: oneOf(ENERGY_CLASS_CODES, '1 to 8 are A+ to G, 9 is not classified.'),
  place: Type.Object({
    id: Type.Integer({ minimum: 0, description: '0 abroad, where there is a label only.' }),
    label: Type.String(),
    path: Type.String({ description: 'Below the prefix of a list path, for example split/bacvice.' }),
  }),
  position: nullable(
    Type.Object(
      { lat: Type.Number(), lng: Type.Number(), display: oneOf(MAP_DISPLAYS) },
      { description: 'Exact, or the shifted centre of an area, as the display says; null when not to be shown.' },
    ),
  ),
  photos: Type.Array(reference('Photo')),
  photoCount: Type.Integer(),
  advertiser: Type.Object(Advertiser),
  visibility: oneOf(VISIBILITY_TIERS),
  publishedAt: Type.String({ format: 'date-time', description: 'UTC.' }),
};

const ListingCardSchema = Type.Object(card);

const Stated = (description: string) => nullable(Type.Boolean({ description: `${description} Null: not stated.` }));

const ListingDetailSchema = Type.Object({
  ...card,
  description: Type.String(),
  descriptionLocale: oneOf(LOCALES, 'Language of title and description.'),
  kind: oneOf(LISTING_KINDS),
  mapDisplay: oneOf(MAP_DISPLAYS),
  areaRadius: nullable(
    Type.Integer({
      description: 'Metres around the position in which the property is; null where it is exact, or not shown.',
    }),
  ),
  distances: Type.Array(
    Type.Object({
      to: oneOf(['sea', 'centre']),
      name: nullable(Type.String({ description: 'Of the town whose centre it is.' })),
      metres: Type.Integer({ minimum: 0 }),
    }),
    { description: 'Reckoned in a straight line from the shown position, and as rough as that is; empty without one.' },
  ),
  country: nullable(
    Type.String({ description: 'ISO 3166 code of the country it is in; null where an ad abroad does not say which.' }),
  ),
  address: nullable(Type.String({ description: 'Street and number, only where the exact position is shown.' })),
  floorPlans: Type.Array(Type.Integer(), { description: 'Which of the photos, counted from 0, are floor plans.' }),
  yearBuilt: Count,
  floors: Count,
  condition: nullable(oneOf(CONDITIONS)),
  heating: nullable(oneOf(HEATINGS)),
  features: Type.Array(oneOf(FEATURES)),
  pricedSurface: nullable(oneOf(['net', 'gross', 'plot'], 'The surface that the price per square metre is of.')),
  energyCertificate: nullable(oneOf(ENERGY_CERTIFICATES, 'Why the energy class is 9; null: not stated.')),
  available: Stated('Whether it is free.'),
  availableFrom: CalendarDate,
  titleClear: Stated('One owner, nothing charged on it.'),
  usePermit: Stated('There is a permit of use.'),
  legalized: Stated('Built without a permit and legalised since; false while it is not.'),
  commission: Stated('Whether the buyer or tenant owes the agency a commission.'),
  seaDistance: nullable(Type.Integer({ description: 'Metres on foot.' })),
  roomType: nullable(oneOf(ROOM_TYPES)),
  roomRental: nullable(oneOf(ROOM_RENTALS)),
  coworkingType: nullable(oneOf(COWORKING_TYPES)),
  virtualTour: nullable(Type.String({ description: 'Address of the web of a virtual tour, hosted by others.' })),
  video: nullable(Type.String({ description: 'Address of the web of a video, hosted by others.' })),
  ownWords: Type.Array(Type.String(), {
    description: "What our features have no word for, as the advertiser says it, in a language of the advertiser's.",
  }),
  derived: Type.Array(oneOf(DERIVED_FIGURES), {
    description: 'Figures that the advertiser does not state and that follow from others.',
  }),
  tenure: nullable(
    oneOf(TENURES, 'What is offered instead of the whole property for good: a share of it, or its use for a time.'),
  ),
  reference: Type.String(),
  status: oneOf(PUBLIC_STATES, 'Sold also means: no longer on offer.'),
  withheld: nullable(oneOf(WITHHELD_STATES, 'Why its owner alone sees it; null: everybody does.')),
  updatedAt: Type.String({ format: 'date-time', description: 'UTC.' }),
  daysOnMarket: Type.Integer({ minimum: 0, description: 'Whole days since it was first published.' }),
  firstPublishedAt: Type.String({
    format: 'date-time',
    description: 'UTC. Taking it down and putting it up again does not change it.',
  }),
  relisted: Type.Boolean({ description: 'Whether the advertiser took it down and put it up again.' }),
  priceHistory: Type.Array(Type.Object({ at: Type.String({ format: 'date-time' }), price: Euros }), {
    description: 'Every price from the first day on, oldest first; empty when on request.',
  }),
  otherOffers: Type.Array(
    Type.Object({
      id: Id,
      path: Type.String(),
      price: reference('ListingPrice'),
      surface: card.surface,
      advertiser: card.advertiser,
      publishedAt: card.publishedAt,
    }),
    { description: 'What seems to be the same property in other ads, the lowest price first.' },
  ),
  advertiser: Type.Object({
    ...Advertiser,
    licence: nullable(Type.String()),
    agencyType: nullable(oneOf(AGENCY_TYPES)),
    website: nullable(Type.String()),
  }),
  agent: nullable(
    Type.Object(
      { name: Type.String(), licence: nullable(Type.String()), languages: Type.Array(oneOf(LOCALES)) },
      { description: 'The person to ask.' },
    ),
  ),
  contacts: Type.Object(
    { phone: Type.Boolean(), email: Type.Boolean() },
    { description: 'What the contact call would answer with.' },
  ),
  project: nullable(Project),
  auction: nullable(Auction),
  documents: Documents,
  breadcrumbs: Type.Array(reference('Breadcrumb')),
});

const ListingCardsSchema = Type.Object({ results: Type.Array(reference('ListingCard')) });

const SimilarListingsSchema = Type.Object({
  state: oneOf([...PUBLIC_STATES, 'withdrawn', 'hidden'], 'What has become of the ad.'),
  list: nullable(Type.Object(Breadcrumb.properties, { description: 'The narrowest list the ad stands or stood in.' })),
  results: Type.Array(reference('ListingCard'), { description: 'At most four, each with one photo.' }),
});

/** By their names in the API's description. */
export const listingSchemas = {
  ApiError,
  Breadcrumb,
  Photo: PhotoSchema,
  ListingPrice: ListingPriceSchema,
  ListingCard: ListingCardSchema,
  ListingCards: ListingCardsSchema,
  ListingDetail: ListingDetailSchema,
  SimilarListings: SimilarListingsSchema,
};
