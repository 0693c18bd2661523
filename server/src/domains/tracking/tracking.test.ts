import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createApp } from '../../app';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { countTraffic } from './count-traffic';
import { dayOf } from './event-days';
import { eraseEvents, forgetEvents } from './forget-events';
import { trackingRoutes } from './tracking.routes';

const database = withTestDatabase();
let app: FastifyInstance;

const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const ALLOWED = { functional: false, analytics: true, marketing: false, replay: false };

interface Taken {
  accepted: number;
  duplicates: number;
  rejected: { index: number; messageId?: string; reason: string }[];
}

beforeAll(async () => {
  app = await open();
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`TRUNCATE tracked_event, tracked_message, ad_traffic, tracking_reader`.execute(database.db);
});

function open(): Promise<FastifyInstance> {
  return createApp({
    settings: {
      publicUrl: () => 'http://localhost',
      logLevel: 'silent',
      trustProxy: '127.0.0.1',
      apiRequestsPerMinute: 100_000,
    },
    pingDatabase: () => Promise.resolve(),
    registerApi: async (api) => {
      await api.register(trackingRoutes, { db: database.db });
    },
  });
}

function event(name: string, properties: object = {}, changes: object = {}): Record<string, unknown> {
  return {
    type: 'track',
    event: name,
    messageId: randomUUID(),
    anonymousId: 'browser-1',
    timestamp: new Date().toISOString(),
    properties,
    context: { consent: ALLOWED },
    ...changes,
  };
}

interface Send {
  batch: unknown[];
  sentAt?: string;
  agent?: string;
  ip?: string;
}

async function send({
  batch,
  sentAt = new Date().toISOString(),
  agent = CHROME,
  ip = '198.51.100.77',
}: Send): Promise<Taken> {
  const response = await app.inject({
    method: 'POST',
    url: '/api-next/tracking/v1/b',
    headers: { 'content-type': 'text/plain', 'user-agent': agent, 'x-forwarded-for': ip },
    payload: JSON.stringify({ batch, sentAt, writeKey: 'kvadrat' }),
  });
  expect(response.statusCode).toBe(200);
  return response.json<Taken>();
}

const kept = () => database.db.selectFrom('tracked_event').selectAll().orderBy('id').execute();

test('events are kept once, however often they come', async () => {
  const batch = [event('Ad Seen', { listing_id: 7, language: 'hr' }), event('Filter Used', { filter: 'price' })];
  expect(await send({ batch })).toEqual({ accepted: 2, duplicates: 0, rejected: [] });
  expect(await send({ batch: [...batch, batch[0]] })).toEqual({ accepted: 0, duplicates: 3, rejected: [] });
  expect(await kept()).toMatchObject([
    {
      name: 'Ad Seen',
      visitor: 'browser-1',
      listing_id: 7,
      properties: { listing_id: 7, language: 'hr' },
      network: '198.51.100.0/24',
      agent: 'desktop',
      consent: ['analytics'],
    },
    { name: 'Filter Used', listing_id: null },
  ]);
});

test('one bad event fails none beside it, and is told with its reason', async () => {
  const good = event('page', { path: '/prodaja-kuce/split/', entry_point: 'list' }, { type: 'page' });
  const bad: [unknown, string][] = [
    ['no object', 'shape'],
    [event('Ad Seen', {}, { messageId: '' }), 'shape'],
    [event('Ad Seen', {}, { anonymousId: undefined }), 'shape'],
    [event('Ad Seen', {}, { type: 'group' }), 'shape'],
    [event('Something Else'), 'unknown-event'],
    [event('__proto__'), 'unknown-event'],
    [event('Ad Seen', {}, { context: {} }), 'no-consent'],
    [event('Ad Seen', {}, { context: { consent: { ...ALLOWED, analytics: 'yes' } } }), 'no-consent'],
    [event('Ad Seen', { listing_id: 1, note: 'x'.repeat(40_000) }), 'too-large'],
    [event('Ad Seen', { path: '/demo/oglasi/' }), 'demo'],
    [event('Ad Seen', {}, { timestamp: '2024-01-01T00:00:00Z' }), 'too-old'],
  ];
  const taken = await send({ batch: [...bad.map(([told]) => told), good] });
  expect(taken.rejected.map(({ index, reason }) => [index, reason])).toEqual(
    bad.map(([, reason], index) => [index, reason]),
  );
  expect(taken.accepted).toBe(1);
  expect(await kept()).toMatchObject([
    { name: 'Page Seen', properties: { path: '/prodaja-kuce/split/', entry_point: 'list' } },
  ]);
});

test.each([
  'ana@example.hr',
  'mailto:ana.horvat@kvadrat.example',
  '+385 91 234 5678',
  '091/234-5678',
  '00385912345678',
  '(091) 234 5678',
])('R196 %j is not kept, wherever it stands', async (text) => {
  const taken = await send({
    batch: [
      event('Filter Used', { filter: text }),
      event('Filter Used', { other: { deep: [`before ${text} behind`] } }),
    ],
  });
  expect(taken).toMatchObject({ accepted: 0, rejected: [{ reason: 'personal-data' }, { reason: 'personal-data' }] });
  expect(await kept()).toEqual([]);
});

test('figures that look a little like numbers of telephones are kept', async () => {
  const properties = {
    listing_ids: [1_234_567, 2_000_000_001],
    total: 20_261_130,
    filters: ['price-0-250000', '2026-11-30', 'v1.0.20261130'],
  };
  expect(await send({ batch: [event('List Seen', properties)] })).toMatchObject({ accepted: 1 });
  expect((await kept())[0]?.properties).toEqual(properties);
});

test('only what an event may carry is kept', async () => {
  await send({
    batch: [
      event('Lead Sent', {
        listing_id: 5,
        contact: 'visit',
        weight: 5,
        text: 'Dobar dan',
        user_id: 'x',
        language: 'HR!',
        total: 3,
        page_source: 'map-draw',
      }),
    ],
  });
  expect((await kept())[0]?.properties).toEqual({
    listing_id: 5,
    contact: 'visit',
    weight: 5,
    page_source: 'map-draw',
  });
});

test('R180–R184 a sign-in carries the exact fields, and nothing that is no hash', async () => {
  const hash = 'a'.repeat(64);
  const properties = {
    language: 'hr',
    user_id: '0c3f0a8e-1111-4222-8333-abcdefabcdef',
    user_hashedemail: hash,
    user_hashedphone: hash,
    medium: 'email',
    newsletter_enabled: 'si',
    promo_update_enabled: 'no',
  };
  await send({
    batch: [
      event('user_login', properties),
      event('user_subscription', { ...properties, user_hashedemail: 'ana', newsletter_enabled: 'yes' }),
    ],
  });
  const { user_hashedemail: _, newsletter_enabled: __, ...rest } = properties;
  expect((await kept()).map((row) => row.properties)).toEqual([properties, rest]);
});

test('a clock that is a day off says nothing about when it happened', async () => {
  const now = Date.now();
  const at = (ms: number): string => new Date(now + ms).toISOString();
  const [HOUR, DAY] = [3_600_000, 86_400_000];
  for (const off of [-DAY, DAY]) {
    await send({
      batch: [event('Ad Seen', {}, { timestamp: at(off - HOUR) }), event('Ad Seen', {}, { timestamp: at(off + HOUR) })],
      sentAt: at(off),
    });
  }
  const happened = (await kept()).map((row) => row.happened_at.getTime()).sort((a, b) => a - b);
  const wanted = [now - HOUR, now - HOUR, now, now];
  for (const [index, time] of wanted.entries()) expect(Math.abs((happened[index] ?? 0) - time)).toBeLessThan(20_000);
});

test('programs are told apart, phones too, and addresses are cut', async () => {
  await send({
    batch: [event('Ad Seen')],
    agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)',
    ip: '2001:db8:77:1:2:3:4:5',
  });
  await send({
    batch: [event('Ad Seen')],
    agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
    ip: '2001:db8::1',
  });
  expect(await kept()).toMatchObject([
    { agent: 'bot', network: '2001:db8:77::/48' },
    { agent: 'phone', network: '2001:db8:0::/48' },
  ]);
});

test('one event alone is taken as well, and what is no JSON is refused', async () => {
  const post = (path: string, payload: string) =>
    app.inject({
      method: 'POST',
      url: `/api-next/tracking/v1/${path}`,
      headers: { 'content-type': 'text/plain', 'user-agent': CHROME },
      payload,
    });
  expect((await post('t', JSON.stringify(event('Ad Seen')))).json()).toEqual({
    accepted: 1,
    duplicates: 0,
    rejected: [],
  });
  expect((await post('p', JSON.stringify(event('', {}, { type: 'page' })))).json()).toMatchObject({ accepted: 1 });
  for (const payload of ['{', '[]', '{"batch":{}}', '']) expect((await post('b', payload)).statusCode).toBe(400);
  expect(
    (await post('b', JSON.stringify({ batch: Array.from({ length: 501 }, () => event('Ad Seen')) }))).statusCode,
  ).toBe(400);
  expect(
    (await post('b', JSON.stringify({ batch: [event('Ad Seen', { path: 'x'.repeat(600_000) })] }))).statusCode,
  ).toBe(413);
});

test("pages of others tell nothing in a visitor's name", async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api-next/tracking/v1/b',
    headers: { 'content-type': 'text/plain', origin: 'https://other.example', 'sec-fetch-site': 'cross-site' },
    payload: JSON.stringify({ batch: [event('Ad Seen')] }),
  });
  expect([response.statusCode, await kept()]).toEqual([403, []]);
});

test('while the database is away nothing is acknowledged, and what comes again is kept once', async () => {
  const batch = Array.from({ length: 10 }, () => event('Ad Seen', { listing_id: 3 }));
  const post = () =>
    app.inject({
      method: 'POST',
      url: '/api-next/tracking/v1/batch',
      headers: { 'content-type': 'application/json', 'user-agent': CHROME },
      payload: JSON.stringify({ batch }),
    });
  await sql`ALTER TABLE tracked_event RENAME TO tracked_event_away`.execute(database.db);
  const refused = await post();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '2']);
  await sql`ALTER TABLE tracked_event_away RENAME TO tracked_event`.execute(database.db);
  expect((await post()).json()).toEqual({ accepted: 10, duplicates: 0, rejected: [] });
  expect((await post()).json()).toEqual({ accepted: 0, duplicates: 10, rejected: [] });
  expect(await kept()).toHaveLength(10);
});

test('many who tell at once are written together, and each is told of its own', async () => {
  const batches = Array.from({ length: 60 }, () =>
    Array.from({ length: 10 }, () => event('Ad Seen', { listing_id: 1 })),
  );
  const answers = await Promise.all([...batches, ...batches].map((batch) => send({ batch })));
  expect(answers.reduce((sum, { accepted, duplicates }) => sum + accepted + duplicates, 0)).toBe(1200);
  expect(await kept()).toHaveLength(600);
});

test('R192 what became of ads is counted by day and entry point, once each, programs apart', async () => {
  const from = { entry_point: 'list' };
  await send({
    batch: [
      event('List Seen', { ...from, listing_ids: [1, 2] }),
      event('Ad Seen', { ...from, listing_id: 1 }),
      event('Lead Sent', { ...from, listing_id: 1, contact: 'visit' }),
      event('Phone Revealed', { listing_id: 1 }),
    ],
  });
  await send({
    batch: [event('Ad Seen', { ...from, listing_id: 1 })],
    agent: 'Googlebot/2.1 (+http://www.google.com/bot.html)',
  });
  while (await countTraffic(database.db));
  await send({ batch: [event('Ad Seen', { ...from, listing_id: 1 })] });
  while (await countTraffic(database.db));
  expect(await countTraffic(database.db)).toBe(false);
  const day = dayOf(new Date());
  const none = { seen: 0, opened: 0, phone: 0, message: 0, proposal: 0, virtual_visit: 0, visit: 0 };
  const rows = await database.db
    .selectFrom('ad_traffic')
    .select(({ fn }) => [
      'listing_id',
      'entry_point',
      'bot',
      fn<string>('to_char', ['day', sql.lit('YYYY-MM-DD')]).as('day'),
      'seen',
      'opened',
      'phone',
      'message',
      'proposal',
      'virtual_visit',
      'visit',
    ])
    .orderBy('listing_id')
    .orderBy('entry_point')
    .orderBy('bot')
    .execute();
  expect(rows).toEqual([
    { day, listing_id: 1, entry_point: '', bot: false, ...none, phone: 1 },
    { day, listing_id: 1, entry_point: 'list', bot: false, ...none, seen: 1, opened: 2, visit: 1 },
    { day, listing_id: 1, entry_point: 'list', bot: true, ...none, opened: 1 },
    { day, listing_id: 2, entry_point: 'list', bot: false, ...none, seen: 1 },
  ]);
});

test('who counts never passes an event that is still being written', async () => {
  const { db } = database;
  await send({ batch: [event('Ad Seen', { listing_id: 1 })] });
  let counting: Promise<boolean> | undefined;
  await db.transaction().execute(async (tx) => {
    await sql`SELECT pg_advisory_xact_lock_shared(hashtext('kvadrat.tracking.events'))`.execute(tx);
    await sql`INSERT INTO tracked_event (day, message_id, name, happened_at, received_at, visitor, listing_id, properties, network, agent, consent)
      VALUES (${dayOf(new Date())}::date, 'late', 'Ad Seen', now(), now(), 'x', 1, '{}', '', 'desktop', '{}')`.execute(
      tx,
    );
    await send({ batch: [event('Ad Seen', { listing_id: 1 })] });
    counting = countTraffic(db);
    expect(
      await Promise.race([counting.then(() => 'counted'), sql`SELECT pg_sleep(0.2)`.execute(tx).then(() => 'waits')]),
    ).toBe('waits');
  });
  await counting;
  const { rows } = await sql<{ opened: number }>`SELECT sum(opened)::int AS opened FROM ad_traffic`.execute(db);
  expect(rows).toEqual([{ opened: 3 }]);
});

test('events go by the day after fourteen months, message ids after 35 days, a person at once', async () => {
  const { db } = database;
  await send({
    batch: [
      event('Ad Seen', {}, { anonymousId: 'browser-9', userId: '0c3f0a8e-1111-4222-8333-abcdefabcdef' }),
      event('Ad Seen'),
    ],
  });
  expect(await eraseEvents(db, { person: '0c3f0a8e-1111-4222-8333-abcdefabcdef' })).toBe(1);
  const later = (days: number): Date => new Date(Date.now() + days * 86_400_000);
  await forgetEvents(db, later(30));
  expect([(await kept()).length, (await db.selectFrom('tracked_message').selectAll().execute()).length]).toEqual([
    1, 2,
  ]);
  await forgetEvents(db, later(37));
  expect([(await kept()).length, (await db.selectFrom('tracked_message').selectAll().execute()).length]).toEqual([
    1, 0,
  ]);
  await forgetEvents(db, later(440));
  expect(await kept()).toEqual([]);
  expect(await send({ batch: [event('Ad Seen')] })).toMatchObject({ accepted: 1 });
});
