import type { EnergyClassCode } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { Db } from '@kvadrat/server/platform/db';

/** What the demo ads of the portal look like as a market: only ads that lists show. */
export interface Market {
  /** By code of the city and contract: median asking price of flats for a square metre. */
  towns: ReadonlyMap<string, TownMedian>;
  /** Net square metres of each flat for sale. */
  sizes: readonly number[];
  /** Homes for sale by energy class. */
  energy: ReadonlyMap<EnergyClassCode, number>;
}

interface TownMedian {
  ads: number;
  median: number;
}

export function townKey(code: string, deal: 'sale' | 'rent'): string {
  return `${code} ${deal}`;
}

const ACTIVE_DEMO = sql`listing JOIN demo_ad ON demo_ad.listing_id = listing.id AND listing.status = 1 AND listing.kind = 'ad'`;
/** Apartment, attic, loft; second-hand and new. */
const FLATS = sql`listing.category IN (1, 6) AND listing.typology IN (1, 2, 4) AND listing.surface_net IS NOT NULL`;
const HOMES = sql`listing.category IN (1, 3, 6) AND listing.contract = 1`;

export async function readMarket(db: Db): Promise<Market> {
  const towns = await sql<{ code: string; contract: number; ads: number; median: number }>`
    SELECT city.code, listing.contract, count(*)::int AS ads,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY listing.price / listing.surface_net)::float8 AS median
    FROM ${ACTIVE_DEMO}
    JOIN place_ancestor ON place_ancestor.place_id = listing.place_id
    JOIN place city ON city.id = place_ancestor.ancestor_id AND city.level = 'city'
    WHERE ${FLATS} AND listing.contract IN (1, 2) AND NOT listing.price_on_request
    GROUP BY city.code, listing.contract`.execute(db);
  const sizes = await sql<{ net: number }>`
    SELECT listing.surface_net::float8 AS net FROM ${ACTIVE_DEMO} WHERE ${FLATS} AND listing.contract = 1`.execute(db);
  const energy = await sql<{ code: EnergyClassCode; ads: number }>`
    SELECT listing.energy_class AS code, count(*)::int AS ads FROM ${ACTIVE_DEMO} WHERE ${HOMES} GROUP BY 1`.execute(
    db,
  );
  return {
    towns: new Map(
      towns.rows.map(({ code, contract, ads, median }) => [
        townKey(code, contract === 1 ? 'sale' : 'rent'),
        { ads, median },
      ]),
    ),
    sizes: sizes.rows.map(({ net }) => net),
    energy: new Map(energy.rows.map(({ code, ads }) => [code, ads])),
  };
}
