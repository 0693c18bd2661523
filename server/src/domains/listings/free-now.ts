import { TIME_ZONE } from '@kvadrat/contracts/constants';
import { type RawBuilder, sql } from 'kysely';

/** The day it is where the ads are. */
const TODAY = sql<string>`(now() AT TIME ZONE ${sql.lit(TIME_ZONE)})::date`;

/** Whether an ad is free today: what it says of itself, unless it names a day, which then decides. @param table that has the ad's columns */
export function freeNow(table: string): RawBuilder<boolean | null> {
  return sql`CASE WHEN ${sql.ref(`${table}.available_from`)} IS NULL THEN ${sql.ref(`${table}.available`)} ELSE ${sql.ref(`${table}.available_from`)} <= ${TODAY} END`;
}
