import {
  ADVERTISER_TYPES,
  CATEGORY_CODES,
  CONDITIONS,
  CONTRACT_CODES,
  ENERGY_CLASS_CODES,
  FEATURES,
  HEATINGS,
  MAP_DISPLAYS,
  TYPOLOGY_CODES,
  VISIBILITY_TIERS,
} from '@kvadrat/contracts/vocabulary';
import { LOCALES } from '@kvadrat/contracts/locales';
import { Type } from 'typebox';
import { ApiError, Breadcrumb, Id, nullable, oneOf, reference } from '../schema';

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

const ListingDetailSchema = Type.Object({
  ...card,
  description: Type.String(),
  descriptionLocale: oneOf(LOCALES, 'Language of title and description.'),
  yearBuilt: Count,
  floors: Count,
  condition: nullable(oneOf(CONDITIONS)),
  heating: nullable(oneOf(HEATINGS)),
  features: Type.Array(oneOf(FEATURES)),
  reference: Type.String(),
  status: oneOf(['active', 'sold']),
  updatedAt: Type.String({ format: 'date-time', description: 'UTC.' }),
  advertiser: Type.Object({
    ...Advertiser,
    licence: nullable(Type.String()),
    phone: nullable(Type.String()),
    website: nullable(Type.String()),
  }),
  breadcrumbs: Type.Array(reference('Breadcrumb')),
});

/** By their names in the API's description. */
export const listingSchemas = {
  ApiError,
  Breadcrumb,
  Photo: PhotoSchema,
  ListingPrice: ListingPriceSchema,
  ListingCard: ListingCardSchema,
  ListingDetail: ListingDetailSchema,
};
