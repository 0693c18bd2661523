import { object, type AnySchema } from 'yup';
import { LOCALES, type Locale } from '../../locales';
import { allowedValues, maxLength, minLength, phone, required, type Rule } from '../../rules';
import {
  CATEGORY_CODES,
  CONDITIONS,
  COWORKING_TYPES,
  ENERGY_CERTIFICATES,
  FEATURES,
  HEATINGS,
  isCategoryCode,
  MAP_DISPLAYS,
  ROOM_RENTALS,
  ROOM_TYPES,
  SEARCHABLE_CONTRACTS,
  TYPOLOGY_CODES,
} from '../../vocabulary';
import { textField } from '../field';
import { FORM_LIMITS } from '../form-limits';
import { FACT_FIELDS, featureField } from './asked-facts';
import { ownAdTypologies } from './offered-kinds';
import { calendarDay, ifAsked, numberIn, textOf, webLink } from './own-ad-rules';

/** Steps of publishing an ad, each a page; the word is part of its address, the first one has none. */
export const OWN_AD_STEPS = ['vrsta-i-mjesto', 'podaci', 'slike', 'ponuda', 'pregled'] as const;
export type OwnAdStep = (typeof OWN_AD_STEPS)[number];

/** Limits of an ad that people write themselves. */
export const OWN_AD_LIMITS = {
  photos: 40,
  photoBytes: 25 * 1024 * 1024,
  titleMin: 10,
  titleMax: 100,
  descriptionMin: 30,
  descriptionMax: 5000,
  /** Euros. */
  price: 900_000_000,
  /** Square metres. */
  surface: 90_000_000,
} as const;

const OWN_ENERGY_CLASSES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
/** The energy class by its code, or the lawful reason for none. */
export const ENERGY_ANSWERS: readonly string[] = [...OWN_ENERGY_CLASSES, ...ENERGY_CERTIFICATES];
const YES_NO = ['1', '0'] as const;

const texts = (codes: readonly (string | number)[]): string[] => codes.map(String);

/** A type that the category has. */
const ofCategory: Rule = (value, fields = {}) => {
  const category = Number(fields['category']);
  if (!isCategoryCode(category)) return null;
  return texts(ownAdTypologies(category)).includes(String(value)) ? null : 'other-category';
};
/** Auctions are a contract and a category at once. */
const auctionsTogether: Rule = (value, fields = {}) =>
  (value === '14') === (fields['category'] === '14') ? null : 'auction-both';

const kindFields = {
  contract: textField(required(), allowedValues(texts(SEARCHABLE_CONTRACTS)), auctionsTogether),
  category: textField(required(), allowedValues(texts(CATEGORY_CODES))),
  typology: textField(required(), allowedValues(texts(TYPOLOGY_CODES)), ofCategory),
};

const kindSchema = object({
  ...kindFields,
  place: textField(required(), maxLength(120)),
  address: textField(maxLength(120)),
  lat: textField(numberIn(-90, 90)),
  lng: textField(numberIn(-180, 180)),
  mapDisplay: textField(required(), allowedValues(MAP_DISPLAYS)),
});

const surface = numberIn(1, OWN_AD_LIMITS.surface);
const auctionMoney = [ifAsked('caseNumber', required()), numberIn(1, OWN_AD_LIMITS.price)] as const;

const factsSchema = object({
  surfaceNet: textField(ifAsked('surfaceNet', required()), surface),
  surfaceGross: textField(surface),
  surfacePlot: textField(
    (value, fields = {}) => (['15', '16'].includes(String(fields['typology'])) ? required()(value) : null),
    surface,
  ),
  rooms: textField(numberIn(0, 200, { whole: true })),
  bedrooms: textField(numberIn(0, 200, { whole: true })),
  bathrooms: textField(numberIn(0, 200, { whole: true })),
  floor: textField(numberIn(-9, 150, { whole: true })),
  floors: textField(numberIn(0, 150, { whole: true })),
  yearBuilt: textField(numberIn(1000, 2100, { whole: true })),
  condition: textField(allowedValues(CONDITIONS)),
  heating: textField(allowedValues(HEATINGS)),
  roomType: textField(ifAsked('roomType', required()), allowedValues(ROOM_TYPES)),
  roomRental: textField(ifAsked('roomRental', required()), allowedValues(ROOM_RENTALS)),
  coworkingType: textField(allowedValues(COWORKING_TYPES)),
  available: textField(allowedValues(YES_NO)),
  availableFrom: textField(calendarDay()),
  seaDistance: textField(numberIn(0, 500_000, { whole: true })),
  titleClear: textField(allowedValues(YES_NO)),
  usePermit: textField(allowedValues(YES_NO)),
  legalized: textField(allowedValues(YES_NO)),
  energy: textField(ifAsked('energy', required()), allowedValues(ENERGY_ANSWERS)),
  caseNumber: textField(ifAsked('caseNumber', required()), maxLength(60)),
  auctionRound: textField(ifAsked('auctionRound', required()), numberIn(1, 20, { whole: true })),
  startsAt: textField(ifAsked('startsAt', required()), calendarDay(true)),
  endsAt: textField(ifAsked('endsAt', required()), calendarDay(true)),
  estimate: textField(...auctionMoney),
  lowestBid: textField(...auctionMoney),
  deposit: textField(...auctionMoney),
});

/** Languages beside Croatian that an ad may be written in. */
export const OTHER_AD_LOCALES: readonly Locale[] = LOCALES.filter((locale) => locale !== 'hr');
export const titleField = (locale: Locale): string => (locale === 'hr' ? 'title' : `title-${locale}`);
export const descriptionField = (locale: Locale): string => (locale === 'hr' ? 'description' : `description-${locale}`);

/** In another language both are written, or neither. */
const withOther =
  (other: string): Rule =>
  (value, fields = {}) =>
    textOf(fields[other]) === '' ? null : required()(value);

const translations = Object.fromEntries(
  OTHER_AD_LOCALES.flatMap((locale) => [
    [titleField(locale), textField(withOther(descriptionField(locale)), maxLength(OWN_AD_LIMITS.titleMax))],
    [descriptionField(locale), textField(withOther(titleField(locale)), maxLength(OWN_AD_LIMITS.descriptionMax))],
  ]),
);

const unlessOnRequest =
  (rule: Rule): Rule =>
  (value, fields = {}) =>
    fields['onRequest'] === '1' ? null : rule(value, fields);

const priceFields = {
  price: textField(unlessOnRequest(required()), numberIn(1, OWN_AD_LIMITS.price)),
  // A box: whatever is not "1" is a box that is empty.
  onRequest: textField(),
};

/** Another price for an ad that is published. */
export const ownPriceSchema = object(priceFields);

const offerSchema = object({
  ...priceFields,
  title: textField(required(), minLength(OWN_AD_LIMITS.titleMin), maxLength(OWN_AD_LIMITS.titleMax)),
  description: textField(required(), minLength(OWN_AD_LIMITS.descriptionMin), maxLength(OWN_AD_LIMITS.descriptionMax)),
  ...translations,
  tourUrl: textField(webLink(), maxLength(500)),
  videoUrl: textField(webLink(), maxLength(500)),
  name: textField(required(), maxLength(FORM_LIMITS.name)),
  phone: textField(required(), phone(), maxLength(FORM_LIMITS.phone)),
});

/** What each step asks; of photos nothing is typed. */
export const OWN_AD_SCHEMAS: Readonly<Record<OwnAdStep, AnySchema>> = {
  'vrsta-i-mjesto': kindSchema,
  podaci: factsSchema,
  slike: object({}),
  ponuda: offerSchema,
  pregled: object({}),
};

/** Fields of each step in the order of the page. */
export const OWN_AD_FIELDS: Readonly<Record<OwnAdStep, readonly string[]>> = {
  'vrsta-i-mjesto': ['contract', 'category', 'typology', 'place', 'placeId', 'address', 'lat', 'lng', 'mapDisplay'],
  podaci: [...FACT_FIELDS, ...FEATURES.map(featureField)],
  slike: [],
  ponuda: [
    'price',
    'onRequest',
    'title',
    'description',
    ...OTHER_AD_LOCALES.flatMap((locale) => [titleField(locale), descriptionField(locale)]),
    'tourUrl',
    'videoUrl',
    'name',
    'phone',
  ],
  pregled: [],
};

export const ALL_OWN_AD_FIELDS: readonly string[] = OWN_AD_STEPS.flatMap((step) => OWN_AD_FIELDS[step]);

/** What the owner does with an ad that was published. */
export const OWN_AD_DEEDS = ['pause', 'resume', 'sold', 'renew', 'delete', 'restore'] as const;
export type OwnAdDeed = (typeof OWN_AD_DEEDS)[number];
