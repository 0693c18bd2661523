import { sql } from 'kysely';
import type { DbOrTransaction } from '../../platform/db';
import { MAILBOX_TABLES, ownedTables, type Person } from './person';

/** What opens an account for a while is no data of its owner, and would be dangerous in a file. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'account_token',
  'account_totp',
  'account_totp_setup',
  'account_recovery_code',
  'account_first_step',
  'account_passkey_challenge',
  'account_export',
  'account_phone_code',
]);

/** Rows by the names of their tables. */
export type PersonData = Record<string, unknown[]>;

/** Gathers everything that is kept of a person, as it is kept; passwords, digests and keys are left out. */
export async function collectData(db: DbOrTransaction, person: Person): Promise<PersonData> {
  const data: PersonData = {
    account: await rowsOf(db, { name: 'account', column: 'id', secret: ['password_hash'] }, person.id),
  };
  for (const table of await ownedTables(db))
    if (!LEFT_OUT.has(table.name)) data[table.name] = await rowsOf(db, table, person.id);
  data['tracked_event'] = await rowsOf(db, { name: 'tracked_event', column: 'person', secret: [] }, person.uuid);
  if (!person.isProven) return data;
  for (const { name, column, isKey } of MAILBOX_TABLES) {
    const rows = isKey
      ? await rowsOf(db, { name, column, secret: [] }, person.emailKey)
      : await ofMailbox(db, name, column, person.email);
    data[name] = [...(data[name] ?? []), ...rows];
  }
  data['enquiry_entry'] = await entriesOf(db, person);
  data['enquiry_file'] = await filesOf(db, person);
  data['listing'] = await listingsOf(db, person);
  return data;
}

async function rowsOf(
  db: DbOrTransaction,
  { name, column, secret }: { name: string; column: string; secret: readonly string[] },
  owner: number | string,
): Promise<unknown[]> {
  const { rows } = await sql<{ data: unknown }>`
    select to_jsonb(t) - string_to_array(${secret.join(',')}, ',') as data
    from ${sql.table(name)} t where t.${sql.ref(column)} = ${owner}`.execute(db);
  return rows.map(({ data }) => data);
}

async function ofMailbox(db: DbOrTransaction, name: string, column: string, email: string): Promise<unknown[]> {
  const { rows } = await sql<{ data: unknown }>`
    select to_jsonb(t) as data from ${sql.table(name)} t where lower(t.${sql.ref(column)}) = lower(${email})`.execute(
    db,
  );
  return rows.map(({ data }) => data);
}

/** What was written in the person's conversations, by both sides. */
async function entriesOf(db: DbOrTransaction, { emailKey }: Person): Promise<unknown[]> {
  const { rows } = await sql<{ data: unknown }>`
    select to_jsonb(e) as data from enquiry_entry e
    join enquiry_thread t on t.id = e.thread_id where t.visitor_key = ${emailKey} order by e.id`.execute(db);
  return rows.map(({ data }) => data);
}

/** Which files went along in them; the files themselves lie beside the data. */
async function filesOf(db: DbOrTransaction, { emailKey }: Person): Promise<unknown[]> {
  const { rows } = await sql<{ data: unknown }>`
    select to_jsonb(f) as data from (select file.id, file.entry_id, file.name, file.type, file.bytes from enquiry_file file
      join enquiry_entry e on e.id = file.entry_id join enquiry_thread t on t.id = e.thread_id
      where t.visitor_key = ${emailKey} order by file.id) f`.execute(db);
  return rows.map(({ data }) => data);
}

/** Ads that the person answers for. */
async function listingsOf(db: DbOrTransaction, { email }: Person): Promise<unknown[]> {
  const { rows } = await sql<{ data: unknown }>`
    select to_jsonb(l) as data from listing l where lower(l.owner_email) = lower(${email}) order by l.id`.execute(db);
  return rows.map(({ data }) => data);
}
