import type { ContactType } from '@kvadrat/contracts/vocabulary';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../platform/db';

/** Contacts of one kind about an ad on a day, in UTC, with what they weigh together. */
export interface CountedLeads {
  day: string;
  listingId: number;
  kind: ContactType;
  leads: number;
  weight: number;
}

/** Counts contacts since a day, that day included, as they reached advertisers; nobody's consent is needed for them. @param ads condition on `listing_id` */
export async function countLeads(db: Db, ads: RawBuilder<SqlBool>, since: string): Promise<CountedLeads[]> {
  const { rows } = await sql<CountedLeads>`
    SELECT (made_at AT TIME ZONE 'UTC')::date::text AS day, listing_id AS "listingId", kind, count(*)::int AS leads, sum(weight)::float8 AS weight
    FROM enquiry_lead WHERE ${ads} AND made_at >= ${since}::timestamp AT TIME ZONE 'UTC' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`.execute(
    db,
  );
  return rows;
}
