import { withTestDatabase } from '../../platform/db/testing/test-database';
import { countThreads, pageOfThreads } from './thread-access';
import { countUnreadThreads, listThreads } from './thread-list';
import { addAds, AGENCY_EMAIL } from './testing/enquiry-ads';

const database = withTestDatabase({ holds: 'places' });
/** Of 400 visitors, each with fifty. */
const THREADS = 20_000;
const BUSY = 'posjetitelj7@primjer.hr';

beforeAll(async () => {
  const { ofAgency, ofOwner, more } = await addAds(database);
  const { agency_id } = await database.db
    .selectFrom('listing')
    .select('agency_id')
    .where('id', '=', ofAgency)
    .executeTakeFirstOrThrow();
  // Each has threads about ads that do not exist twice: the same ad under an agency that no longer offers it stays a thread of its own.
  await database.sql`insert into agency (slug, name) select 'agencija-' || n, 'Agencija ' || n from generate_series(1, 50) n`;
  await database.sql`
    insert into enquiry_thread (listing_id, agency_id, visitor_name, visitor_email, visitor_key, visitor_phone, visitor_locale, visitor_alias, advertiser_alias, opened_at, changed_at)
    select ${more[0] ?? 0}, (select id from agency where slug = 'agencija-' || (1 + n / 400)), 'Posjetitelj', 'posjetitelj' || n % 400 || '@primjer.hr', 'posjetitelj' || n % 400 || '@primjer.hr', '091', 'hr', 'v' || n, 'a' || n, now(), now() - n * interval '1 second'
    from generate_series(0, ${THREADS - 1}) n`;
  await database.sql`
    insert into enquiry_thread (listing_id, agency_id, visitor_name, visitor_email, visitor_key, visitor_phone, visitor_locale, visitor_alias, advertiser_alias, opened_at, changed_at)
    values (${ofAgency}, ${agency_id}, 'Posjetitelj', ${BUSY}, ${BUSY}, '091', 'hr', 'v-a', 'a-a', now(), now() + interval '1 hour'),
      (${ofOwner}, null, 'Posjetitelj', ${BUSY}, ${BUSY}, '091', 'hr', 'v-o', 'a-o', now(), now() + interval '2 hours')`;
  await database.sql`insert into enquiry_entry (thread_id, side, kind, body, via, written_at) select id, side, 'message', side || ' ' || id, 'site', now() from enquiry_thread, unnest(array['visitor', 'advertiser']) side`;
  await noteLast();
  await database.sql`analyze enquiry_thread, enquiry_entry, listing, agency`;
}, 60_000);

/** What `storeEntry` notes with each entry. */
const noteLast = () => database.sql`update enquiry_thread t set
  visitor_last = (select max(id) from enquiry_entry e where e.thread_id = t.id and side = 'visitor'),
  advertiser_last = (select max(id) from enquiry_entry e where e.thread_id = t.id and side = 'advertiser')`;

const account = (email: string, proven = true) =>
  database.db
    .insertInto('account')
    .values({
      email,
      email_key: email,
      email_verified_at: proven ? new Date() : null,
      first_name: '',
      last_name: '',
      phone: '',
      phone_prefix: '',
      language: 'hr',
      password_hash: null,
      created_at: new Date(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();

test('R274 every thread stands on one page, the latest first, and counts are of all', async () => {
  const busy = await account(BUSY);
  const read = (page: number) => listThreads(database.db, busy, { locale: 'hr', page, size: 20 });
  const pages = await Promise.all([1, 2, 3, 4].map(read));
  expect(pages.map(({ results }) => results.length)).toEqual([20, 20, 12, 0]);
  expect(new Set(pages.flatMap(({ results }) => results.map(({ id }) => id))).size).toBe(52);
  expect(pages.map(({ count, unread }) => [count, unread])).toEqual(Array(4).fill([52, 52]));
  const times = pages.flatMap(({ results }) => results.map(({ changedAt }) => changedAt));
  expect(times).toEqual([...times].sort().reverse());
  expect(pages[0]?.results[0]).toMatchObject({
    side: 'visitor',
    with: 'Vlado Vlasnik',
    last: expect.stringContaining('advertiser'),
    unread: 1,
  });
  expect(await countThreads(database.db, { key: AGENCY_EMAIL, agencies: [] })).toEqual({
    count: 1,
    unread: 1,
    unreadThreads: 1,
  });
});

test('R154 messagesNotify counts threads, not entries, and none before the mailbox is proven', async () => {
  const other = 'posjetitelj8@primjer.hr';
  const { id } = await account(other, false);
  expect(await countUnreadThreads(database.db, id)).toBe(0);
  await database.db.updateTable('account').set({ email_verified_at: new Date() }).where('id', '=', id).execute();
  expect(await countUnreadThreads(database.db, id)).toBe(50);
  await database.sql`insert into enquiry_entry (thread_id, side, kind, body, via, written_at) select id, 'advertiser', 'message', 'x', 'site', now() from enquiry_thread where visitor_key = ${other}`;
  await noteLast();
  expect(await countUnreadThreads(database.db, id)).toBe(50);
  await database.sql`update enquiry_thread set visitor_seen = 9223372036854775807 where visitor_key = ${other} and agency_id < 20`;
  expect(await countUnreadThreads(database.db, id)).toBeLessThan(50);
});

test('R274 a page of twenty thousand threads is found by indexes, from each of the three sides', async () => {
  for (const key of [BUSY, AGENCY_EMAIL, 'vlasnik@primjer.hr', 'nitko@primjer.hr']) {
    const { sql, parameters } = pageOfThreads(database.db, { key, agencies: [] }, { page: 2, size: 20 }).compile();
    const plan = await database.sql.unsafe(`explain (analyze, costs off, timing off) ${sql}`, [
      ...parameters,
    ] as never[]);
    const text = JSON.stringify(plan);
    expect(text).not.toMatch(/Seq Scan on enquiry_(thread|entry)|using enquiry_thread_age on/);
    const thrownAway = [...text.matchAll(/Rows Removed by Filter: (\d+)/g)].map(([, rows]) => Number(rows));
    expect(Math.max(0, ...thrownAway)).toBeLessThan(THREADS / 200);
  }
});
