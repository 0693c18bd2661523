import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../platform/db';
import { countLeads, type CountedLeads } from '../enquiries/api';

/** Whose statistics: those of ads, or of an agency with all of its ads. */
export type StatisticsOf = { ads: readonly number[] } | { agency: number };

interface Totals {
  /** Times it stood on a list that was shown, told by visitors who agreed to it. */
  seen: number;
  /** Times it was opened, told by visitors who agreed to it. */
  opened: number;
  /** Times its page was sent to a browser, of everybody; going on inside a page is not among them. */
  pages: number;
  /** Times it was opened at the least: the two before it overlap, and neither sees all. */
  views: number;
  /** Contacts as they reached the advertiser, of everybody. */
  contacts: number;
  /** What they weigh together. */
  weight: number;
}

interface Statistics extends Totals {
  /** By day in UTC; those without anything are left out. */
  days: (Totals & { day: string })[];
  /** By ad, most often opened first. */
  ads: (Totals & { id: number })[];
  /** Where on the portal those came from who told, most often first; empty for elsewhere. */
  from: { entryPoint: string; seen: number; opened: number }[];
  /** Contacts by kind. */
  kinds: { kind: CountedLeads['kind']; contacts: number; weight: number }[];
}

/** Ads of an agency that are told one by one. */
const MOST_ADS = 100;

interface Row extends Omit<Totals, 'views'> {
  day: string;
  id: number;
  entryPoint: string;
}

/** Reads what became of ads since a day in UTC, that day included; programs are left out. Of ads that are gone an agency's sums remain, by day and entry point. */
export async function readStatistics(db: Db, of: StatisticsOf, since: string): Promise<Statistics> {
  const own: RawBuilder<SqlBool> =
    'ads' in of
      ? sql`listing_id = ANY(${[...of.ads]}::int[])`
      : sql`listing_id IN (SELECT id FROM listing WHERE agency_id = ${of.agency})`;
  const [told, ofAgency, pages, leads] = await Promise.all([
    readTold(db, sql`listing_id AS id`, 'ad_traffic', own, since),
    'ads' in of ? null : readTold(db, sql`0 AS id`, 'agency_traffic', sql`agency_id = ${of.agency}`, since),
    readPages(db, own, since),
    countLeads(db, own, since),
  ]);
  const contacts = leads.map(({ leads: times, listingId, ...lead }) => ({
    ...NOTHING,
    ...lead,
    id: listingId,
    contacts: times,
  }));
  const all = [...(ofAgency ?? told), ...pages, ...contacts];
  return {
    ...totalOf(all),
    days: groups(all, ({ day }) => day)
      .map(([day, rows]) => ({ day, ...totalOf(rows) }))
      .sort((a, b) => (a.day < b.day ? -1 : 1)),
    ads: groups([...told, ...pages, ...contacts], ({ id }) => id)
      .map(([id, rows]) => ({ id, ...totalOf(rows) }))
      .sort((a, b) => b.views - a.views || b.weight - a.weight || a.id - b.id)
      .slice(0, MOST_ADS),
    from: groups(ofAgency ?? told, ({ entryPoint }) => entryPoint)
      .map(([entryPoint, rows]) => ({ entryPoint, seen: sum(rows, 'seen'), opened: sum(rows, 'opened') }))
      .sort((a, b) => b.opened - a.opened || b.seen - a.seen),
    kinds: groups(contacts, ({ kind }) => kind).map(([kind, rows]) => ({
      kind,
      contacts: sum(rows, 'contacts'),
      weight: sum(rows, 'weight'),
    })),
  };
}

const NOTHING = { entryPoint: '', seen: 0, opened: 0, pages: 0, contacts: 0, weight: 0 };

/** Views are counted by the day: of each day the larger of what was told and what was sent. */
function totalOf(rows: readonly Row[]): Totals {
  const views = groups(rows, ({ day }) => day).map(([, ofDay]) => Math.max(sum(ofDay, 'opened'), sum(ofDay, 'pages')));
  return {
    seen: sum(rows, 'seen'),
    opened: sum(rows, 'opened'),
    pages: sum(rows, 'pages'),
    views: views.reduce((total, ofDay) => total + ofDay, 0),
    contacts: sum(rows, 'contacts'),
    weight: sum(rows, 'weight'),
  };
}

async function readTold(
  db: Db,
  id: RawBuilder<unknown>,
  table: 'ad_traffic' | 'agency_traffic',
  own: RawBuilder<SqlBool>,
  since: string,
): Promise<Row[]> {
  const { rows } = await sql<Pick<Row, 'day' | 'id' | 'entryPoint' | 'seen' | 'opened'>>`
    SELECT day::text AS day, ${id}, entry_point AS "entryPoint", sum(seen)::int AS seen, sum(opened)::int AS opened
    FROM ${sql.table(table)} WHERE ${own} AND day >= ${since}::date AND NOT bot GROUP BY 1, 2, 3 HAVING sum(seen) + sum(opened) > 0`.execute(
    db,
  );
  return rows.map((row) => ({ ...NOTHING, ...row }));
}

async function readPages(db: Db, own: RawBuilder<SqlBool>, since: string): Promise<Row[]> {
  const { rows } = await sql<Pick<Row, 'day' | 'id' | 'pages'>>`
    SELECT day::text AS day, listing_id AS id, sum(pages)::int AS pages
    FROM page_count WHERE listing_id > 0 AND ${own} AND day >= ${since}::date AND agent <> 'bot' GROUP BY 1, 2`.execute(
    db,
  );
  return rows.map((row) => ({ ...NOTHING, ...row }));
}

function groups<R, Key>(rows: readonly R[], keyOf: (row: R) => Key): [Key, R[]][] {
  const found = new Map<Key, R[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = found.get(key);
    if (group === undefined) found.set(key, [row]);
    else group.push(row);
  }
  return [...found];
}

function sum(rows: readonly Row[], key: 'seen' | 'opened' | 'pages' | 'contacts' | 'weight'): number {
  return rows.reduce((total, row) => total + row[key], 0);
}
