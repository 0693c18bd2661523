import type { ColumnName, Columns } from './columns';
import { COLUMN_NAMES, MISSING } from './columns';
import type { Postings } from './postings';
import { boxOf, insideTest, type Shape } from './shapes';

const COLUMNS: ReadonlySet<string> = new Set(COLUMN_NAMES);

/** Conditions that must all hold; a missing value fulfils none. */
export interface ReferenceFilter {
  contract: number;
  category: number;
  equal?: Partial<Record<ColumnName, number>>;
  /** Inclusive bounds. */
  ranges?: Partial<Record<ColumnName, { min?: number; max?: number }>>;
  /** Bits that must all be there, or of which one must be. */
  bits?: readonly { column: 'amen' | 'traits'; mask: number; need: 'all' | 'any' }[];
  /** Each narrows further. */
  shapes?: readonly Shape[];
  /** Words of the text, see {@link Postings.all}. */
  words?: readonly (readonly string[])[];
}

/** Positions of the rows that fulfil the filter, ascending: one pass over a column for each condition. */
export function selectRows(columns: Columns, postings: Postings, filter: ReferenceFilter): Uint32Array {
  let rows = firstRows(columns, postings, filter);
  for (const [name, value] of namedEntries(filter.equal ?? {})) rows = between(rows, columns[name], value, value);
  for (const [name, { min = MISSING + 1, max = 2_147_483_647 }] of namedEntries(filter.ranges ?? {}))
    rows = between(rows, columns[name], min, max);
  for (const { column, mask, need } of filter.bits ?? [])
    rows = withBits(rows, columns[column], mask, need === 'all' ? mask : 0);
  for (const shape of filter.shapes ?? []) rows = insideShape(rows, columns, shape);
  return rows;
}

/** Rows of the contract and category, of all or of those with the words; a buffer that further passes may write into. */
function firstRows({ contract, category }: Columns, postings: Postings, filter: ReferenceFilter): Uint32Array {
  const found = filter.words === undefined ? null : postings.all(filter.words);
  const candidates = found?.length ?? contract.length;
  const rows = new Uint32Array(candidates);
  let length = 0;
  for (let i = 0; i < candidates; i += 1) {
    const row = found === null ? i : (found[i] ?? 0);
    if (contract[row] === filter.contract && category[row] === filter.category) rows[length++] = row;
  }
  return rows.subarray(0, length);
}

function between(rows: Uint32Array, column: Int32Array, min: number, max: number): Uint32Array {
  let length = 0;
  for (const row of rows) {
    const value = column[row] ?? MISSING;
    if (value >= min && value <= max && value !== MISSING) rows[length++] = row;
  }
  return rows.subarray(0, length);
}

/** @param wanted what must be left under the mask; 0 takes anything */
function withBits(rows: Uint32Array, column: Int32Array, mask: number, wanted: number): Uint32Array {
  let length = 0;
  for (const row of rows) {
    const left = (column[row] ?? 0) & mask;
    if (wanted === 0 ? left !== 0 : left === wanted) rows[length++] = row;
  }
  return rows.subarray(0, length);
}

function insideShape(rows: Uint32Array, { x, y }: Columns, shape: Shape): Uint32Array {
  const { west, north, east, south } = boxOf(shape);
  const inside = insideTest(shape);
  let length = 0;
  for (const row of rows) {
    const atX = x[row] ?? MISSING;
    const atY = y[row] ?? MISSING;
    if (atX >= west && atX <= east && atY >= north && atY <= south && atX !== MISSING && inside(atX, atY))
      rows[length++] = row;
  }
  return rows.subarray(0, length);
}

function namedEntries<V>(record: Partial<Record<ColumnName, V>>): [ColumnName, V][] {
  return Object.entries(record).flatMap(([name, value]): [ColumnName, V][] => (isColumn(name) ? [[name, value]] : []));
}

function isColumn(name: string): name is ColumnName {
  return COLUMNS.has(name);
}
