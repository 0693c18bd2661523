import type { Condition, EnergyClassCode, Feature } from '@kvadrat/contracts/vocabulary';

/** What a price is explained by. Null is "not stated". */
export interface PricedProperty {
  /** Square metres of the surface the price is of. */
  surface: number;
  /** Part of the compared area: its price level is told apart from the others'. */
  place: number;
  floor: number | null;
  yearBuilt: number | null;
  condition: Condition | null;
  energyClass: EnergyClassCode;
  /** Metres. */
  seaDistance: number | null;
  features: readonly Feature[];
}

/** An ad on offer whose price is told. */
export interface Comparable extends PricedProperty {
  /** Euros; a month's where it is to let. */
  price: number;
}
