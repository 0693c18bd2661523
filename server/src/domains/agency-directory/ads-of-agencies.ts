import type { CategoryCode, PlaceLevel } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { placeDirectory, type Place } from '../geography/api';
import { AnswerCache, placeCondition } from '../search/api';

/** Ads of one kind that an agency has on offer in a place. */
interface AdsOfKind {
  contract: 1 | 2;
  category: CategoryCode;
  count: number;
}

export interface AgencyAds {
  kinds: readonly AdsOfKind[];
  /** Where most of its ads lie, at most three, most first: ids of towns, or of the parts of the town that is asked about. */
  areas: readonly number[];
}

interface Row {
  agency_id: number;
  contract: 1 | 2;
  category: CategoryCode;
  part: number;
  n: number;
}

const MOST_AREAS = 3;
/** Of such a place its parts are told, of a wider one its towns. */
const OF_TOWNS: readonly PlaceLevel[] = ['city', 'city_zone', 'microzone'];
const AUCTION: CategoryCode = 14;
/** Counts may be so old: they change with every ad, and nobody compares them by the second. */
const cache = new AnswerCache<ReadonlyMap<number, AgencyAds>>('ads-of-agencies', { ttlMs: 60_000 });

/**
 * What agencies offer for sale and for rent in a place, by their ids; auctions are no offer of theirs.
 * @param place null is the whole country
 */
export function adsOfAgencies(db: Db, place: Place | null): Promise<ReadonlyMap<number, AgencyAds>> {
  return cache.get(db, String(place?.id ?? 0), () => readAds(db, place));
}

async function readAds(db: Db, place: Place | null): Promise<ReadonlyMap<number, AgencyAds>> {
  const directory = await placeDirectory(db);
  const within = place === null ? null : placeCondition([place], directory);
  const part = sql.ref(place !== null && OF_TOWNS.includes(place.level) ? 'zone' : 'city');
  const { rows } = await sql<Row>`
    SELECT agency_id, ls.contract, ls.category, ${part} AS part, count(*)::int AS n
    FROM ls JOIN (SELECT id, agency_id FROM listing WHERE agency_id IS NOT NULL) AS of_agency USING (id)
    WHERE ls.contract IN (1::smallint, 2::smallint) AND ls.category <> ${sql.lit(AUCTION)}::smallint AND ${within?.condition ?? sql`true`}
    GROUP BY agency_id, ls.contract, ls.category, part ORDER BY agency_id`.execute(db);
  const byAgency = new Map<number, Row[]>();
  for (const row of rows) byAgency.set(row.agency_id, [...(byAgency.get(row.agency_id) ?? []), row]);
  return new Map([...byAgency].map(([id, own]) => [id, { kinds: kindsOf(own), areas: areasOf(own) }]));
}

function kindsOf(rows: readonly Row[]): AdsOfKind[] {
  const kinds = new Map<string, AdsOfKind>();
  for (const { contract, category, n } of rows) {
    const key = `${contract} ${category}`;
    kinds.set(key, { contract, category, count: (kinds.get(key)?.count ?? 0) + n });
  }
  return [...kinds.values()];
}

/** Place 0 is none of that level. */
function areasOf(rows: readonly Row[]): number[] {
  const parts = new Map<number, number>();
  for (const { part, n } of rows) if (part !== 0) parts.set(part, (parts.get(part) ?? 0) + n);
  return [...parts]
    .sort(([one, ads], [other, otherAds]) => otherAds - ads || one - other)
    .slice(0, MOST_AREAS)
    .map(([id]) => id);
}
