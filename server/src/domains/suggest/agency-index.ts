import { LISTING_STATUS, type AgencyType } from '@kvadrat/contracts/vocabulary';
import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { placeDirectory } from '../geography/api';
import { NameIndex, type NameMatch } from '../../platform/text';

export interface NamedAgency {
  id: number;
  slug: string;
  name: string;
  type: AgencyType;
  town: string | null;
  /** Active ads, as they were counted last. */
  count: number;
}

/** What an agency is worth beside places, without its ads: more than a village, less than a town. */
const WEIGHT = 2;
/** Counts may be so old; names never are. */
const COUNT_EACH_MS = 60_000;

interface Known {
  version: string;
  countedAt: number;
  index: NameIndex<NamedAgency>;
}

const indexes = new WeakMap<Db, Promise<Known>>();

/** Agencies by the beginnings of the words of their names, best first; agencies with many ads before others. */
export async function findAgencies(db: Db, query: string, limit: number): Promise<NameMatch<NamedAgency>[]> {
  const { index } = await current(db);
  return index.find(query, limit);
}

/** Each server keeps an index of its own and looks with each query whether it is still up to date. */
async function current(db: Db): Promise<Known> {
  const version = await readVersion(db);
  const known = indexes.get(db);
  if (known !== undefined) {
    const index = await known;
    if (index.version === version) {
      if (performance.now() - index.countedAt > COUNT_EACH_MS) recount(db, index);
      return index;
    }
  }
  return renew(db, version);
}

function renew(db: Db, version: string): Promise<Known> {
  const reading = readIndex(db, version);
  indexes.set(db, reading);
  reading.catch(() => indexes.delete(db));
  return reading;
}

/** Nobody waits for new counts: the old index serves until the next is there. */
function recount(db: Db, index: Known): void {
  index.countedAt = performance.now();
  readIndex(db, index.version).then(
    (next) => indexes.set(db, Promise.resolve(next)),
    () => undefined,
  );
}

/** Every change of a row gives it another xmin; neither a trigger nor a lock is needed to see one. */
async function readVersion(db: Db): Promise<string> {
  const { rows } = await sql<{
    version: string;
  }>`SELECT count(*) || ' ' || coalesce(sum(xmin::text::bigint), 0) AS version FROM agency`.execute(db);
  return rows[0]?.version ?? '';
}

async function readIndex(db: Db, version: string): Promise<Known> {
  const places = await placeDirectory(db);
  const { rows } = await sql<Omit<NamedAgency, 'town'> & { place_id: number | null }>`
    SELECT id, slug, name, type, place_id, coalesce(n, 0) AS count
    FROM agency LEFT JOIN (
      SELECT agency_id, count(*)::int AS n FROM listing WHERE status = ${sql.lit(LISTING_STATUS.active)} GROUP BY agency_id) AS ads ON agency_id = id
    ORDER BY id`.execute(db);
  const named = rows.map(({ place_id, ...agency }) => {
    const town = place_id === null ? null : places.label(place_id);
    return {
      item: { ...agency, town },
      names: [agency.name],
      around: town === null ? [] : [town],
      weight: WEIGHT + Math.log10(1 + agency.count) / 2,
    };
  });
  return { version, countedAt: performance.now(), index: new NameIndex(named) };
}
