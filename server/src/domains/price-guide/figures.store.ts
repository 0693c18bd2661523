import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { CUT_CODES } from './guide-cuts';
import { type GuideKind, KIND_FACTS, OFFER_CONTRACTS } from './guide-kinds';
import type { PriceFigureTable } from './price-guide.tables';

/** A row of figures. */
export type FigureRow = PriceFigureTable;

interface MonthRow {
  /** `2026-11` */
  month: string;
  n: number;
  q1: number;
  median: number;
  q3: number;
  invented: boolean;
}

/** All parts of one place, for both offers. */
export async function figuresOfPlace(db: Db, placeId: number, kind: GuideKind): Promise<FigureRow[]> {
  return db
    .selectFrom('price_figure')
    .selectAll()
    .where('place_id', '=', placeId)
    .where('kind', '=', KIND_FACTS[kind].code)
    .orderBy('cut')
    .orderBy('value')
    .execute();
}

/** The whole of each place, one row where there is an ad. */
export async function figuresOfPlaces(
  db: Db,
  placeIds: readonly number[],
  contract: number,
  kind: GuideKind,
): Promise<Map<number, FigureRow>> {
  const rows = await db
    .selectFrom('price_figure')
    .selectAll()
    .where('place_id', '=', sql<number>`ANY(${[...placeIds]}::int[])`)
    .where('contract', '=', contract)
    .where('kind', '=', KIND_FACTS[kind].code)
    .where('cut', '=', CUT_CODES.all)
    .execute();
  return new Map(rows.map((row) => [row.place_id, row]));
}

/** Months of one place, oldest first, at most so many. */
export async function monthsOfPlace(
  db: Db,
  placeId: number,
  contract: number,
  kind: GuideKind,
  most: number,
): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    SELECT to_char(month, 'YYYY-MM') AS month, n, q1, median, q3, invented FROM price_snapshot
    WHERE place_id = ${placeId}::int AND contract = ${contract}::smallint AND kind = ${KIND_FACTS[kind].code}::smallint
    ORDER BY month DESC LIMIT ${most}::int`.execute(db);
  return rows.toReversed();
}

/**
 * By what share the middle of each place has changed in the twelve months before the newest one.
 * @param countryId the newest month is that of the country: where a place has a figure, so has it, and its key leads to it at once
 */
export async function yearChanges(
  db: Db,
  countryId: number,
  placeIds: readonly number[],
  contract: number,
  kind: GuideKind,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ place_id: number; change: number }>`
    SELECT now.place_id, now.median / before.median - 1 AS change
    FROM price_snapshot now
    JOIN price_snapshot before USING (place_id, contract, kind)
    WHERE now.place_id = ANY(${[...placeIds]}::int[]) AND contract = ${contract}::smallint AND kind = ${KIND_FACTS[kind].code}::smallint
      AND now.month = (
        SELECT max(month) FROM price_snapshot
        WHERE place_id = ${countryId}::int AND contract = ${contract}::smallint AND kind = ${KIND_FACTS[kind].code}::smallint
      ) AND before.month = now.month - interval '12 months'`.execute(db);
  return new Map(rows.map(({ place_id, change }) => [place_id, change]));
}

/** When the figures were counted; null before that was done for the first time. */
export async function countedAt(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('price_figure_state').select('built_at').executeTakeFirst();
  return row?.built_at ?? null;
}

/** Ids of all places with a number for what the guide's plain addresses show: flats for sale. */
export async function placesWithFigures(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('price_figure')
    .select('place_id')
    .where('contract', '=', OFFER_CONTRACTS.sale)
    .where('kind', '=', KIND_FACTS.flats.code)
    .where('cut', '=', CUT_CODES.all)
    .where('median', 'is not', null)
    .orderBy('place_id')
    .execute();
  return rows.map(({ place_id }) => place_id);
}
