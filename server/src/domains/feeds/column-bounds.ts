/** What columns of ads hold, and what the read model and its comparisons reckon with: whole euros and hundredths of a square metre in 31 bits. */
export const COLUMN_BOUNDS = {
  price: [0.01, 2_147_483_647],
  area: [0.01, 21_474_836.47],
  count: [0, 999],
  floor: [-20, 200],
  year: [1000, 2100],
} as const satisfies Readonly<Record<string, readonly [low: number, high: number]>>;

/** Whether a column holds the value; of two decimals, as prices and areas are kept. */
export function fits(value: number, bounds: keyof typeof COLUMN_BOUNDS): boolean {
  const [low, high] = COLUMN_BOUNDS[bounds];
  const kept = Math.round(value * 100) / 100;
  return kept >= low && kept <= high;
}
