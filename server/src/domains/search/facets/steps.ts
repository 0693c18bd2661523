import type { CategoryCode, SearchableContract } from '@kvadrat/contracts/vocabulary';
import { type RawBuilder, sql } from 'kysely';

/** Amounts that filters offer as bounds: euros to buy, euros a month, square metres of buildings and of land. */
const SALE_PRICES = [
  50_000, 75_000, 100_000, 125_000, 150_000, 175_000, 200_000, 250_000, 300_000, 400_000, 500_000, 750_000, 1_000_000,
  2_000_000,
] as const;
const RENTS = [200, 300, 400, 500, 600, 700, 800, 1000, 1250, 1500, 2000, 3000, 5000, 10_000] as const;
const SURFACES = [20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 200, 300, 500] as const;
const PLOTS = [100, 250, 500, 750, 1000, 1500, 2000, 5000, 10_000, 50_000] as const;

const RENT: SearchableContract = 2;
const LAND: CategoryCode = 24;

export function priceSteps(contract: SearchableContract): readonly number[] {
  return contract === RENT ? RENTS : SALE_PRICES;
}

export function surfaceSteps(category: CategoryCode): readonly number[] {
  return category === LAND ? PLOTS : SURFACES;
}

/**
 * A column told apart by the steps it lies on or between. One ladder serves all contracts and categories, so that what
 * is counted does not depend on them.
 */
export class Ladder {
  readonly #steps: readonly number[];

  /** @param unit of the column; bounds of a search are whole multiples of it */
  constructor(
    private readonly column: 'price' | 'surface',
    private readonly unit: number,
    ...steps: readonly (readonly number[])[]
  ) {
    this.#steps = [...new Set(steps.flat())].sort((a, b) => a - b);
  }

  /** 0 below the first step, odd numbers on a step, even ones between two; NULL where nothing is known. */
  value(): RawBuilder<number | null> {
    const bounds = this.#steps.flatMap((step) => [step * this.unit, step * this.unit + 1]);
    return sql`width_bucket(${sql.ref(this.column)}, ${bounds}::int[])`;
  }

  /** Value of what lies on a step exactly. */
  on(step: number): number {
    return 2 * this.#steps.indexOf(step) + 1;
  }
}

export const PRICE_LADDER = new Ladder('price', 1, SALE_PRICES, RENTS);
export const SURFACE_LADDER = new Ladder('surface', 100, SURFACES, PLOTS);
