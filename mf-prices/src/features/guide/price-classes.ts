/** A step of prices: from the first number up to, without it, the next step's. */
export interface PriceClass {
  from: number;
  until: number;
}

const MOST_CLASSES = 5;

/**
 * Steps that hold about as many of the prices each (quantiles), the lowest first. Fewer where prices are few or the same.
 * @param prices in any order
 */
export function priceClasses(prices: readonly number[]): PriceClass[] {
  const sorted = prices.toSorted((one, other) => one - other);
  const last = sorted.at(-1);
  if (last === undefined) return [];
  const starts = Array.from(
    { length: MOST_CLASSES },
    (_, step) => sorted[Math.floor((step * sorted.length) / MOST_CLASSES)],
  );
  const different = [...new Set(starts.filter((start) => start !== undefined))];
  return different.map((from, index) => ({ from, until: different[index + 1] ?? last }));
}

/** The step a price lies in, counted from 0. */
export function classOf(price: number, classes: readonly PriceClass[]): number {
  return Math.max(
    0,
    classes.findLastIndex(({ from }) => price >= from),
  );
}
