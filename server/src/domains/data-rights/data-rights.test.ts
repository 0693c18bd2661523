import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ACCOUNT_CALLS } from '@kvadrat/contracts/account';
import { strFromU8, unzipSync } from 'fflate';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createApp } from '../../app';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { createAccounts } from '../accounts/api';
import { person, TestVisitor } from '../accounts/testing/test-visitor';
import { givenEvent } from '../tracking/testing/given-event';
import { dataRightsRoutes } from './data-rights.routes';
import { deleteLeaving } from './leave';
import { DATA_FILE, makeNextExport } from './make-export';

const CALL = '/api-next/user/data/';
const DAY_MS = 24 * 3600_000;
const PUBLIC_URL = 'http://localhost:8080';
const EMAIL = 'zorana.neponovljiva@primjer.hr';

const database = withTestDatabase();
const clock = { now: new Date() };
let app: FastifyInstance;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kv-data-'));
  const accounts = createAccounts({ db: database.db, publicUrl: () => PUBLIC_URL, now: () => clock.now });
  app = await createApp({
    settings: {
      publicUrl: () => PUBLIC_URL,
      logLevel: 'silent',
      trustProxy: '127.0.0.1',
      apiRequestsPerMinute: 1_000_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await accounts.scope(api, accounts.routes);
      await api.register(dataRightsRoutes, {
        db: database.db,
        accounts,
        publicUrl: () => PUBLIC_URL,
        now: () => clock.now,
      });
    },
  });
  await app.ready();
});
beforeEach(async () => {
  await database.sql`truncate account, limit_count, mail_outbox, contact_message, ad_report, alert_reader, tracked_event restart identity cascade`;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Somebody whose name stands nowhere else, with a proven address and something in each kind of place. */
async function zorana(): Promise<{ visitor: TestVisitor; id: number; uuid: string }> {
  const visitor = new TestVisitor(app, '10.9.0.1');
  await visitor.register(
    person({ first_name: 'Zorana', last_name: 'Neponovljiva', email: EMAIL, phone: '091 777 5553' }),
  );
  const { db } = database;
  await db.updateTable('account').set({ email_verified_at: clock.now }).where('email', '=', EMAIL).execute();
  const { id } = await db.selectFrom('account').select('id').where('email', '=', EMAIL).executeTakeFirstOrThrow();
  await sql`insert into saved_folder (account_id, name, created_at) values (${id}, 'Zoranin popis', now())`.execute(db);
  await sql`insert into ad_report (reference, form_key, digest, listing_id, locale, reason, explanation, name, email)
    values ('R-1', gen_random_uuid(), 'd', 1, 'hr', 'fraud', 'Nije istina', 'Zorana Neponovljiva', ${EMAIL})`.execute(
    db,
  );
  const { uuid } = await db.selectFrom('account').select('uuid').where('id', '=', id).executeTakeFirstOrThrow();
  await sql`insert into alert_reader (email, email_key, language) values (${EMAIL}, ${EMAIL}, 'hr')`.execute(db);
  await givenEvent(db, uuid, clock.now);
  return { visitor, id, uuid };
}

/** Where a text stands in the whole database: each table and column of its catalogue is read. */
async function placesOf(...texts: string[]): Promise<string[]> {
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

const stateOf = async (visitor: TestVisitor) =>
  (await visitor.get(CALL)).json<{ export: { isReady: boolean } | null; leavesAt: string | null } | null>();

test('everything that is kept of a person comes as a file, made in the background, and holds no secret', async () => {
  const { visitor, id } = await zorana();
  expect((await visitor.json(`${CALL}export/`, { locale: 'hr' })).statusCode).toBe(204);
  expect(await stateOf(visitor)).toMatchObject({ export: { isReady: false } });
  expect((await visitor.get(`${CALL}export/file/`)).statusCode).toBe(404);
  expect(await makeNextExport(database.db, folder, clock.now)).toBe(true);
  expect(await makeNextExport(database.db, folder, clock.now)).toBe(false);
  expect(await stateOf(visitor)).toMatchObject({ export: { isReady: true } });
  const answer = await visitor.get(`${CALL}export/file/`);
  expect([answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    'application/zip',
    'attachment; filename="kvadrat-podaci.zip"',
  ]);
  const text = strFromU8(unzipSync(new Uint8Array(answer.rawPayload))[DATA_FILE] ?? new Uint8Array());
  const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
  expect(data['account']).toEqual([expect.objectContaining({ id, email: EMAIL, first_name: 'Zorana' })]);
  expect(data['saved_folder']).toEqual([expect.objectContaining({ name: 'Zoranin popis' })]);
  expect(data['ad_report']).toEqual([expect.objectContaining({ explanation: 'Nije istina' })]);
  expect(data['alert_reader']).toEqual([expect.objectContaining({ email: EMAIL })]);
  expect(data['tracked_event']).toEqual([expect.objectContaining({ name: 'Ad Seen' })]);
  const consents = await database.db.selectFrom('account_consent').select('id').where('account_id', '=', id).execute();
  expect(data['account_consent']).toHaveLength(consents.length);
  expect(text).not.toMatch(/argon2|_hash|account_token/);
  const mails = await database.db.selectFrom('mail_outbox').select('template').where('recipient', '=', EMAIL).execute();
  expect(mails.map(({ template }) => template)).toContain('data-export-ready');
});

test('a file that was not finished is made again, and told of once', async () => {
  const { visitor } = await zorana();
  await visitor.json(`${CALL}export/`, { locale: 'hr' });
  // Two at once, as after a process that was thought dead.
  await Promise.all([makeNextExport(database.db, folder, clock.now), makeNextExport(database.db, folder, clock.now)]);
  const mails = await database.db
    .selectFrom('mail_outbox')
    .select('template')
    .where('template', '=', 'data-export-ready')
    .execute();
  expect(mails).toHaveLength(1);
});

test('an account goes after 14 days and not before; its owner may stay', async () => {
  const { visitor } = await zorana();
  await visitor.json(`${CALL}leave/`, { locale: 'hr' });
  expect((await stateOf(visitor))?.leavesAt).not.toBeNull();
  const after = (days: number): Date => new Date(clock.now.getTime() + days * DAY_MS);
  expect(await deleteLeaving(database.db, after(13))).toBe(0);
  await visitor.json(`${CALL}leave/`, {}, { method: 'DELETE' });
  expect((await stateOf(visitor))?.leavesAt).toBeNull();
  expect(await deleteLeaving(database.db, after(15))).toBe(0);
  await visitor.json(`${CALL}leave/`, { locale: 'hr' });
  expect(await deleteLeaving(database.db, after(15))).toBe(1);
  expect((await visitor.get(ACCOUNT_CALLS.info)).body).toBe('null');
});

test('no row of any table names the person afterwards; what was reported stays without a name', async () => {
  const { visitor, uuid } = await zorana();
  await visitor.json(`${CALL}export/`, { locale: 'hr' });
  await visitor.json(`${CALL}leave/`, { locale: 'hr' });
  expect(await placesOf('neponovljiva')).toEqual(
    expect.arrayContaining(['account.email', 'ad_report.email', 'mail_outbox.recipient']),
  );
  await deleteLeaving(database.db, new Date(clock.now.getTime() + 15 * DAY_MS));
  expect(await placesOf('neponovljiva', 'zorana', '7775553', 'Zoranin popis', uuid)).toEqual([]);
  expect(await database.db.selectFrom('ad_report').select(['name', 'email', 'explanation']).execute()).toEqual([
    { name: '', email: '', explanation: 'Nije istina' },
  ]);
});

test('1.7-28 1.7-48 both ask for a fresh sign-in, and for a token', async () => {
  const { visitor } = await zorana();
  expect((await visitor.json(`${CALL}leave/`, { locale: 'hr' }, { token: null })).statusCode).toBe(403);
  const then = clock.now;
  clock.now = new Date(then.getTime() + 3600_000);
  for (const call of ['leave/', 'export/'])
    expect((await visitor.json(CALL + call, { locale: 'hr' })).json<{ data: { code: string } }>().data.code).toBe(
      'sign-in-again',
    );
  clock.now = then;
  expect((await new TestVisitor(app, '10.9.0.2').get(CALL)).body).toBe('null');
});
