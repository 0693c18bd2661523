import {
  DEFAULT_CRITERIA,
  type NumberRange,
  type Point,
  type SearchCriteria,
  type Sort,
  type Travel,
} from '@kvadrat/contracts/search';
import {
  ADVERTISER_TYPES,
  CONDITIONS,
  ENERGY_LEVEL_KEYS,
  FLOOR_POSITIONS,
  GARDENS,
  HEATINGS,
  LEGAL_FACTS,
  PARKINGS,
  TRAVEL_MODES,
  VIEWS,
} from '@kvadrat/contracts/vocabulary';
import { distance, type Place } from '../../../geography/api';
import { WORDS } from './random-ads';
import type { RandomSource } from '../random-source';

const FLAGS = [
  'balconeOterrazzo',
  'ascensore',
  'arredato',
  'cantina',
  'piscina',
  'sistemaAllarmeVigilanza',
  'animali',
  'fumatore',
  'virtualTour',
  'aReddito',
  'perStudenti',
  'noAste',
  'noCommission',
  'priceReduced',
  'available',
  'withPhotos',
  'withPlan',
] as const;

const SORTS: readonly Sort[] = [
  { field: 'rilevanza', order: 'desc' },
  ...(['prezzo', 'superficie', 'locali', 'data', 'piano', 'prezzoMq'] as const).flatMap((field) => [
    { field, order: 'asc' } as const,
    { field, order: 'desc' } as const,
  ]),
  { field: 'agenzie', order: 'desc' },
  { field: 'privati', order: 'desc' },
  { field: 'scontati', order: 'desc' },
];

export interface CriteriaSources {
  /** Of all levels. */
  places: readonly Place[];
  /** Where ads stand: edges of areas keep away from them, as positions are kept in whole units. */
  positions: readonly Point[];
}

/** A search with some of everything one can ask for, most of them with an answer. */
export function randomCriteria(random: RandomSource, { places, positions }: CriteriaSources): SearchCriteria {
  const some = <T>(words: readonly T[], probability = 0.07): T[] =>
    random.chance(probability) ? random.some(words, 0.6) : [];
  const range = (from: number, to: number, probability = 0.1): NumberRange => {
    if (!random.chance(probability)) return {};
    const [min = 0, max = 0] = [random.int(from, to), random.int(from, to)].sort((a, b) => a - b);
    return random.pick([{ min }, { max }, { min, max }]);
  };
  const center = (): Point => {
    const place = random.pick(places);
    return {
      lat: round(place.lat + random.int(-200, 200) / 10_000),
      lng: round(place.lng + random.int(-200, 200) / 10_000),
    };
  };
  const area = <T>(probability: number, most: number, make: () => T, edge: (made: T) => boolean): T[] => {
    const made: T[] = [];
    while (made.length < most && random.chance(probability)) {
      const next = make();
      if (!edge(next)) made.push(next);
    }
    return made;
  };
  const onEdge = (corners: readonly Point[]): boolean =>
    positions.some((position) => metresToLine(position, corners) < EDGE_M);
  return {
    ...DEFAULT_CRITERIA,
    contract: random.pick([1, 1, 1, 1, 1, 1, 2, 2, 14]),
    category: random.pick([1, 1, 1, 1, 1, 1, 1, 24, 14]),
    place: random.chance(0.3) ? random.pick(places).path : null,
    price: range(50_000, 80_000),
    surface: range(40, 110),
    rooms: range(1, 5),
    bedrooms: range(1, 3, 0.05),
    bathrooms: random.maybe(0.95, () => random.int(1, 3)),
    typologies: some([1, 2, 3, 6] as const),
    conditions: some(CONDITIONS),
    floorPositions: some(FLOOR_POSITIONS),
    parkings: some(PARKINGS),
    heatings: some(HEATINGS),
    gardens: some(GARDENS),
    energyLevels: some(ENERGY_LEVEL_KEYS),
    views: some(VIEWS),
    legal: some(LEGAL_FACTS, 0.05),
    seaDistanceMax: random.maybe(0.95, () => random.pick([100, 499, 500, 1000])),
    builtAfter: random.maybe(0.95, () => random.pick([1990, 1991, 2010])),
    pricePerMetre: range(600, 1500, 0.05),
    plot: range(90, 410, 0.05),
    floor: range(0, 4, 0.05),
    advertisers: some(ADVERTISER_TYPES, 0.05),
    publishedWithin: random.maybe(0.95, () => DAYS_SINCE_ADS + random.pick([-1, 0, 1])),
    availableBy: random.maybe(0.95, () => random.pick(['2025-12-31', '2026-01-01', '2099-01-01'])),
    flags: [...random.some(FLAGS, 0.02), ...(random.chance(0.12) ? (['foldDuplicates'] as const) : [])],
    keyword: random.maybe(0.8, () => keyword(random)),
    polygons: area(0.15, 3, () => polygonAround(random, center()), onEdge),
    circle:
      area(
        0.1,
        1,
        () => ({ center: center(), radius: random.int(300, 4000) }),
        ({ center: middle, radius }) =>
          positions.some((position) => Math.abs(distance(middle, position) - radius) < EDGE_M),
      )[0] ?? null,
    viewport:
      area(
        0.12,
        1,
        () => boxAround(random, center()),
        (box) => onEdge(cornersOf(box)),
      )[0] ?? null,
    travel: area(
      0.08,
      2,
      (): Travel => ({ center: center(), minutes: random.int(5, 40), mode: random.pick(TRAVEL_MODES) }),
      (journey) => onEdge(reachOf(journey)),
    ),
    sort: random.pick(SORTS),
    page: random.chance(0.8) ? 1 : random.int(2, 6),
  };
}

/** What a journey of these tests reaches: a hexagon. */
export function reachOf({ center, minutes }: Travel): Point[] {
  return [10, 70, 130, 190, 250, 310].map((direction) => from(center, minutes * 80, direction));
}

/** From the day all ads of these tests were published on. */
const DAYS_SINCE_ADS = Math.floor((Date.now() - Date.UTC(2026, 5, 1)) / 86_400_000);
/** Twice the size of the units in which positions are kept, and a little more. */
const EDGE_M = 2;
const METRES_OF_A_DEGREE = 111_195;

function keyword(random: RandomSource): string {
  const chosen = random.some(WORDS, 0.25);
  const last = random.pick(WORDS);
  return [...chosen, random.chance(0.5) ? last : last.slice(0, 3)].join(' ');
}

function polygonAround(random: RandomSource, center: Point): Point[] {
  const corners = random.int(3, 8);
  const turn = random.int(0, 359);
  return Array.from({ length: corners }, (_, index) =>
    from(center, random.int(400, 4000), turn + (index * 360) / corners),
  );
}

function boxAround(random: RandomSource, { lat, lng }: Point): NonNullable<SearchCriteria['viewport']> {
  const [high, wide] = [random.int(20, 400) / 10_000, random.int(20, 600) / 10_000];
  return { south: round(lat - high), west: round(lng - wide), north: round(lat + high), east: round(lng + wide) };
}

function cornersOf({ south, west, north, east }: NonNullable<SearchCriteria['viewport']>): Point[] {
  return [
    { lat: south, lng: west },
    { lat: south, lng: east },
    { lat: north, lng: east },
    { lat: north, lng: west },
  ];
}

function from({ lat, lng }: Point, metres: number, direction: number): Point {
  const angle = (direction * Math.PI) / 180;
  return {
    lat: round(lat + (metres * Math.cos(angle)) / METRES_OF_A_DEGREE),
    lng: round(lng + (metres * Math.sin(angle)) / METRES_OF_A_DEGREE / Math.cos((lat * Math.PI) / 180)),
  };
}

/** Distance to the nearest side, near enough on a plane. */
function metresToLine(position: Point, corners: readonly Point[]): number {
  const flat = ({ lat, lng }: Point): [number, number] => [
    (lng - position.lng) * METRES_OF_A_DEGREE * Math.cos((position.lat * Math.PI) / 180),
    (lat - position.lat) * METRES_OF_A_DEGREE,
  ];
  return Math.min(
    ...corners.map((corner, index) => {
      const [ax, ay] = flat(corners.at(index - 1) ?? corner);
      const [bx, by] = flat(corner);
      const [dx, dy] = [bx - ax, by - ay];
      const along = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(ax + along * dx, ay + along * dy);
    }),
  );
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
