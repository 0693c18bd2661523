import type {
  AdvertiserType,
  CategoryCode,
  Condition,
  EnergyLevel,
  FloorPosition,
  GARDENS,
  Heating,
  LEGAL_FACTS,
  PARKINGS,
  SearchableContract,
  TRAVEL_MODES,
  TypologyCode,
  VIEWS,
} from '../vocabulary';
import type { PlaceParameter, SearchFlag } from './parameter-names';
import type { Point } from './point';
import { defaultSort, type Sort } from './sort';

/** Inclusive bounds; an absent bound is open. */
export interface NumberRange {
  min?: number | undefined;
  max?: number | undefined;
}

/**
 * Ranges by their field in {@link SearchCriteria}. Price in EUR, price per metre in EUR/m², surface and plot in m², rooms and
 * bedrooms counted, floors counted from the ground, which is 0.
 */
export type RangeKey = 'price' | 'surface' | 'rooms' | 'bedrooms' | 'pricePerMetre' | 'plot' | 'floor';

/** Ids of places by the parameter that names them. One that another one lies in only says where that is; of all others any will do. */
export type PlaceIds = Readonly<Partial<Record<PlaceParameter, readonly number[]>>>;

/** Everything within so many metres of a point. */
export interface Circle {
  center: Point;
  radius: number;
}

/** What a map shows, in degrees; never across the 180th meridian. */
export interface Viewport {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Everything one reaches from a point in so many minutes, 60 at most. */
export interface Travel {
  center: Point;
  minutes: number;
  mode: (typeof TRAVEL_MODES)[number];
}

/**
 * One search, whole: what an address describes and what the query planner answers.
 * Its written form uses the specification's parameter names. Of a list any value will do,
 * an empty one is no condition; different conditions must all hold.
 */
export interface SearchCriteria {
  contract: SearchableContract;
  category: CategoryCode;
  /** Path of the place below the list prefix, for example `split/bacvice`; null is the whole country. */
  place: string | null;
  /** Places by id; where there are any, they say more than the path. */
  placeIds: PlaceIds;
  price: NumberRange;
  surface: NumberRange;
  rooms: NumberRange;
  bedrooms: NumberRange;
  /** What the price is for each square metre. */
  pricePerMetre: NumberRange;
  /** The land that belongs to it. */
  plot: NumberRange;
  floor: NumberRange;
  /** So many or more. */
  bathrooms: number | null;
  typologies: readonly TypologyCode[];
  conditions: readonly Condition[];
  floorPositions: readonly FloorPosition[];
  parkings: readonly (typeof PARKINGS)[number][];
  heatings: readonly Heating[];
  gardens: readonly (typeof GARDENS)[number][];
  energyLevels: readonly EnergyLevel[];
  views: readonly (typeof VIEWS)[number][];
  /** Each must hold, unlike those of the lists above. */
  legal: readonly (typeof LEGAL_FACTS)[number][];
  /** Metres to the sea at most. */
  seaDistanceMax: number | null;
  /** The first year of building that will do. */
  builtAfter: number | null;
  /** Whose ads: any of these. */
  advertisers: readonly AdvertiserType[];
  /** Published today or on one of so many days before. */
  publishedWithin: number | null;
  /** The last day on which one can move in: `2027-03-01`. */
  availableBy: string | null;
  /** Each must hold; `foldDuplicates` shows one ad of those that seem to be for the same property. */
  flags: readonly SearchFlag[];
  keyword: string | null;
  /** Drawn areas, each of three corners or more; with the circle they are searched together. */
  polygons: readonly (readonly Point[])[];
  circle: Circle | null;
  /** Only what lies in this part of the map; other areas must hold too. */
  viewport: Viewport | null;
  /** Each must be in time. */
  travel: readonly Travel[];
  /** What the map shows; it narrows nothing. */
  mapCenter: Point | null;
  zoom: number | null;
  sort: Sort;
  /** Counted from 1. */
  page: number;
}

/** The search behind `/prodaja-stambene-nekretnine/`. */
export const DEFAULT_CRITERIA: SearchCriteria = {
  contract: 1,
  category: 1,
  place: null,
  placeIds: {},
  price: {},
  surface: {},
  rooms: {},
  bedrooms: {},
  pricePerMetre: {},
  plot: {},
  floor: {},
  bathrooms: null,
  typologies: [],
  conditions: [],
  floorPositions: [],
  parkings: [],
  heatings: [],
  gardens: [],
  energyLevels: [],
  views: [],
  legal: [],
  seaDistanceMax: null,
  builtAfter: null,
  advertisers: [],
  publishedWithin: null,
  availableBy: null,
  flags: [],
  keyword: null,
  polygons: [],
  circle: null,
  viewport: null,
  travel: [],
  mapCenter: null,
  zoom: null,
  sort: defaultSort(),
  page: 1,
};
