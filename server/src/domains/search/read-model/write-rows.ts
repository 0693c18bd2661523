import { type RawBuilder, sql } from 'kysely';
import type { DbOrTransaction } from '../../../platform/db';
import type { FilterColumns, LsTable } from '../search.tables';
import type { FilterRow, ReadRow } from './read-row';

/** The tables to write to: the live ones, or those of a rebuild. */
export interface ReadTables {
  ls: RawBuilder<unknown>;
  fts: RawBuilder<unknown>;
  ftsWords: RawBuilder<unknown>;
  countRoll: RawBuilder<unknown>;
}

export function readTables(schema: string): ReadTables {
  return {
    ls: sql.id(schema, 'ls'),
    fts: sql.id(schema, 'fts'),
    ftsWords: sql.id(schema, 'fts_words'),
    countRoll: sql.id(schema, 'count_roll'),
  };
}

/** Of a row of the read model; 0 where its place is not known. */
export const NARROWEST_PLACE = sql`coalesce(nullif(microzone, 0), nullif(zone, 0), nullif(city, 0), nullif(province, 0), region)`;

/** Columns that both tables have, with their types. */
const FILTER_COLUMNS: Readonly<Record<keyof FilterColumns, string>> = {
  id: 'int',
  price: 'int',
  surface: 'int',
  ppm: 'int',
  rank: 'int',
  published: 'int',
  amen: 'int',
  traits: 'int',
  contract: 'smallint',
  category: 'smallint',
  typology: 'smallint',
  region: 'smallint',
  province: 'smallint',
  city: 'smallint',
  zone: 'smallint',
  microzone: 'smallint',
  rooms: 'smallint',
  bedrooms: 'smallint',
  bathrooms: 'smallint',
  floor: 'smallint',
  discount: 'int',
  agency: 'boolean',
  sea_distance: 'int',
  year_built: 'smallint',
  plot: 'int',
  free_on: 'smallint',
  twin: 'bigint',
};

const LS_COLUMNS: Readonly<Record<keyof LsTable, string>> = { ...FILTER_COLUMNS, x: 'int', y: 'int', cell: 'bigint' };

/** Takes ads out of the read model and off the counts. */
export async function deleteRows(
  tx: DbOrTransaction,
  { ls, fts, ftsWords, countRoll }: ReadTables,
  ids: readonly number[],
): Promise<void> {
  await sql`
    WITH gone AS (
      DELETE FROM ${ls} WHERE id = ANY(${ids}::int[]) RETURNING contract, category, ${NARROWEST_PLACE} AS place_id)
    ${addToCounts(countRoll, sql`gone`, -1)}`.execute(tx);
  for (const table of [fts, ftsWords]) await sql`DELETE FROM ${table} WHERE id = ANY(${ids}::int[])`.execute(tx);
}

/** Adds rows, none of which may be there yet, and counts them. */
export async function insertRows(
  tx: DbOrTransaction,
  { ls, fts, ftsWords, countRoll }: ReadTables,
  rows: readonly ReadRow[],
): Promise<void> {
  if (rows.length === 0) return;
  // One statement, so that PostgreSQL reads the JSON once.
  await sql`
    WITH input AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::text::json) AS row (${typed(LS_COLUMNS)}, tsv tsvector, words text, text_key bigint)),
    stems AS (
      INSERT INTO ${fts} (${names(FILTER_COLUMNS)}, tsv, text_key) SELECT ${names(FILTER_COLUMNS)}, tsv, text_key FROM input),
    words AS (
      INSERT INTO ${ftsWords} (id, words) SELECT id, words FROM input),
    added AS (
      INSERT INTO ${ls} (${names(LS_COLUMNS)}) SELECT ${names(LS_COLUMNS)} FROM input
      RETURNING contract, category, ${NARROWEST_PLACE} AS place_id)
    ${addToCounts(countRoll, sql`added`, 1)}`.execute(tx);
}

/**
 * Changes rows that are there and keep place, contract, category and words, so that neither counts nor text index change.
 * Those that are as they were are left alone.
 */
export async function updateRows(
  tx: DbOrTransaction,
  { ls, fts }: ReadTables,
  rows: readonly FilterRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const change = (table: RawBuilder<unknown>, columns: Readonly<Record<string, string>>): RawBuilder<unknown> => {
    const changed = Object.keys(columns).filter((name) => name !== 'id');
    const old = sql.join(changed.map((name) => sql.ref(`old.${name}`)));
    const given = sql.join(changed.map((name) => sql.ref(`input.${name}`)));
    return sql`UPDATE ${table} AS old SET (${sql.join(changed.map((name) => sql.ref(name)))}) = ROW (${given}) FROM input WHERE old.id = input.id AND (${old}) IS DISTINCT FROM (${given})`;
  };
  await sql`
    WITH input AS MATERIALIZED (SELECT * FROM json_to_recordset(${JSON.stringify(rows)}::text::json) AS row (${typed(LS_COLUMNS)})),
    texts AS (${change(fts, FILTER_COLUMNS)})
    ${change(ls, LS_COLUMNS)}`.execute(tx);
}

function names(columns: Readonly<Record<string, string>>): RawBuilder<unknown> {
  return sql.join(Object.keys(columns).map((name) => sql.ref(name)));
}

function typed(columns: Readonly<Record<string, string>>): RawBuilder<unknown> {
  return sql.join(Object.entries(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`));
}

/** Each ad counts for every place it lies in and for place 0, which is everywhere. */
function addToCounts(countRoll: RawBuilder<unknown>, source: RawBuilder<unknown>, sign: 1 | -1): RawBuilder<unknown> {
  return sql`
    INSERT INTO ${countRoll} AS roll (contract, category, place_id, n)
    SELECT contract, category, wider.ancestor_id, ${sign}::int * count(*)::int
    FROM ${source} AS ad
    CROSS JOIN LATERAL (SELECT ancestor_id FROM place_ancestor WHERE place_ancestor.place_id = ad.place_id
                        UNION ALL SELECT 0) wider
    GROUP BY contract, category, wider.ancestor_id
    ON CONFLICT (place_id, contract, category) DO UPDATE SET n = roll.n + excluded.n`;
}
