import type { Condition, EnergyClassCode, Feature } from '@kvadrat/contracts/vocabulary';

/**
 * The rules behind the demo's prices. Whatever judges prices (price notes, the price guide) is tested against them:
 *
 *     price per m² = level of the town × factor of the district × factor of the kind × exp(sum of effects + spread)
 *
 * Effects are natural logarithms: 0.05 is about five per cent. They hold for flats and houses; rents take
 * {@link RENT_SHARE} of each. The level of a town is set so that the median of its ads is the town's asked price.
 */
export const SPREAD = 0.11;

/** Buyers pay for what lasts; tenants pay less for it. */
export const RENT_SHARE = 0.7;

/** Per cent of price for per cent of surface: small flats cost more per square metre. */
export const SIZE = { reference: 60, elasticity: -0.11, smallest: 22, largest: 220 } as const;

/** By storey; those above the second depend on the lift. */
export const FLOOR = {
  basement: -0.16,
  ground: -0.05,
  eachHigherWithLift: 0.008,
  eachHigherWithoutLift: -0.03,
  highestCounted: 8,
} as const;

export const LIFT = 0.02;

/** Last year of each age and its effect; a year nobody knows has none. */
export const YEAR: readonly (readonly [until: number, effect: number])[] = [
  [1945, -0.02],
  [1965, -0.06],
  [1990, -0.03],
  [2008, 0],
  [2020, 0.06],
  [Infinity, 0.13],
];

/** Metres to the sea. */
export const SEA: readonly (readonly [until: number, effect: number])[] = [
  [100, 0.14],
  [300, 0.08],
  [700, 0.03],
  [1500, 0],
  [Infinity, -0.04],
];

export const CONDITION: Readonly<Record<Condition, number>> = {
  new: 0.07,
  renovated: 0.06,
  good: 0,
  'to-renovate': -0.17,
};

export const ENERGY: Readonly<Record<EnergyClassCode, number>> = {
  1: 0.05,
  2: 0.04,
  3: 0.02,
  4: 0,
  5: -0.01,
  6: -0.02,
  7: -0.04,
  8: -0.06,
  9: 0,
};

/** What else adds to the price; features that are not here add nothing. */
export const FEATURE: Readonly<Partial<Record<Feature, number>>> = {
  'sea-view': 0.08,
  'panoramic-view': 0.03,
  'park-view': 0.02,
  'river-view': 0.03,
  'parking-space': 0.02,
  'single-garage': 0.04,
  'double-garage': 0.05,
  'balcony-terrace': 0.02,
  basement: 0.01,
  pool: 0.1,
};

/** Only tenants pay for furniture. */
export const FURNISHED_RENT = 0.06;

/** Asking price of building land for a square metre, as a share of the town's flats, and of farmland in euros. */
export const LAND = {
  buildingShare: 0.045,
  buildingSpread: 0.35,
  seaView: 0.22,
  farmInland: 2.6,
  farmCoast: 14,
  farmSpread: 0.5,
} as const;

/** Agencies do not ask the same for the same flat: standard deviation of the logarithm. */
export const AGENCY_SPREAD = 0.03;

/** The lowest bid is this share of the estimate, by round. */
export const AUCTION_SHARE = [0.75, 0.5] as const;
