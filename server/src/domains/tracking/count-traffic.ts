import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { readOn } from './read-on';

/** What the tables of sums count, in their order. */
const COUNTS = ['seen', 'opened', 'phone', 'message', 'proposal', 'virtual_visit', 'visit'] as const;
const columns = sql.join(COUNTS.map((name) => sql.ref(name)));
/** Adds what is new to what is there already. */
const added = sql.join(
  COUNTS.map((name) => sql`${sql.ref(name)} = traffic.${sql.ref(name)} + excluded.${sql.ref(name)}`),
);

/** Adds what events tell of ads to their days, and to those of the agencies whose they are. @returns whether there is more to count */
export function countTraffic(db: Db): Promise<boolean> {
  return readOn(db, 'ad-traffic', async (tx, { after, upTo }) => {
    await sql`
      WITH told AS (
        SELECT (happened_at AT TIME ZONE 'UTC')::date AS day, name, agent = 'bot' AS bot, coalesce(properties->>'entry_point', '') AS entry_point, listing_id, properties
        FROM tracked_event WHERE id > ${after}::bigint AND id <= ${upTo}::bigint),
      shown AS (
        SELECT day, entry_point, bot, ad.id::int AS listing_id, 'seen' AS what FROM told CROSS JOIN jsonb_array_elements_text(coalesce(properties->'listing_ids', '[]')) AS ad (id) WHERE name = 'List Seen'
        UNION ALL
        SELECT day, entry_point, bot, listing_id, CASE name WHEN 'Ad Seen' THEN 'opened' WHEN 'Phone Revealed' THEN 'phone' ELSE properties->>'contact' END
        FROM told WHERE listing_id IS NOT NULL AND name IN ('Ad Seen', 'Phone Revealed', 'Lead Sent')),
      counted AS (
        SELECT day, listing_id, entry_point, bot, count(*) FILTER (WHERE what = 'seen') AS seen, count(*) FILTER (WHERE what = 'opened') AS opened, count(*) FILTER (WHERE what = 'phone') AS phone,
               count(*) FILTER (WHERE what = 'message') AS message, count(*) FILTER (WHERE what = 'proposal') AS proposal,
               count(*) FILTER (WHERE what = 'virtual-visit') AS virtual_visit, count(*) FILTER (WHERE what = 'visit') AS visit
        FROM shown GROUP BY day, listing_id, entry_point, bot),
      ads AS (
        INSERT INTO ad_traffic AS traffic (day, listing_id, entry_point, bot, ${columns})
        SELECT day, listing_id, entry_point, bot, ${columns} FROM counted ORDER BY listing_id, day
        ON CONFLICT (listing_id, day, entry_point, bot) DO UPDATE SET ${added})
      INSERT INTO agency_traffic AS traffic (day, agency_id, entry_point, bot, ${columns})
      SELECT day, agency_id, entry_point, bot, ${sql.join(COUNTS.map((name) => sql`sum(${sql.ref(name)})`))}
      FROM counted JOIN listing ON listing.id = counted.listing_id WHERE agency_id IS NOT NULL
      GROUP BY day, agency_id, entry_point, bot ORDER BY agency_id, day
      ON CONFLICT (agency_id, day, entry_point, bot) DO UPDATE SET ${added}`.execute(tx);
  });
}
