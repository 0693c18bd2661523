import { sql, type RawBuilder } from 'kysely';

/** Whether the address of a row is another spelling of the same mailbox: letters in another case, or something behind a plus sign. */
export function sameMailbox(email: string): RawBuilder<boolean> {
  return sql<boolean>`regexp_replace(lower(email), '\\+[^@]*@', '@') = regexp_replace(lower(${email}), '\\+[^@]*@', '@')`;
}
