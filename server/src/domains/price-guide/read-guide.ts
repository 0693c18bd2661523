import { AppError } from '@kvadrat/contracts/errors';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { PATHS } from '@kvadrat/contracts/paths';
import { DEFAULT_CRITERIA, searchUrl, type SearchCriteria } from '@kvadrat/contracts/search';
import type { Static } from 'typebox';
import type { Db } from '../../platform/db';
import {
  describePlace,
  nameIn,
  type PartShapes,
  type Place,
  type PlaceDirectory,
  placeDirectory,
} from '../geography/api';
import {
  countedAt,
  type FigureRow,
  figuresOfPlace,
  figuresOfPlaces,
  monthsOfPlace,
  yearChanges,
} from './figures.store';
import { criteriaOf, CUT_CODES, GUIDE_CUTS } from './guide-cuts';
import { FEWEST, type GuideKind, type GuideOffer, KIND_FACTS, OFFER_CONTRACTS } from './guide-kinds';
import { findGuidePlace } from './find-guide-place';
import { mapOfParts } from './map-of-parts';
import type { GuideFigureSchema, GuidePartSchema, GuidePlaceSchema } from './price-guide.schema';

type GuideFigure = Static<typeof GuideFigureSchema>;
type GuidePlace = Static<typeof GuidePlaceSchema>;
type GuidePart = Omit<Static<typeof GuidePartSchema>, 'place' | 'figure'> & { place: GuidePlace; figure: GuideFigure };

/** Three years and the month they began with. */
const MOST_MONTHS = 37;
const HUNDREDTHS = 10_000;

export interface GuideQuestion {
  /** Public path of the place, or what somebody calls it; empty is the whole country. */
  place: string;
  offer: GuideOffer;
  kind: GuideKind;
  locale: Locale;
}

/**
 * Everything the guide knows of a place.
 * @throws AppError `not-found` where there is no such place
 */
export async function readGuide(db: Db, shapes: PartShapes, { place: asked, offer, kind, locale }: GuideQuestion) {
  const directory = await placeDirectory(db);
  const place = await findGuidePlace(db, directory, asked);
  if (place === null) throw new AppError('not-found', `There is no place "${asked}".`);
  const contract = OFFER_CONTRACTS[offer];
  const inside = partsOf(place, directory);
  // One after the other: four places side by side would else ask for twenty connections at once.
  const rows = await figuresOfPlace(db, place.id, kind);
  const insideIds = inside.map(({ id }) => id);
  const partRows = await figuresOfPlaces(db, insideIds, contract, kind);
  const months = await monthsOfPlace(db, place.id, contract, kind, MOST_MONTHS);
  const countryId = directory.country?.id ?? place.id;
  const changes = await yearChanges(db, countryId, [place.id, ...insideIds], contract, kind);
  const counted = await countedAt(db);
  const whole = (of: GuideOffer): FigureRow | undefined =>
    rows.find((row) => row.contract === OFFER_CONTRACTS[of] && row.cut === CUT_CODES.all);
  const figureOf = (
    row: FigureRow | undefined,
    criteria: Partial<SearchCriteria>,
    of: GuideOffer = offer,
  ): GuideFigure => toFigure(row, adsPath(place, of, kind, criteria));
  const [sale, rent] = [whole('sale')?.median ?? null, whole('rent')?.median ?? null];
  const otherOffer = offer === 'sale' ? 'rent' : 'sale';
  return {
    place: toGuidePlace(place, directory, locale),
    breadcrumbs: breadcrumbsOf(place, directory, locale),
    offer,
    kind,
    fewest: FEWEST,
    countedAt: counted?.toISOString() ?? null,
    figure: figureOf(whole(offer), {}),
    otherOffer: figureOf(whole(otherOffer), {}, otherOffer),
    change: changes.get(place.id) ?? null,
    grossYield: sale === null || rent === null ? null : (rent * 12) / sale,
    cuts: GUIDE_CUTS.filter((cut) => cut !== 'all').map((cut) => ({
      cut,
      parts: rows
        .filter((row) => row.contract === contract && row.cut === CUT_CODES[cut])
        .map((row) => ({ value: row.value, figure: figureOf(row, criteriaOf(cut, row.value)) })),
    })),
    parts: inside
      .flatMap((part): GuidePart[] => {
        const row = partRows.get(part.id);
        if (row === undefined) return [];
        return [
          {
            place: toGuidePlace(part, directory, locale),
            figure: toFigure(row, adsPath(part, offer, kind, {})),
            change: changes.get(part.id) ?? null,
          },
        ];
      })
      .sort(byMedian),
    map: await mapOfParts(place, inside, shapes),
    months: months.map(({ month, n, q1, median, q3, invented }) => ({
      month,
      count: n,
      lower: q1,
      median,
      upper: q3,
      invented,
    })),
  };
}

/** Of the country its counties: regions say little to people. */
function partsOf(place: Place, directory: PlaceDirectory): readonly Place[] {
  if (place.level === 'country') return directory.places.filter(({ level }) => level === 'province');
  const inside = place.level === 'touristic_area' ? directory.towns(place) : directory.inside(place);
  return inside.filter((part) => !directory.isTownItself(part));
}

function byMedian(one: GuidePart, other: GuidePart): number {
  const [left, right] = [one.figure.median ?? -1, other.figure.median ?? -1];
  return right - left || other.figure.count - one.figure.count || one.place.path.localeCompare(other.place.path);
}

function toFigure(row: FigureRow | undefined, path: string): GuideFigure {
  const told = row !== undefined && row.median !== null;
  return {
    count: row?.n ?? 0,
    lower: row?.q1 ?? null,
    median: row?.median ?? null,
    upper: row?.q3 ?? null,
    price: row?.price ?? null,
    reducedShare: told ? row.reduced / row.n : null,
    reduction: !told || row.reduction === null ? null : row.reduction / HUNDREDTHS,
    days: !told || row.days === null ? null : Math.round(row.days),
    adsPath: path,
  };
}

/** The ads a figure was counted of: one of each property, as the figure counts them. */
function adsPath(place: Place, offer: GuideOffer, kind: GuideKind, criteria: Partial<SearchCriteria>): string {
  return searchUrl({
    ...DEFAULT_CRITERIA,
    contract: OFFER_CONTRACTS[offer],
    category: KIND_FACTS[kind].category,
    place: place.level === 'country' ? null : place.path,
    typologies: KIND_FACTS[kind].typologies,
    flags: ['foldDuplicates'],
    ...criteria,
  });
}

function toGuidePlace(place: Place, directory: PlaceDirectory, locale: Locale): GuidePlace {
  const { parent, kind, level } = describePlace(place, directory, locale);
  return {
    label: nameIn(place, locale) ?? place.name,
    parent,
    kind,
    level,
    path: place.level === 'country' ? '' : place.path,
  };
}

function breadcrumbsOf(place: Place, directory: PlaceDirectory, locale: Locale) {
  return directory
    .chain(place.id)
    .filter(({ level }) => level !== 'country' && level !== 'region')
    .map((step) => ({
      label: nameIn(step, locale) ?? step.name,
      path: step.id === place.id ? null : localizedPath(locale, `${PATHS.priceGuide}${step.path}/`),
    }));
}
