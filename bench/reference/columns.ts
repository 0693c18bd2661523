/**
 * What the reference keeps of an ad. Prices in euros, surfaces in hundredths of a square metre, x and y in Web Mercator
 * units of which the world has 2^26.
 */
export const COLUMN_NAMES = [
  'id',
  'contract',
  'category',
  'typology',
  'region',
  'province',
  'city',
  'price',
  'surface',
  'ppm',
  'rooms',
  'bedrooms',
  'bathrooms',
  'rank',
  'published',
  'amen',
  'traits',
  'x',
  'y',
] as const;
export type ColumnName = (typeof COLUMN_NAMES)[number];

/** Stands for a value that is not known. */
export const MISSING = -2_147_483_648;

export type Columns = Readonly<Record<ColumnName, Int32Array>>;
export type ReferenceRow = Readonly<Record<ColumnName, number | null>>;

/** Columns for so many ads, all values missing. */
export function makeColumns(count: number): Columns {
  const column = (): Int32Array => new Int32Array(count).fill(MISSING);
  return {
    id: column(),
    contract: column(),
    category: column(),
    typology: column(),
    region: column(),
    province: column(),
    city: column(),
    price: column(),
    surface: column(),
    ppm: column(),
    rooms: column(),
    bedrooms: column(),
    bathrooms: column(),
    rank: column(),
    published: column(),
    amen: column(),
    traits: column(),
    x: column(),
    y: column(),
  };
}

/** Writes rows from position `at` on. */
export function fillColumns(columns: Columns, rows: readonly ReferenceRow[], at = 0): void {
  for (const name of COLUMN_NAMES) {
    const column = columns[name];
    rows.forEach((row, index) => {
      column[at + index] = row[name] ?? MISSING;
    });
  }
}
