/** What was counted: ads by tally and value. */
export interface Tallied {
  /** @param code of a tally, or of the total or the places */
  count: (code: number, holds: (value: number) => boolean) => number;
  /** Ads by each value of a tally of which an ad has one. */
  byValue: (code: number) => ReadonlyMap<number, number>;
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
  /** By code; null and none where it does not count. */
  values: ReadonlyMap<number, number | null>;
}

/**
 * @param rows of ads that count each on its own
 * @param twins ads of which all that are for one property count once
 */
export function tallied(rows: readonly TallyRow[], twins: readonly TwinRow[] = []): Tallied {
  const single = new Map<number, Map<number, number>>();
  for (const { code, value, n } of rows) {
    const values = single.get(code) ?? new Map<number, number>();
    single.set(code, values.set(value, n));
  }
  /** Twins with a value that count in a tally. */
  const shared = (code: number): { twin: number; value: number }[] =>
    twins.flatMap(({ twin, values }) => {
      const value = values.get(code) ?? null;
      return value === null ? [] : [{ twin, value }];
    });
  return {
    count: (code, holds) => {
      let sum =
        twins.length === 0 ? 0 : new Set(shared(code).flatMap(({ twin, value }) => (holds(value) ? [twin] : []))).size;
      for (const [value, n] of single.get(code) ?? []) if (holds(value)) sum += n;
      return sum;
    },
    byValue: (code) => {
      const counts = new Map(single.get(code));
      const properties = new Map<number, Set<number>>();
      for (const { twin, value } of shared(code))
        properties.set(value, (properties.get(value) ?? new Set<number>()).add(twin));
      for (const [value, { size }] of properties) counts.set(value, (counts.get(value) ?? 0) + size);
      return counts;
    },
  };
}
