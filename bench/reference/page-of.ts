import { type ColumnName, type Columns, MISSING } from './columns';

export interface ReferenceOrder {
  column: ColumnName;
  /** Missing values come last both ways; ids go the same way as the values. */
  descending: boolean;
}

/** More are selected than kept in order. */
const MOST_KEPT = 2000;

/** Row numbers `from` to `from + size` of the rows in an order. The rows may be left in disorder. */
export function pageOf(
  columns: Columns,
  rows: Uint32Array,
  order: ReferenceOrder,
  from: number,
  size: number,
): Uint32Array {
  const keys = sortKeys(columns, rows, order);
  const end = Math.min(from + size, rows.length);
  const compare = (a: number, b: number): number => (keys[a] ?? 0) - (keys[b] ?? 0);
  const first = end <= MOST_KEPT ? keepSmallest(keys, end) : selectSmallest(keys, end, compare);
  return first
    .sort(compare)
    .slice(from)
    .map((index) => rows[index] ?? 0);
}

/** One number for each row, smaller for those that come first: 32 bits of the value before 21 of the id. */
function sortKeys(columns: Columns, rows: Uint32Array, { column, descending }: ReferenceOrder): Float64Array {
  const values = columns[column];
  const ids = columns.id;
  const keys = new Float64Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] ?? 0;
    const value = values[row] ?? MISSING;
    const id = ids[row] ?? 0;
    const rank = value === MISSING ? LAST : descending ? -value : value;
    keys[index] = rank * IDS + (descending ? IDS - 1 - id : id);
  }
  return keys;
}

const IDS = 2 ** 21;
/** Behind every value: those have 31 bits, and the whole key has to fit a number exactly. */
const LAST = 2 ** 31;

/** Indexes of the smallest keys, in any order: the worst of them stands at the top of a heap. */
function keepSmallest(keys: Float64Array, count: number): Uint32Array {
  const heap = Uint32Array.from({ length: count }, (_, index) => index);
  for (let at = (count >> 1) - 1; at >= 0; at -= 1) sink(heap, keys, at);
  const worstOf = (): number => keys[heap[0] ?? 0] ?? 0;
  let worst = worstOf();
  for (let index = count; index < keys.length; index += 1) {
    if ((keys[index] ?? 0) >= worst) continue;
    heap[0] = index;
    sink(heap, keys, 0);
    worst = worstOf();
  }
  return heap;
}

function sink(heap: Uint32Array, keys: Float64Array, from: number): void {
  const moving = heap[from] ?? 0;
  const key = keys[moving] ?? 0;
  let at = from;
  for (let child = 2 * at + 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && (keys[heap[child + 1] ?? 0] ?? 0) > (keys[heap[child] ?? 0] ?? 0)) child += 1;
    if ((keys[heap[child] ?? 0] ?? 0) <= key) break;
    heap[at] = heap[child] ?? 0;
    at = child;
  }
  heap[at] = moving;
}

/** The same by quickselect. */
function selectSmallest(keys: Float64Array, count: number, compare: (a: number, b: number) => number): Uint32Array {
  const indexes = Uint32Array.from(keys, (_, index) => index);
  let low = 0;
  let high = count < indexes.length ? indexes.length - 1 : 0;
  while (low < high) {
    const pivot = indexes[(low + high) >> 1] ?? 0;
    let i = low;
    let j = high;
    while (i <= j) {
      while (compare(indexes[i] ?? 0, pivot) < 0) i += 1;
      while (compare(indexes[j] ?? 0, pivot) > 0) j -= 1;
      if (i > j) break;
      const kept = indexes[i] ?? 0;
      indexes[i++] = indexes[j] ?? 0;
      indexes[j--] = kept;
    }
    if (count - 1 <= j) high = j;
    else if (count - 1 >= i) low = i;
    else break;
  }
  return indexes.slice(0, count);
}
