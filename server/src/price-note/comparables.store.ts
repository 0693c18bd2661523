import type { Condition, EnergyClassCode, Feature } from '@kvadrat/contracts/vocabulary';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db';
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

export type ScopeLevel = (typeof SCOPES)[number]['level'];

/** Where comparable ads are looked for. */
export interface PriceScope {
  level: ScopeLevel;
  placeId: number;
  subject: PricedProperty;
  comparables: Comparable[];
}

/** An ad on offer whose price can be judged. */
export interface JudgedAd {
  id: number;
  contract: number;
  /** Euros; null when on request. */
  price: number | null;
  scopes: { level: ScopeLevel; placeId: number }[];
  facts: Facts & { zone: number; city: number; microzone: number; category: number; typology: number; twin: number | null };
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

interface AdRow extends Facts {
  contract: number;
  category: number;
  typology: number;
  province: number;
  city: number;
  zone: number;
  microzone: number;
  twin: number | null;
  price: number | null;
}

/** Of the developments the first price only is known, and of what is auctioned the lowest bid. */
const ORDINARY = sql`l.kind NOT IN ('project', 'auction') AND ls.contract IN (1, 2)`;

const FACTS = sql`ls.surface, l.floor, l.year_built, l.condition, l.energy_class, l.sea_distance, l.features`;

/** Null for ads that are not on offer, state no surface or are of a kind whose prices mean something else. */
export async function readJudgedAd(db: Db, id: number): Promise<JudgedAd | null> {
  const { rows } = await sql<AdRow>`
    SELECT ls.contract, ls.category, ls.typology, ls.province, ls.city, ls.zone, ls.microzone, ls.twin, ls.price, ${FACTS}
    FROM ls JOIN listing l ON l.id = ls.id
    WHERE ls.id = ${id}::int AND ls.surface > 0 AND ${ORDINARY}`.execute(db);
  const [ad] = rows;
  if (ad === undefined) return null;
  const scopes = SCOPES.flatMap(({ level, column }) => (ad[column] === 0 ? [] : [{ level, placeId: ad[column] }]));
  return { id, contract: ad.contract, price: ad.price, scopes, facts: ad };
}

/**
 * Ads of the same type and offer in one place whose price is told, those nearest in surface; the same property at
 * another agency is not compared with itself, and counts once among the others.
 */
export async function readComparables(db: Db, ad: JudgedAd, { level, placeId }: JudgedAd['scopes'][number]): Promise<PriceScope> {
  const { column, part } = scopeOf(level);
  const { category, typology, surface, twin } = ad.facts;
  const { rows } = await sql<Facts & { price: number; part: number }>`
    SELECT ${FACTS}, near.price, near.part
    FROM (
      SELECT DISTINCT ON (coalesce(twin, -id)) id, price, surface, ${sql.ref(part)} AS part
      FROM ls
      WHERE ${sql.ref(column)} = ${placeId}::smallint AND contract = ${ad.contract}::smallint AND category = ${category}::smallint AND typology = ${typology}::smallint
        AND price IS NOT NULL AND id <> ${ad.id}::int AND ${notTwin(twin)}
        AND surface BETWEEN ${Math.floor(surface * (1 - SURFACE_SPREAD))}::int AND ${Math.ceil(surface * (1 + SURFACE_SPREAD))}::int
      ORDER BY coalesce(twin, -id), id
    ) near JOIN listing l ON l.id = near.id JOIN ls ON ls.id = near.id
    WHERE ${ORDINARY}
    ORDER BY abs(near.surface - ${surface}::int), near.id LIMIT ${MOST_COMPARABLES}::int`.execute(db);
  return {
    level,
    placeId,
    subject: toProperty(ad.facts, ad.facts[part]),
    comparables: rows.map((row) => ({ ...toProperty(row, row.part), price: row.price })),
  };
}

function scopeOf(level: ScopeLevel): (typeof SCOPES)[number] {
  return SCOPES.find((scope) => scope.level === level) ?? SCOPES[0];
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
