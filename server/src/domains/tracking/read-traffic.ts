import type { ConsentMethod } from '@kvadrat/contracts/remote';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Db } from '../../platform/db';
import type { TrafficFigures } from './traffic.schema';

/** Searches without result that are told. */
const MOST_EMPTY = 20;
/** Releases whose speed is told: those most pages were made by. */
const MOST_RELEASES = 8;

/** Sums up what visitors have told since a day, in UTC, that day included. Programs are apart everywhere. */
export async function readTraffic(db: Db, since: string): Promise<Static<typeof TrafficFigures>> {
  const [days, pageDays, pageKinds, funnel, consent, vitals, releases, botChecks, emptyLists] = await Promise.all([
    readDays(db, since),
    readPageDays(db, since),
    readPageKinds(db, since),
    readFunnel(db, since),
    readConsents(db, since),
    readVitals(db, since),
    readReleases(db, since),
    readBotChecks(db, since),
    readEmptyLists(db, since),
  ]);
  return { days, pageDays, pageKinds, funnel, consent, vitals, releases, botChecks, emptyLists };
}

type Figures = Static<typeof TrafficFigures>;

async function readDays(db: Db, since: string): Promise<Figures['days']> {
  const { rows } = await sql<Figures['days'][number]>`
    SELECT day::text AS day, count(*) FILTER (WHERE agent <> 'bot')::int AS pages,
           count(DISTINCT visitor) FILTER (WHERE agent <> 'bot')::int AS visitors, count(*) FILTER (WHERE agent = 'bot')::int AS bots
    FROM tracked_event WHERE day >= ${since}::date AND name = 'Page Seen' GROUP BY day ORDER BY day`.execute(db);
  return rows;
}

async function readPageDays(db: Db, since: string): Promise<Figures['pageDays']> {
  const { rows } = await sql<Figures['pageDays'][number]>`
    SELECT day::text AS day, coalesce(sum(pages) FILTER (WHERE agent <> 'bot'), 0)::int AS pages, coalesce(sum(pages) FILTER (WHERE agent = 'bot'), 0)::int AS bots
    FROM page_count WHERE day >= ${since}::date GROUP BY day ORDER BY day`.execute(db);
  return rows;
}

async function readPageKinds(db: Db, since: string): Promise<Figures['pageKinds']> {
  const { rows } = await sql<Figures['pageKinds'][number]>`
    SELECT page, sum(pages)::int AS pages, coalesce(sum(pages) FILTER (WHERE agent = 'phone'), 0)::int AS phones
    FROM page_count WHERE day >= ${since}::date AND agent <> 'bot' GROUP BY page ORDER BY 2 DESC, page`.execute(db);
  return rows;
}

async function readFunnel(db: Db, since: string): Promise<Figures['funnel']> {
  const { rows } = await sql<{ name: string; visitors: number }>`
    SELECT name, count(DISTINCT visitor)::int AS visitors FROM tracked_event
    WHERE day >= ${since}::date AND agent <> 'bot' AND name IN ('List Seen', 'Ad Seen', 'Phone Revealed', 'Lead Sent') GROUP BY name`.execute(
    db,
  );
  const of = (name: string): number => rows.find((row) => row.name === name)?.visitors ?? 0;
  return { lists: of('List Seen'), ads: of('Ad Seen'), phones: of('Phone Revealed'), leads: of('Lead Sent') };
}

async function readConsents(db: Db, since: string): Promise<Figures['consent']> {
  const { rows } = await sql<{ method: ConsentMethod; choices: number; analytics: number }>`
    SELECT method, count(*)::int AS choices, count(*) FILTER (WHERE analytics)::int AS analytics
    FROM consent_receipt WHERE given_at >= ${since}::date GROUP BY method ORDER BY method`.execute(db);
  return rows;
}

async function readVitals(db: Db, since: string): Promise<Figures['vitals']> {
  const { rows } = await sql<Figures['vitals'][number]>`
    SELECT properties->>'vital' AS vital, coalesce(properties->>'page_source', '') AS "pageSource", count(*)::int AS measured,
           percentile_cont(0.75) WITHIN GROUP (ORDER BY (properties->>'value')::float8) AS p75,
           (count(*) FILTER (WHERE properties->>'rating' = 'good'))::float8 / count(*) AS good
    FROM tracked_event WHERE day >= ${since}::date AND name = 'Vital Measured' AND agent <> 'bot' AND properties ? 'vital' AND properties ? 'value'
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows;
}

/** Of the three vitals that pages are judged by. A page is of several releases, the shell's among them, and counts for each. */
async function readReleases(db: Db, since: string): Promise<Figures['releases']> {
  const { rows } = await sql<Figures['releases'][number]>`
    WITH measured AS (
      SELECT release, properties->>'vital' AS vital, (properties->>'value')::float8 AS value
      FROM tracked_event CROSS JOIN jsonb_array_elements_text(properties->'releases') AS release
      WHERE day >= ${since}::date AND name = 'Vital Measured' AND agent <> 'bot' AND properties ? 'releases' AND properties ? 'value'),
    shown AS (SELECT release FROM measured GROUP BY release ORDER BY count(*) DESC, release LIMIT ${MOST_RELEASES})
    SELECT release, vital, count(*)::int AS measured, percentile_cont(0.75) WITHIN GROUP (ORDER BY value) AS p75
    FROM measured JOIN shown USING (release) WHERE vital IN ('LCP', 'INP', 'CLS') GROUP BY 1, 2 ORDER BY 1, 2`.execute(
    db,
  );
  return rows;
}

/** Programs that say so are among them: it is asked what the check finds. */
async function readBotChecks(db: Db, since: string): Promise<Figures['botChecks']> {
  const { rows } = await sql<Figures['botChecks']>`
    SELECT count(*)::int AS checked, count(*) FILTER (WHERE properties->>'bot' = 'true')::int AS bots
    FROM tracked_event WHERE day >= ${since}::date AND name = 'Bot Checked'`.execute(db);
  return rows[0] ?? { checked: 0, bots: 0 };
}

async function readEmptyLists(db: Db, since: string): Promise<Figures['emptyLists']> {
  const { rows } = await sql<{ path: string; times: number }>`
    SELECT properties->>'path' AS path, count(*)::int AS times FROM tracked_event
    WHERE day >= ${since}::date AND name = 'List Seen' AND agent <> 'bot' AND properties->>'total' = '0' AND properties ? 'path'
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MOST_EMPTY}`.execute(db);
  return rows;
}
