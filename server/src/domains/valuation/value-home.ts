import { AppError } from '@kvadrat/contracts/errors';
import { DEFAULT_CRITERIA, searchUrl } from '@kvadrat/contracts/search';
import type { Condition, Feature, TypologyCode } from '@kvadrat/contracts/vocabulary';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Static } from 'typebox';
import type { Db } from '../../platform/db';
import {
  distance,
  type LatLng,
  nameIn,
  nearestPlace,
  type Place,
  type PlaceDirectory,
  placeDirectory,
  rankPlaces,
  unproject,
} from '../geography/api';
import { type JudgedAd, judgeProperty } from '../price-note/api';
import type { CONFIDENCES, ValuationComparableSchema } from './valuation.schema';

/** A home as somebody describes it; null is not said. */
interface ValuedHome {
  /** Path or name of its place; a point says more. */
  place: string;
  point: LatLng | null;
  typology: TypologyCode;
  /** Square metres. */
  surface: number;
  floor: number | null;
  yearBuilt: number | null;
  condition: Condition | null;
  /** Metres. */
  seaDistance: number | null;
  features: readonly Feature[];
}

type Judged = Awaited<ReturnType<typeof judgeProperty>>;
type Compared = NonNullable<Judged['judgement']>['compared'][number];
type Confidence = (typeof CONFIDENCES)[number];

/** Fewer say nothing that somebody may sell a home by. */
export const FEWEST_FOR_VALUE = 20;
const MOST_SHOWN = 5;
const STEP = 1000;
const HOMES = 1;
const SALE = 1;
const NOT_CLASSIFIED = 9;
/** Half of the range by its middle, up to which an estimate is sure or fair. */
const SURE_UP_TO = 0.15;
const FAIR_UP_TO = 0.3;
const SMALLEST_EFFECT = 0.02;
const MOST_REASONS = 5;
/** So many metres away weigh like a surface that differs by its whole. */
const FAR_M = 3000;
/** Distances are told in steps of so many metres: places of ads are no more exact. */
const NEAR_M = 100;

/**
 * What a home would be asked for, by the engine of the price notes. It keeps nothing of the question.
 * @throws AppError `not-found` where there is no such place
 */
export async function valueHome(db: Db, home: ValuedHome, locale: Locale) {
  const directory = await placeDirectory(db);
  const place = await placeOf(db, directory, home);
  const { scope, found, judgement } = await judgeProperty(db, toProperty(home, place, directory));
  const compared = judgement?.compared ?? [];
  const told = judgement !== null && compared.length >= FEWEST_FOR_VALUE;
  const where = scope === null ? undefined : directory.byId(scope.placeId);
  const center = home.point ?? place;
  return {
    asked: { label: nameIn(place, locale) ?? place.name, path: place.path },
    place:
      where === undefined ? null : { label: nameIn(where, locale) ?? where.name, level: where.level, path: where.path },
    count: judgement?.comparables ?? found,
    fewest: FEWEST_FOR_VALUE,
    estimate: told
      ? {
          low: rounded(judgement.low),
          middle: rounded(judgement.middle),
          high: rounded(judgement.high),
          perSquareMetre: Math.round(judgement.middle / home.surface),
          confidence: confidenceOf(judgement, where),
          quarters: quartersOf(compared, home.surface),
        }
      : null,
    reasons: told
      ? judgement.reasons
          .map(({ reason, effect }) => ({ reason, effect: Math.round(effect * 100) / 100 }))
          .filter(({ effect }) => Math.abs(effect) >= SMALLEST_EFFECT)
          .slice(0, MOST_REASONS)
      : [],
    adjusted: told ? perSquareMetres(compared, home.surface) : [],
    comparables: told ? mostAlike(compared, home.surface, center) : [],
    adsPath: searchUrl({
      ...DEFAULT_CRITERIA,
      place: (where ?? place).path,
      typologies: [home.typology],
      surface: { min: Math.floor(home.surface / 2), max: Math.ceil(home.surface * 1.5) },
      flags: ['foldDuplicates'],
    }),
  };
}

async function placeOf(db: Db, directory: PlaceDirectory, { place, point }: ValuedHome): Promise<Place> {
  const wanted = place.trim().replace(/^\/+|\/+$/g, '');
  const found =
    point === null
      ? (directory.byPath(wanted) ?? (wanted === '' ? undefined : (await rankPlaces(db, wanted))[0]?.place))
      : nearestPlace(directory, point)?.place;
  // Of a country or a region no price can be said.
  if (found === undefined || directory.columns(found.id).province === undefined)
    throw new AppError('not-found', `There is no town "${wanted}".`);
  return found;
}

function toProperty(home: ValuedHome, place: Place, directory: PlaceDirectory): JudgedAd {
  const { province = 0, city = 0, city_zone = 0, microzone = 0 } = directory.columns(place.id);
  return {
    id: 0,
    contract: SALE,
    category: HOMES,
    typology: home.typology,
    province,
    city,
    zone: city_zone,
    microzone,
    twin: null,
    price: null,
    surface: Math.round(home.surface * 100),
    floor: home.floor,
    year_built: home.yearBuilt,
    condition: home.condition,
    energy_class: NOT_CLASSIFIED,
    sea_distance: home.seaDistance,
    features: [...home.features],
  };
}

function confidenceOf(
  { low, middle, high }: { low: number; middle: number; high: number },
  where: Place | undefined,
): Confidence {
  // Of a whole county an engine says something, but little of one place.
  if (where?.level === 'province') return 'rough';
  const half = (high - low) / 2 / middle;
  if (half <= SURE_UP_TO) return 'sure';
  return half <= FAIR_UP_TO ? 'fair' : 'rough';
}

function perSquareMetres(compared: readonly Compared[], surface: number): number[] {
  return compared.map(({ adjusted }) => Math.round(adjusted / surface)).sort((one, other) => one - other);
}

function quartersOf(compared: readonly Compared[], surface: number): { lower: number; upper: number } {
  const sorted = perSquareMetres(compared, surface);
  const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? 0;
  return { lower: at(0.25), upper: at(0.75) };
}

function mostAlike(
  compared: readonly Compared[],
  surface: number,
  center: LatLng,
): Static<typeof ValuationComparableSchema>[] {
  return compared
    .map(({ ad, adjusted }) => {
      const metres = ad.x === null || ad.y === null ? null : distance(center, unproject({ x: ad.x, y: ad.y }));
      return { ad, adjusted, metres, unlike: Math.abs(ad.surface / surface - 1) + (metres ?? FAR_M) / FAR_M };
    })
    .sort((one, other) => one.unlike - other.unlike || one.ad.id - other.ad.id)
    .slice(0, MOST_SHOWN)
    .map(({ ad, adjusted, metres }) => ({
      id: ad.id,
      price: ad.price,
      perSquareMetre: Math.round(ad.price / ad.surface),
      adjusted: rounded(adjusted),
      surface: ad.surface,
      floor: ad.floor,
      yearBuilt: ad.yearBuilt,
      condition: ad.condition,
      distance: metres === null ? null : Math.max(NEAR_M, Math.round(metres / NEAR_M) * NEAR_M),
    }));
}

function rounded(euros: number): number {
  return Math.max(STEP, Math.round(euros / STEP) * STEP);
}
