import type { Condition, EnergyClassCode, Feature } from '@kvadrat/contracts/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db';
import type { Comparable, PricedProperty } from './priced-property';

/** How far the surface of a comparable ad may lie from the ad's. */
const SURFACE_SPREAD = 0.5;
/** The nearest in surface; more would not make the interval narrower. */
const MOST_COMPARABLES = 300;

/** Levels ads are compared in, each told apart by the next narrower one. */
const SCOPES = [
  { level: 'city_zone', column: 'zone', part: 'microzone' },
  { level: 'city', column: 'city', part: 'zone' },
  { level: 'province', column: 'province', part: 'city' },
] as const;

/** Where comparable ads are looked for. */
export type PriceScope = (typeof SCOPES)[number] & { placeId: number };

/** A comparable ad that can be shown: where it may be said to be, in world coordinates; null where that is told nobody. */
export interface ComparableAd extends Comparable {
  id: number;
  x: number | null;
  y: number | null;
}

interface Facts {
  /** Hundredths of a square metre. */
  surface: number;
  floor: number | null;
  year_built: number | null;
  condition: Condition | null;
  energy_class: EnergyClassCode;
  sea_distance: number | null;
  features: Feature[];
}

/** An ad on offer whose price can be judged; a property that is no ad has id 0. */
export interface JudgedAd extends Facts {
  id: number;
  contract: number;
  category: number;
  typology: number;
  province: number;
  city: number;
  zone: number;
  microzone: number;
  twin: number | null;
  /** Euros; null when on request. */
  price: number | null;
}

/** Of developments the first price only is known, of what is auctioned the lowest bid, and a share or a lease is no whole home. */
const ORDINARY = sql`l.kind NOT IN ('project', 'auction') AND l.tenure IS NULL`;

const FACTS = sql`l.floor, l.year_built, l.condition, l.energy_class, l.sea_distance, l.features`;

/** Null for ads that are not on offer, state no surface or are of a kind whose prices mean something else. */
export async function readJudgedAd(db: Db, id: number): Promise<JudgedAd | null> {
  const { rows } = await sql<JudgedAd>`
    SELECT ls.id, ls.contract, ls.category, ls.typology, ls.province, ls.city, ls.zone, ls.microzone, ls.twin, ls.price, ls.surface, ${FACTS}
    FROM ls JOIN listing l ON l.id = ls.id
    WHERE ls.id = ${id}::int AND ls.surface > 0 AND ls.contract IN (1, 2) AND ${ORDINARY}`.execute(db);
  return rows[0] ?? null;
}

/** The places a property is compared in, the narrowest first. */
export function scopesOf(ad: JudgedAd): PriceScope[] {
  return SCOPES.map((scope) => ({ ...scope, placeId: ad[scope.column] })).filter(({ placeId }) => placeId !== 0);
}

/**
 * Ads of the same type and offer in one place whose price is told, those nearest in surface; the same property at
 * another agency is not compared with itself, and counts once among the others.
 */
export async function readComparables(
  db: Db,
  ad: JudgedAd,
  { column, part, placeId }: PriceScope,
): Promise<{ subject: PricedProperty; comparables: ComparableAd[] }> {
  const { id, contract, category, typology, surface, twin } = ad;
  const { rows } = await sql<Facts & { id: number; x: number | null; y: number | null; price: number; part: number }>`
    SELECT near.id, near.x, near.y, near.surface, near.price, near.part, ${FACTS}
    FROM (
      SELECT DISTINCT ON (coalesce(twin, -id)) id, x, y, price, surface, ${sql.ref(part)} AS part
      FROM ls
      WHERE ${sql.ref(column)} = ${placeId}::smallint AND contract = ${contract}::smallint AND category = ${category}::smallint AND typology = ${typology}::smallint
        AND price IS NOT NULL AND id <> ${id}::int AND ${notTwin(twin)}
        AND surface BETWEEN ${Math.floor(surface * (1 - SURFACE_SPREAD))}::int AND ${Math.ceil(surface * (1 + SURFACE_SPREAD))}::int
      ORDER BY coalesce(twin, -id), id
    ) near JOIN listing l ON l.id = near.id
    WHERE ${ORDINARY}
    ORDER BY abs(near.surface - ${surface}::int), near.id LIMIT ${MOST_COMPARABLES}::int`.execute(db);
  return {
    subject: toProperty(ad, ad[part]),
    comparables: rows.map((row) => ({
      ...toProperty(row, row.part),
      price: row.price,
      id: row.id,
      x: row.x,
      y: row.y,
    })),
  };
}

function notTwin(twin: number | null): RawBuilder<boolean> {
  return twin === null ? sql`true` : sql`twin IS DISTINCT FROM ${twin}::bigint`;
}

function toProperty(facts: Facts, place: number): PricedProperty {
  return {
    surface: facts.surface / 100,
    place,
    floor: facts.floor,
    yearBuilt: facts.year_built,
    condition: facts.condition,
    energyClass: facts.energy_class,
    seaDistance: facts.sea_distance,
    features: facts.features,
  };
}
