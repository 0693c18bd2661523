import { type ColumnName, type Columns, MISSING } from './columns';

/** How many rows have each known value of a column. */
export function valueCounts(columns: Columns, rows: Uint32Array, name: ColumnName): Map<number, number> {
  const column = columns[name];
  const counts = new Map<number, number>();
  const small = new Int32Array(SMALL);
  for (const row of rows) {
    const value = column[row] ?? MISSING;
    if (value >= 0 && value < SMALL) small[value] = (small[value] ?? 0) + 1;
    else if (value !== MISSING) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  small.forEach((count, value) => {
    if (count > 0) counts.set(value, count);
  });
  return counts;
}

/** Values of codes and counts of rooms lie below. */
const SMALL = 4096;
const BITS = 31;

/** How many rows have each bit of a mask. */
export function bitCounts(columns: Columns, rows: Uint32Array, name: 'amen' | 'traits'): Map<number, number> {
  const column = columns[name];
  const totals = new Int32Array(BITS);
  for (const row of rows) {
    for (let left = column[row] ?? 0; left > 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      totals[bit] = (totals[bit] ?? 0) + 1;
    }
  }
  return new Map([...totals.entries()].filter(([, count]) => count > 0));
}
