import { type RawBuilder, sql } from 'kysely';

/** Whether an ad offers its plan as a document. @param table that has the ad's id */
export function hasPlanDocument(table: string): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM listing_document WHERE listing_id = ${sql.ref(`${table}.id`)} AND kind = 'floor-plan')`;
}
