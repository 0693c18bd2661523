/** What was counted: ads by tally and value. */
export interface Tallied {
  /** @param code of a tally, or of the total or the places */
  count: (code: number, holds: (value: number) => boolean) => number;
}

export interface TallyRow {
  code: number;
  value: number;
  n: number;
}

/** An ad that others seem to offer too. */
export interface TwinRow {
  /** The same for all of them. */
  twin: number;
  /** The choice it fails, 0 for none. */
  missed: number;
  /** By code. */
  values: ReadonlyMap<number, number | null>;
}

/**
 * @param rows of ads that count each on its own
 * @param twins ads of which all that are for one property count once
 * @param ownOf bit of the choice that a tally ignores
 */
export function tallied(rows: readonly TallyRow[], twins: readonly TwinRow[] = [], ownOf: (code: number) => number = () => 0): Tallied {
  const counts = new Map<number, Map<number, number>>();
  for (const { code, value, n } of rows) {
    const values = counts.get(code) ?? new Map<number, number>();
    counts.set(code, values.set(value, n));
  }
  return {
    count: (code, holds) => {
      const own = ownOf(code);
      const properties = new Set<number>();
      for (const { twin, missed, values } of twins) {
        const value = values.get(code) ?? null;
        if ((missed & ~own) === 0 && value !== null && holds(value)) properties.add(twin);
      }
      return [...(counts.get(code) ?? [])].reduce((sum, [value, n]) => (holds(value) ? sum + n : sum), properties.size);
    },
  };
}
