import { type RawBuilder, sql } from 'kysely';

/** Whether an ad shows anything: a picture that is here, or one that can still come. @param table that has the ad's id */
export function hasPhotos(table: string): RawBuilder<boolean> {
  return photo(
    table,
    sql`NOT EXISTS (SELECT FROM photo_source WHERE photo_source.id = source_id AND state = 'failed')`,
  );
}

/** Whether one of its pictures is a plan. @param table that has the ad's id */
export function hasPlanPhoto(table: string): RawBuilder<boolean> {
  return photo(table, sql`room = 'floor-plan'`);
}

function photo(table: string, condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM listing_photo WHERE listing_id = ${sql.ref(`${table}.id`)} AND ${condition})`;
}
