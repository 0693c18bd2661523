import { COLUMN_NAMES, type Columns, fillColumns, makeColumns, type ReferenceRow } from '../reference/columns';
import { Postings } from '../reference/postings';
import type { Product } from './product';

export interface Reference {
  columns: Columns;
  postings: Postings;
  /** Seconds it took to read the rows and to invert the texts. */
  seconds: { columns: number; postings: number };
  /** Bytes of both. */
  columnBytes: number;
}

const CHUNK = 20_000;

/** Reads the rows of the read model into the reference: the same ads for both. */
export async function readReference(product: Product): Promise<Reference> {
  const start = performance.now();
  const [counted] = await product.rows('SELECT count(*)::int AS n FROM ls');
  const columns = makeColumns(Number(counted?.['n'] ?? 0));
  let at = 0;
  for await (const rows of chunks(product, `SELECT ${COLUMN_NAMES.join()} FROM ls`)) {
    fillColumns(columns, rows.map(toRow), at);
    at += rows.length;
  }
  if (at !== columns.id.length) throw new Error('ads have changed meanwhile');
  const read = performance.now();
  const postings = Postings.of(await documents(product, columns.id));
  const seconds = (from: number, to: number): number => Math.round((to - from) / 100) / 10;
  return {
    columns,
    postings,
    seconds: { columns: seconds(start, read), postings: seconds(read, performance.now()) },
    columnBytes: COLUMN_NAMES.reduce((sum, name) => sum + columns[name].byteLength, 0),
  };
}

/** Words of each ad, in the order of the ids. */
async function documents(product: Product, ids: Int32Array): Promise<string[][]> {
  const texts: string[][] = [];
  for await (const rows of chunks(
    product,
    `SELECT id, array_to_string(tsvector_to_array(tsv), ' ') AS words FROM fts`,
  )) {
    for (const { id, words } of rows) {
      if (ids[texts.length] !== id) throw new Error(`ad ${String(id)} is in one table of the read model only`);
      // Filters kept as words are no part of the text.
      texts.push(
        String(words)
          .split(' ')
          .filter((word) => !word.startsWith('_')),
      );
    }
  }
  return texts;
}

async function* chunks(product: Product, select: string): AsyncGenerator<readonly Readonly<Record<string, unknown>>[]> {
  for (let after = -1; ;) {
    const rows = await product.rows(`${select} WHERE id > ${String(after)} ORDER BY id LIMIT ${String(CHUNK)}`);
    const last = rows.at(-1)?.['id'];
    if (typeof last !== 'number') return;
    yield rows;
    after = last;
  }
}

function toRow(row: Readonly<Record<string, unknown>>): ReferenceRow {
  const value = (name: string): number | null => (typeof row[name] === 'number' ? row[name] : null);
  return {
    id: value('id'),
    contract: value('contract'),
    category: value('category'),
    typology: value('typology'),
    region: value('region'),
    province: value('province'),
    city: value('city'),
    price: value('price'),
    surface: value('surface'),
    ppm: value('ppm'),
    rooms: value('rooms'),
    bedrooms: value('bedrooms'),
    bathrooms: value('bathrooms'),
    rank: value('rank'),
    published: value('published'),
    amen: value('amen'),
    traits: value('traits'),
    x: value('x'),
    y: value('y'),
  };
}
