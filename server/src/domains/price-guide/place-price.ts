import type { SearchListResponse } from '@kvadrat/contracts/api';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import type { SearchCriteria } from '@kvadrat/contracts/search';
import type { Db } from '../../platform/db';
import { nameIn, type Place } from '../geography/api';
import { figuresOfPlaces } from './figures.store';
import { type GuideKind, KIND_FACTS, OFFER_CONTRACTS } from './guide-kinds';

type ListPrice = NonNullable<SearchListResponse['price']>;

/** What a square metre of a flat on sale is asked for in the middle, by the id of the place; places with too few have none. */
export async function flatPrices(db: Db, placeIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await figuresOfPlaces(db, placeIds, OFFER_CONTRACTS.sale, 'flats');
  return new Map([...rows].flatMap(([id, { median }]) => (median === null ? [] : [[id, median] as const])));
}

/** The guide's figure for a list of homes in a place, and where it is told whole; null where there is none. */
export async function listPrice(
  db: Db,
  { contract, category, typologies }: Pick<SearchCriteria, 'contract' | 'category' | 'typologies'>,
  place: Place,
  locale: Locale,
): Promise<ListPrice | null> {
  const offer = contract === OFFER_CONTRACTS.sale ? 'sale' : contract === OFFER_CONTRACTS.rent ? 'rent' : null;
  const kind = kindOf(category, typologies);
  if (offer === null || kind === null || place.level === 'region') return null;
  const row = (await figuresOfPlaces(db, [place.id], contract, kind)).get(place.id);
  if (row === undefined || row.median === null) return null;
  const query = new URLSearchParams({
    ...(offer === 'sale' ? {} : { ponuda: 'najam' }),
    ...(kind === 'flats' ? {} : { vrsta: 'kuce' }),
  }).toString();
  const below = place.level === 'country' ? '' : `${place.path}/`;
  return {
    offer,
    kind,
    label: nameIn(place, locale) ?? place.name,
    perSquareMetre: row.median,
    count: row.n,
    path: `${localizedPath(locale, `${PATHS.priceGuide}${below}`)}${query && `?${query}`}`,
  };
}

/** Lists of all homes are told what flats cost, which most of them are; of other ads the guide has no middle that means something. */
function kindOf(
  category: SearchCriteria['category'],
  typologies: SearchCriteria['typologies'],
): Exclude<GuideKind, 'land'> | null {
  if (category !== KIND_FACTS.flats.category) return null;
  const { typologies: houses } = KIND_FACTS.houses;
  return typologies.length > 0 && typologies.every((typology) => houses.includes(typology)) ? 'houses' : 'flats';
}
