import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { projectRoot } from '../../platform/settings';
import { insertListings } from '../listings/api';
import { draft } from '../listings/testing/draft';
import { ownedTables } from './person';
import { DATA_FILE } from './make-export';

jest.setTimeout(120_000);

const database = withTestDatabase({ holds: 'places' });
const EMAIL = 'zorana.neponovljiva@primjer.hr';
const WORDS = ['neponovljiva', 'zorana', '7775553'];
let folder: string;
let people = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kv-leave-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await database.sql`truncate account, listing, agency, mail_outbox, sms_outbox, contact_message, ad_report, alert_reader, visit_calendar restart identity cascade`;
});

/** A person whose name stands nowhere else, in every table that knows people by anything but their account; two others who do with them. */
async function everywhere(): Promise<{ id: number; listing: number }> {
  const { db } = database;
  const account = async (email: string, name: string): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      insert into account (uuid, email, email_key, first_name, last_name, phone, language, status, created_at, email_verified_at)
      values (gen_random_uuid(), ${email}, ${email}, ${name}, 'Neponovljiva', '91 7775553', 'hr', 'active', now(), now()) returning id`.execute(
      db,
    );
    return rows[0]?.id ?? 0;
  };
  const id = await account(EMAIL, 'Zorana');
  const [listing = 0] = await db.transaction().execute((tx) => insertListings(tx, [draft()]));
  const thread = sql`(select max(id) from enquiry_thread)`;
  const mail = (key: string, recipient: string, text: string, replyTo: string | null = null) =>
    sql`
    insert into mail_outbox (key, template, locale, recipient, reply_to, subject, body_text, body_html, sent_at, next_attempt_at)
    values (${key}, 't', 'hr', ${recipient}, ${replyTo}, ${text}, ${text}, ${text}, now(), null)`.execute(db);
  await sql`insert into agency (name, slug) values ('Agencija', ${`agencija-${(people += 1)}`})`.execute(db);
  await sql`insert into enquiry_thread (listing_id, visitor_name, visitor_email, visitor_key, visitor_phone, visitor_locale, visitor_alias, advertiser_alias, opened_at, changed_at)
    values (${listing}, 'Zorana Neponovljiva', ${EMAIL}, ${EMAIL}, '7775553', 'hr', ${`a${people}`}, ${`b${people}`}, now(), now())`.execute(
    db,
  );
  await sql`insert into enquiry_entry (thread_id, side, kind, body, via, written_at) values (${thread}, 'visitor', 'general', 'Zorana ovdje', 'site', now())`.execute(
    db,
  );
  const { rows: entries } = await sql<{ id: number }>`select max(id) as id from enquiry_entry`.execute(db);
  await sql`insert into enquiry_submission (form_key, digest, reference, listing_id, visitor_key, text_key, waiting, submitted_at)
    values (gen_random_uuid(), 'd', ${`S-${people}`}, ${listing}, ${EMAIL}, 't', '{"name":"Zorana"}', now())`.execute(
    db,
  );
  await sql`insert into visit_calendar (mailbox_key, slot_minutes, notice_hours, places, weekly, exceptions, changed_at)
    values (${EMAIL}, 30, 1, '{}', '[]', '[]', now())`.execute(db);
  await sql`insert into contact_message (reference, form_key, digest, locale, topic, name, email, body)
    values ('C-1', gen_random_uuid(), 'd', 'hr', 'general', 'Zorana', ${EMAIL}, 'Zorana pita')`.execute(db);
  await sql`insert into agency_message (reference, form_key, digest, locale, agency_id, topic, name, email, phone, body)
    select 'A-1', gen_random_uuid(), 'd', 'hr', id, 'buy', 'Zorana', ${EMAIL}, '7775553', 'Zorana' from agency limit 1`.execute(
    db,
  );
  await sql`insert into agency_invite (agency_id, email, role, invited_at) select id, ${EMAIL}, 'agent', now() from agency limit 1`.execute(
    db,
  );
  await sql`insert into saved_folder (account_id, name, created_at) values (${id}, 'Zoranin popis', now())`.execute(db);
  await sql`insert into saved_folder_invite (folder_id, email, invited_at) select max(id), 'ivo@primjer.hr', now() from saved_folder`.execute(
    db,
  );
  await sql`insert into alert_reader (email, email_key, language) values (${EMAIL}, ${EMAIL}, 'hr')`.execute(db);
  await sql`insert into account_sign_in (account_id, at, service, device, network) values (${id}, now(), 'email', 'Zoranin Firefox', '10.0.0.0')`.execute(
    db,
  );
  await sql`insert into account_email_change (revoke_hash, account_id, old_email, asked_at, ends_at) values ('h', ${id}, 'zorana.prije@primjer.hr', now(), now())`.execute(
    db,
  );
  await mail(`enquiry:${entries[0]?.id}`, 'prodavac@primjer.hr', 'Zorana Neponovljiva, 7775553, pita');
  await mail('folder-invite:1', 'ivo@primjer.hr', 'Zorana vas poziva');
  await mail('contact:C-1', 'info@primjer.hr', 'Zorana pita', EMAIL);
  await mail('other:1', 'ivo@primjer.hr', `Javite se na ${EMAIL.toUpperCase()}`);
  await mail('own:1', EMAIL, 'Dobro došli, Zorana');
  await mail('kept:1', 'ivo@primjer.hr', 'Ovo ostaje');
  return { id, listing };
}

async function placesOf(texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(database.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ column: string }>`
      select distinct field.name as column from ${sql.table(name)} as kept, jsonb_each_text(to_jsonb(kept)) as field(name, text)
      where field.text ilike any (${texts.map((text) => `%${text}%`)}::text[]) order by 1`.execute(database.db);
    found.push(...rows.map(({ column }) => `${name}.${column}`));
  }
  return found;
}

/** Does what the jobs do in a process that dies at the boundary of its n-th transaction. @returns by what it was ended */
async function workUntil(deed: 'export' | 'leave', commit: number, side: 'before' | 'after'): Promise<string | null> {
  const program = join(projectRoot(), 'server/src/domains/data-rights/testing/die-at-commit.ts');
  const loader = join(projectRoot(), 'tools/sources/register.mjs');
  const told = [JSON.stringify(database.address), deed, folder, String(commit), side];
  const child = spawn(process.execPath, ['--import', loader, program, ...told], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal;
}

test('1.7-48 nothing in any table names who has left, nor a mail to somebody else; what is not theirs stays', async () => {
  const { id } = await everywhere();
  expect((await placesOf(WORDS)).length).toBeGreaterThan(20);
  await database.sql`update account set leaves_at = now() - interval '1 minute' where id = ${id}`;
  expect(await workUntil('leave', 1000, 'before')).toBeNull();
  expect(await placesOf(WORDS)).toEqual([]);
  expect(await database.sql`select key from mail_outbox`).toEqual([{ key: 'kept:1' }]);
  expect(await database.sql`select 1 from listing`).toHaveLength(1);
});

test('1.7-48 killed at the boundaries of its transactions an account is whole or gone', async () => {
  for (const [commit, side] of [
    [1, 'before'],
    [1, 'after'],
    [2, 'before'],
  ] as const) {
    await database.sql`truncate account, listing, agency, mail_outbox, contact_message, alert_reader, visit_calendar restart identity cascade`;
    const { id } = await everywhere();
    const before = await placesOf(WORDS);
    await database.sql`update account set leaves_at = now() - interval '1 minute' where id = ${id}`;
    const signal = await workUntil('leave', commit, side);
    expect([commit, side, await placesOf(WORDS)]).toEqual([
      commit,
      side,
      side === 'before' && signal !== null ? before : [],
    ]);
    expect(await workUntil('leave', 1000, 'before')).toBeNull();
    expect(await placesOf(WORDS)).toEqual([]);
  }
});

test('1.7-28 killed before or after its transaction a file is made once, told once, and says what the database says', async () => {
  for (const side of ['before', 'after'] as const) {
    await database.sql`truncate account, listing, agency, mail_outbox, contact_message, alert_reader, visit_calendar restart identity cascade`;
    const { id } = await everywhere();
    await database.sql`insert into account_export (account_id, asked_at, locale, page, expires_at) values (${id}, date_trunc('second', now()), 'hr', '/', now() + interval '7 days')`;
    expect(await workUntil('export', 1, side)).toBe('SIGKILL');
    const ready = async (): Promise<{ file: Buffer | null } | undefined> =>
      (await database.sql<{ file: Buffer | null }[]>`select file from account_export`)[0];
    expect((await ready())?.file === null).toBe(side === 'before');
    expect(await workUntil('export', 1000, 'before')).toBeNull();
    const file = (await ready())?.file;
    const data = JSON.parse(strFromU8(unzipSync(new Uint8Array(file ?? []))[DATA_FILE] ?? new Uint8Array())) as Record<
      string,
      unknown[]
    >;
    expect(await database.sql`select 1 from mail_outbox where template = 'data-export-ready'`).toHaveLength(1);
    // Each table that refers to the account, row for row.
    for (const { name, column } of await ownedTables(database.db)) {
      const { rows } = await sql<{
        n: number;
      }>`select count(*)::int as n from ${sql.table(name)} where ${sql.ref(column)} = ${id}`.execute(database.db);
      if (data[name] !== undefined && name !== 'alert_reader')
        expect([name, data[name].length]).toEqual([name, rows[0]?.n]);
    }
    for (const name of [
      'saved_folder',
      'account_sign_in',
      'account_email_change',
      'contact_message',
      'agency_message',
      'enquiry_thread',
      'enquiry_entry',
      'visit_calendar',
      'alert_reader',
    ])
      expect([name, data[name]?.length]).toEqual([name, 1]);
  }
});
