import { sql, type RawBuilder } from 'kysely';

/** A value for a `jsonb` column. By way of `text`: the driver would make JSON of a text once more. */
export function asJsonb<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::text::jsonb`;
}
