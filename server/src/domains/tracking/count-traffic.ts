import { sql } from 'kysely';
import type { Db } from '../../platform/db';
import { readOn } from './read-on';

/** Adds what events tell of ads to their days. @returns whether there is more to count */
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
        FROM told WHERE listing_id IS NOT NULL AND name IN ('Ad Seen', 'Phone Revealed', 'Lead Sent'))
      INSERT INTO ad_traffic AS traffic (day, listing_id, entry_point, bot, seen, opened, phone, message, proposal, virtual_visit, visit)
      SELECT day, listing_id, entry_point, bot, count(*) FILTER (WHERE what = 'seen'), count(*) FILTER (WHERE what = 'opened'), count(*) FILTER (WHERE what = 'phone'),
             count(*) FILTER (WHERE what = 'message'), count(*) FILTER (WHERE what = 'proposal'), count(*) FILTER (WHERE what = 'virtual-visit'), count(*) FILTER (WHERE what = 'visit')
      FROM shown GROUP BY day, listing_id, entry_point, bot ORDER BY listing_id, day
      ON CONFLICT (listing_id, day, entry_point, bot) DO UPDATE SET
        seen = traffic.seen + excluded.seen, opened = traffic.opened + excluded.opened, phone = traffic.phone + excluded.phone, message = traffic.message + excluded.message,
        proposal = traffic.proposal + excluded.proposal, virtual_visit = traffic.virtual_visit + excluded.virtual_visit, visit = traffic.visit + excluded.visit`.execute(
      tx,
    );
  });
}
