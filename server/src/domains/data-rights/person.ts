import { sql } from 'kysely';
import type { DbOrTransaction } from '../../platform/db';

/** Whose data it is. */
export interface Person {
  id: number;
  uuid: string;
  email: string;
  emailKey: string;
  /** Only a proven address makes what was sent from it the person's. */
  isProven: boolean;
}

export async function findPerson(db: DbOrTransaction, id: number): Promise<Person | null> {
  const found = await db
    .selectFrom('account')
    .select(['id', 'uuid', 'email', 'email_key as emailKey', 'email_verified_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { email_verified_at: provenAt, ...person } = found;
  return { ...person, isProven: provenAt !== null };
}

/** A table whose rows belong to an account, and its column that says to which. */
interface OwnedTable {
  name: string;
  column: string;
  /** Columns of bytes: digests and keys, which tell their owner nothing. */
  secret: string[];
}

/** Reads from the database's own catalogue which tables hold rows of accounts, so that a new one is never forgotten. */
export async function ownedTables(db: DbOrTransaction): Promise<OwnedTable[]> {
  const { rows } = await sql<OwnedTable>`
    select c.conrelid::regclass::text as name, a.attname as column,
      array(
        select s.attname::text from pg_attribute s
        where s.attrelid = c.conrelid and s.attnum > 0 and s.atttypid = 'bytea'::regtype
      ) as secret
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'account'::regclass and array_length(c.conkey, 1) = 1
    order by 1`.execute(db);
  return rows;
}

/** Tables that name people by their mailbox, and the column that does; `key` is written as mailboxes are compared. */
export const MAILBOX_TABLES = [
  { name: 'contact_message', column: 'email', isKey: false },
  { name: 'agency_message', column: 'email', isKey: false },
  { name: 'agency_request', column: 'email', isKey: false },
  { name: 'ad_report', column: 'email', isKey: false },
  { name: 'moderation_complaint', column: 'email', isKey: false },
  { name: 'enquiry_thread', column: 'visitor_key', isKey: true },
  { name: 'agency_invite', column: 'email', isKey: false },
  { name: 'visit_calendar', column: 'mailbox_key', isKey: true },
  { name: 'alert_reader', column: 'email_key', isKey: true },
] as const;
