import {
  ADVERTISER_TYPES,
  CATEGORIES,
  CATEGORY_CODES,
  CONDITIONS,
  ENERGY_LEVEL_KEYS,
  FLOOR_POSITIONS,
  GARDENS,
  HEATINGS,
  LEGAL_FACTS,
  PARKINGS,
  PLACE_LEVELS,
  TRAVEL_MODES,
  TYPOLOGIES,
  TYPOLOGY_CODES,
  VIEWS,
} from '@kvadrat/contracts/vocabulary';
import { Type, type TArray, type TOptional, type TString } from 'typebox';
import { Id, LocaleParameter, nullable, oneOf, reference } from '../../platform/schema';

export const SearchNoticeSchema = Type.Object({
  code: oneOf([
    'invalid-value',
    'inverted-range',
    'incomplete',
    'too-long',
    'unknown-place',
    'not-applied',
    'page-past-end',
  ]),
  reason: Type.Optional(oneOf(['area-too-small', 'area-outside', 'auctions-off', 'travel-unavailable'])),
  parameter: Type.String({ description: 'Name as in the address.' }),
  value: Type.String({ description: 'As it stood there, cut to 100 characters.' }),
});

const LinkedPlace = Type.Object({
  label: Type.String(),
  path: Type.String({ description: 'With the language prefix.' }),
  count: Type.Integer(),
});

const linkedPlaces = (what: string): TOptional<TArray<typeof LinkedPlace>> =>
  Type.Optional(
    Type.Array(LinkedPlace, {
      description: `Lists of the same kind in places ${what}, with enough ads to be worth the way; absent from lists with filters.`,
    }),
  );

/** A place of a search or one that may be added to it. */
export const ChosenPlaceSchema = Type.Object({
  id: Id,
  label: Type.String(),
  path: Type.String(),
  level: oneOf(PLACE_LEVELS),
  within: Type.Array(Id, { description: 'Every place it lies in; with one of them searched, this one narrows that.' }),
});

export const SearchListResponseSchema = Type.Object({
  count: Type.Integer({ description: 'Exact number of matches.' }),
  countLabel: Type.String({ description: 'The number as shown: grouped, 2000+ above the cap.' }),
  leftOut: Type.Optional(
    Type.Integer({
      description:
        'Ads of the list that who asks has put away, and that are neither counted nor shown; left out where none are known.',
    }),
  ),
  currentPage: Type.Integer(),
  maxPages: Type.Integer(),
  results: Type.Array(reference('ListingCard')),
  breadcrumbs: Type.Array(reference('Breadcrumb')),
  seo: Type.Object(
    {
      title: Type.String(),
      description: Type.String(),
      canonical: Type.String(),
      robots: Type.Optional(Type.String()),
      h1: Type.String(),
      prev: Type.Optional(Type.String()),
      next: Type.Optional(Type.String()),
    },
    { description: 'Paths carry the language prefix.' },
  ),
  notices: Type.Array(reference('SearchNotice')),
  place: nullable(
    Type.Object(
      { id: Id, label: Type.String(), path: Type.String(), level: oneOf(PLACE_LEVELS) },
      { description: 'The searched one; of several the one they share.' },
    ),
  ),
  places: Type.Optional(
    Type.Array(reference('ChosenPlace'), {
      description: 'Where the search looks, as it was chosen; none for the whole country.',
    }),
  ),
  below: linkedPlaces('inside this one, most ads first'),
  nearby: linkedPlaces('of its level around it, nearest first'),
  price: Type.Optional(
    Type.Object(
      {
        offer: oneOf(['sale', 'rent']),
        kind: oneOf(['flats', 'houses']),
        label: Type.String({ description: 'Name of the place.' }),
        perSquareMetre: Type.Number({ description: 'Median asking price in euros, a month’s for rents.' }),
        count: Type.Integer({ description: 'Properties it was counted of.' }),
        path: Type.String({ description: 'Where the price guide tells more of it, with language prefix.' }),
      },
      { description: 'What the price guide says of the place; left out where it says nothing.' },
    ),
  ),
});

export const SearchCountSchema = Type.Object({
  count: Type.Integer({ description: 'Exact number of matches.' }),
  countLabel: Type.String({ description: 'The number as shown: grouped, 2000+ above the cap.' }),
});

const text = (description: string): TOptional<TString> => Type.Optional(Type.String({ description }));
const words = (what: string, values: readonly string[]): TOptional<TString> =>
  text(`${what}, any of ${values.join(', ')}, separated by commas.`);
const flag = (what: string): TOptional<TString> => text(`1: only with ${what}.`);

/** For the documentation; nothing is refused for not fitting it. */
export const SearchQuery = Type.Object({
  path: text('Page path of a list without language prefix, for example /prodaja-stambene-nekretnine/split/.'),
  locale: LocaleParameter,
  agency: text('Slug of an agency whose ads alone are wanted.'),
  idContratto: text('1 sale, 2 rent, 14 auction; auctions find nothing while they are off.'),
  idCategoria: text(`Category: ${CATEGORY_CODES.map((code) => `${code} ${CATEGORIES[code]}`).join(', ')}.`),
  idNazione: text(
    'Country. Of each level several, separated by commas; a place that another one lies in says only where that is, of all others any will do.',
  ),
  idRegione: text('Regions.'),
  fkRegione: text('The same as idRegione.'),
  idProvincia: text('Counties.'),
  idAreaTuristica: text('Touristic areas.'),
  idMacroarea: text('Macroarea; Croatia has none.'),
  idComune: text('Towns and municipalities.'),
  idMZona: text('Parts of a town or settlements, separated by commas.'),
  idQuartiere: text('Neighbourhoods, separated by commas.'),
  fkMetro: text('Metro line; Croatia has none.'),
  fkMetroStation: text('Metro station; Croatia has none.'),
  prezzoMinimo: text('Euros, inclusive.'),
  prezzoMassimo: text('Euros, inclusive.'),
  superficieMinima: text('Square metres: net if given, else gross.'),
  superficieMassima: text('Square metres: net if given, else gross.'),
  localiMinimo: text('Rooms.'),
  localiMassimo: text('Rooms.'),
  camereDaLettoMinimo: text('Bedrooms.'),
  camereDaLettoMassimo: text('Bedrooms.'),
  bagni: text('Bathrooms, so many or more.'),
  idTipologia: text(
    `Property types, separated by commas: ${TYPOLOGY_CODES.map((code) => `${code} ${TYPOLOGIES[code]}`).join(', ')}.`,
  ),
  tipoProprieta: text('The same as idTipologia.'),
  stato: words('Condition', CONDITIONS),
  fasciaPiano: words('Floor position', FLOOR_POSITIONS),
  boxAuto: words('Parking', PARKINGS),
  riscaldamenti: words('Heating', HEATINGS),
  giardino: words('Garden', GARDENS),
  classeEnergetica: words('Energy classes', ENERGY_LEVEL_KEYS),
  vista: words('View', VIEWS),
  balconeOterrazzo: flag('a balcony or terrace'),
  ascensore: flag('a lift'),
  arredato: flag('furniture'),
  cantina: flag('a basement'),
  piscina: flag('a pool'),
  sistemaAllarmeVigilanza: flag('an alarm'),
  animali: flag('pets welcome'),
  fumatore: flag('smokers welcome'),
  virtualTour: flag('a virtual tour'),
  aReddito: flag('income'),
  perStudenti: flag('students welcome'),
  noAste: text('1: no auctions.'),
  legal: text(`Legal facts, of ${LEGAL_FACTS.join(', ')}, separated by commas; each must hold.`),
  noCommission: flag('no commission for the broker, private sellers included'),
  priceReduced: flag('a reduced price'),
  available: flag('free today, by the day the ad names where it names one'),
  foldDuplicates: text('1: of ads that seem to offer the same property only the first one.'),
  seaDistanceMax: text('Metres to the sea at most.'),
  builtAfter: text('Year of building, this one or a later one.'),
  prezzoMqMinimo: text('Euros for each square metre, inclusive.'),
  prezzoMqMassimo: text('Euros for each square metre, inclusive.'),
  superficieTerrenoMinima: text('Square metres of the land that belongs to it.'),
  superficieTerrenoMassima: text('Square metres of the land that belongs to it.'),
  pianoMinimo: text('Floor, counted from the ground, which is 0.'),
  pianoMassimo: text('Floor, counted from the ground, which is 0.'),
  advertiser: words('Advertiser', ADVERTISER_TYPES),
  publishedWithin: text('Published today or on one of so many days before, 3650 at most.'),
  availableBy: text('A day, 2027-03-01: free on it at the latest.'),
  withPhotos: flag('pictures'),
  withPlan: flag('a floor plan, among the pictures or as a document'),
  keyword: text(
    'All words must occur, in any of their forms; the last one may be unfinished. What stands in quotes must occur word by word.',
  ),
  vrt: text(
    'Corners of a drawn area, lat,lng each, separated by semicolons. May be repeated up to five times: any of the areas will do, the circle included.',
  ),
  centro: text('Centre of a circle, lat,lng.'),
  raggio: text('Its radius in metres.'),
  viewport: text('Part of the map, south,west,north,east: only ads in it.'),
  travel: text(
    `lat,lng,minutes,mode: only ads within so many minutes, 60 at most, by ${TRAVEL_MODES.join(', ')}. May be given twice: both must hold.`,
  ),
  lat: text('Centre of the map; narrows nothing.'),
  lng: text('Centre of the map; narrows nothing.'),
  zoom: text('Zoom level of the map; narrows nothing.'),
  criterio: text('Order: rilevanza, prezzo, superficie, locali, data, piano, prezzoMq, agenzie, privati or scontati.'),
  ordine: text('asc or desc.'),
  pag: text('Page of 25, from 1.'),
});
