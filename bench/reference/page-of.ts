import { type ColumnName, type Columns, MISSING } from './columns';

export interface ReferenceOrder {
  column: ColumnName;
  /** Missing values come last both ways; ids go the same way as the values. */
  descending: boolean;
}

/** Row numbers `from` to `from + size` of the rows in an order. The rows are left in disorder. */
export function pageOf(columns: Columns, rows: Uint32Array, { column, descending }: ReferenceOrder, from: number, size: number): Uint32Array {
  const values = columns[column];
  const ids = columns.id;
  const compare = (a: number, b: number): number => {
    const left = values[a] ?? MISSING;
    const right = values[b] ?? MISSING;
    if (left !== right) {
      if (left === MISSING) return 1;
      if (right === MISSING) return -1;
      return descending ? right - left : left - right;
    }
    return descending ? (ids[b] ?? 0) - (ids[a] ?? 0) : (ids[a] ?? 0) - (ids[b] ?? 0);
  };
  const end = Math.min(from + size, rows.length);
  if (end < rows.length) moveSmallest(rows, end, compare);
  return rows.slice(0, end).sort(compare).slice(from);
}

/** Quickselect: afterwards the `count` smallest stand at the front. */
function moveSmallest(rows: Uint32Array, count: number, compare: (a: number, b: number) => number): void {
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const pivot = rows[(low + high) >> 1] ?? 0;
    let i = low;
    let j = high;
    while (i <= j) {
      while (compare(rows[i] ?? 0, pivot) < 0) i += 1;
      while (compare(rows[j] ?? 0, pivot) > 0) j -= 1;
      if (i > j) break;
      const kept = rows[i] ?? 0;
      rows[i++] = rows[j] ?? 0;
      rows[j--] = kept;
    }
    if (count - 1 <= j) high = j;
    else if (count - 1 >= i) low = i;
    else return;
  }
}
