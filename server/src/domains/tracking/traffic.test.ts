import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createApp } from '../../app';
import { StaffDoor } from '../operations/api';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { dayOf, openDay } from './event-days';
import { trafficRoutes } from './traffic.routes';

const database = withTestDatabase();
const today = dayOf(new Date());
const before = dayOf(new Date(Date.now() - 20 * 86_400_000));

async function read(query: string, isOpen = true): Promise<{ status: number; body: unknown }> {
  const app = await createApp({
    settings: {
      publicUrl: () => 'http://localhost',
      logLevel: 'silent',
      trustProxy: false,
      apiRequestsPerMinute: 10_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      const staff = new StaffDoor({ db: database.db, open: isOpen, secure: () => false });
      await api.register(trafficRoutes, { db: database.db, staff });
    },
  });
  const answer = await app.inject(`/api-next/staff/traffic/${query}`);
  await app.close();
  return { status: answer.statusCode, body: answer.json() };
}

interface Kept {
  name: string;
  visitor?: string;
  agent?: 'bot' | 'desktop';
  day?: string;
  properties?: object;
}

async function keep({ name, visitor = 'v1', agent = 'desktop', day = today, properties = {} }: Kept): Promise<void> {
  await sql`
    INSERT INTO tracked_event (day, message_id, name, happened_at, received_at, visitor, properties, network, agent, consent)
    VALUES (${day}::date, ${randomUUID()}, ${name}, now(), now(), ${visitor}, ${JSON.stringify(properties)}::text::jsonb, '10.0.0.0/24', ${agent}, '{analytics}')`.execute(
    database.db,
  );
}

test('the staff sees sums: pages and visitors by day, what became of lists, choices, vitals, searches that find nothing; programs apart', async () => {
  for (const day of [today, before]) await database.db.transaction().execute((tx) => openDay(tx, day));
  for (const visitor of ['v1', 'v1', 'v2']) await keep({ name: 'Page Seen', visitor });
  await keep({ name: 'Page Seen', agent: 'bot' });
  await keep({ name: 'Page Seen', day: before });
  for (const visitor of ['v1', 'v2', 'v3'])
    await keep({
      name: 'List Seen',
      visitor,
      properties: { total: visitor === 'v3' ? 4 : 0, path: '/prodaja-kuce/x/' },
    });
  await keep({ name: 'Ad Seen' });
  await keep({ name: 'Ad Seen' });
  await keep({ name: 'Phone Revealed' });
  await keep({ name: 'Lead Sent', agent: 'bot' });
  for (const [value, rating] of [
    [1000, 'good'],
    [2000, 'good'],
    [3000, 'needs-improvement'],
    [5000, 'poor'],
  ] as const)
    await keep({ name: 'Vital Measured', properties: { vital: 'LCP', value, rating, page_source: 'listings' } });
  for (const value of [0.1, 0.3])
    await keep({
      name: 'Vital Measured',
      properties: { vital: 'CLS', value, rating: 'good', releases: ['shell-1.0.0-a', 'mf-search-1.0.0-b'] },
    });
  for (const bot of [true, false, false]) await keep({ name: 'Bot Checked', properties: { bot } });
  await database.db
    .insertInto('page_count')
    .values([
      { day: today, page: 'home', listing_id: 0, agent: 'desktop', pages: 3 },
      { day: today, page: 'ad', listing_id: 7, agent: 'phone', pages: 2 },
      { day: today, page: 'ad', listing_id: 8, agent: 'desktop', pages: 5 },
      { day: today, page: 'ad', listing_id: 7, agent: 'bot', pages: 40 },
    ])
    .execute();
  for (const [method, analytics] of [
    ['accept', true],
    ['refuse', false],
    ['settings', true],
    ['settings', false],
  ] as const)
    await sql`INSERT INTO consent_receipt (id, version, language, method, functional, analytics, marketing, replay)
      VALUES (${randomUUID()}::uuid, 1, 'hr', ${method}, false, ${analytics}, false, false)`.execute(database.db);

  const { status, body } = await read('');
  expect(status).toBe(200);
  expect(body).toEqual({
    days: [{ day: today, pages: 3, visitors: 2, bots: 1 }],
    pageDays: [{ day: today, pages: 10, bots: 40 }],
    pageKinds: [
      { page: 'ad', pages: 7, phones: 2 },
      { page: 'home', pages: 3, phones: 0 },
    ],
    funnel: { lists: 3, ads: 1, phones: 1, leads: 0 },
    consent: [
      { method: 'accept', choices: 1, analytics: 1 },
      { method: 'refuse', choices: 1, analytics: 0 },
      { method: 'settings', choices: 2, analytics: 1 },
    ],
    vitals: [
      { vital: 'CLS', pageSource: '', measured: 2, p75: 0.25, good: 1 },
      { vital: 'LCP', pageSource: 'listings', measured: 4, p75: 3500, good: 0.5 },
    ],
    releases: ['mf-search-1.0.0-b', 'shell-1.0.0-a'].map((release) => ({
      release,
      vital: 'CLS',
      measured: 2,
      p75: 0.25,
    })),
    botChecks: { checked: 3, bots: 1 },
    emptyLists: [{ path: '/prodaja-kuce/x/', times: 2 }],
  });
  expect((await read('?days=31')).body).toMatchObject({ days: [{ day: before, pages: 1 }, { day: today }] });
});

test('nobody else sees them', async () => {
  expect((await read('', false)).status).toBe(401);
  expect((await read('?days=x')).status).toBe(400);
  expect((await read('listings/7/', false)).status).toBe(401);
  expect((await read('listings/0/')).status).toBe(400);
});
