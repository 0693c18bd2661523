import type { Feature } from '@kvadrat/contracts/vocabulary';
import type { PricedProperty } from './priced-property';

/** What a difference in price is put down to. */
export const PRICE_REASONS = [
  'place',
  'surface',
  'floor',
  'lift',
  'year',
  'condition',
  'energy',
  'sea',
  'view',
  'parking',
  'extras',
] as const;
export type PriceReason = (typeof PRICE_REASONS)[number];

/** One number of a property that may explain its price, and under which reason its effect is told. */
export interface PriceFact {
  reason: PriceReason;
  of: (property: PricedProperty) => number;
}

const NOT_CLASSIFIED = 9;
const MIDDLE_CLASS = 4;
/** Floors from here on are high ones; more than so many make no difference any more. */
const LOW_FLOORS = 2;
const HIGHEST_COUNTED = 8;

const holds = (condition: boolean): number => (condition ? 1 : 0);
const has =
  (feature: Feature): PriceFact['of'] =>
  (property) =>
    holds(property.features.includes(feature));
const highFloors = ({ floor }: PricedProperty): number =>
  floor === null ? 0 : Math.max(0, Math.min(floor, HIGHEST_COUNTED) - LOW_FLOORS);
const lift = has('elevator');

/** Years between which building rules changed: before them, seismic rules of 1964, thermal ones of 1987 and 2006, near-zero energy of 2020. */
const YEARS: readonly (readonly [from: number, until: number])[] = [
  [0, 1945],
  [1946, 1964],
  [1965, 1987],
  [2006, 2019],
  [2020, 9999],
];

/** Metres to the sea; ads that do not state it are their own class. */
const SEA: readonly (readonly [from: number, until: number])[] = [
  [0, 100],
  [101, 300],
  [301, 1000],
  [1001, Infinity],
];

const CONDITIONS = ['new', 'renovated', 'to-renovate'] as const;

/** Facts of homes, offices and land alike: one that no ad of an area states explains nothing there. */
export const PRICE_FACTS: readonly PriceFact[] = [
  { reason: 'surface', of: ({ surface }) => Math.log(surface) },
  { reason: 'floor', of: ({ floor }) => holds(floor !== null && floor < 0) },
  { reason: 'floor', of: ({ floor }) => holds(floor === 0) },
  { reason: 'floor', of: (property) => highFloors(property) * lift(property) },
  { reason: 'floor', of: (property) => highFloors(property) * (1 - lift(property)) },
  { reason: 'lift', of: lift },
  ...YEARS.map(([from, until]): PriceFact => ({
    reason: 'year',
    of: ({ yearBuilt }) => holds(yearBuilt !== null && yearBuilt >= from && yearBuilt <= until),
  })),
  ...CONDITIONS.map((condition): PriceFact => ({
    reason: 'condition',
    of: (property) => holds(property.condition === condition),
  })),
  { reason: 'energy', of: ({ energyClass }) => (energyClass === NOT_CLASSIFIED ? 0 : MIDDLE_CLASS - energyClass) },
  ...SEA.map(([from, until]): PriceFact => ({
    reason: 'sea',
    of: ({ seaDistance }) => holds(seaDistance !== null && seaDistance >= from && seaDistance <= until),
  })),
  ...(['sea-view', 'panoramic-view', 'river-view', 'lake-view', 'mountain-view', 'park-view'] as const).map(
    (view): PriceFact => ({ reason: 'view', of: has(view) }),
  ),
  ...(['parking-space', 'single-garage', 'double-garage'] as const).map((parking): PriceFact => ({
    reason: 'parking',
    of: has(parking),
  })),
  ...(['pool', 'balcony-terrace', 'basement', 'furnished', 'private-garden'] as const).map((extra): PriceFact => ({
    reason: 'extras',
    of: has(extra),
  })),
];
