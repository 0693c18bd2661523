import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { withTestDatabase } from '../../platform/db/testing/test-database';
import { createEnquiries } from '../enquiries/api';
import { addAds } from '../enquiries/testing/enquiry-ads';
import { countTraffic } from './count-traffic';
import { dayOf, openDay } from './event-days';
import { forgetEvents } from './forget-events';
import { readStatistics } from './read-statistics';

const database = withTestDatabase();
const DAY_MS = 86_400_000;
const today = dayOf(new Date());
const yesterday = dayOf(new Date(Date.now() - DAY_MS));

let ads: Awaited<ReturnType<typeof addAds>>;
let agency: number;

beforeAll(async () => {
  ads = await addAds(database);
  const { id } = await database.db
    .selectFrom('agency')
    .select('id')
    .where('slug', '=', 'maris')
    .executeTakeFirstOrThrow();
  agency = id;
  await database.db.transaction().execute((tx) => openDay(tx, today));
});

interface Told {
  name: string;
  ad: number;
  from?: string;
  bot?: boolean;
  /** Day it happened, when it was told today. */
  day?: string;
  properties?: object;
}

async function tell({ name, ad, from = 'list', bot = false, day = today, properties = {} }: Told): Promise<void> {
  await sql`
    INSERT INTO tracked_event (day, message_id, name, happened_at, received_at, visitor, listing_id, properties, network, agent, consent)
    VALUES (${today}::date, ${randomUUID()}, ${name}, ${`${day}T00:00:01Z`}::timestamptz, now(), 'v', ${name === 'List Seen' ? null : ad},
            ${JSON.stringify({ entry_point: from, ...properties })}::text::jsonb, '', ${bot ? 'bot' : 'phone'}, '{analytics}')`.execute(
    database.db,
  );
}

const count = async (): Promise<void> => {
  while (await countTraffic(database.db));
};

test('R53 R192 an ad’s and an agency’s statistics: by day and entry point, contacts by what they weigh, late events once, programs apart', async () => {
  const { ofAgency, ofOwner, sold } = ads;
  const enquiries = createEnquiries({ db: database.db, publicUrl: () => 'http://localhost' });
  await tell({ name: 'List Seen', ad: 0, properties: { listing_ids: [ofAgency, ofOwner, sold] } });
  await tell({ name: 'Ad Seen', ad: ofAgency });
  await tell({ name: 'Ad Seen', ad: ofAgency, from: 'saved-listings' });
  await tell({ name: 'Ad Seen', ad: ofAgency, bot: true });
  await count();
  // It comes a day late, after its day was counted.
  await tell({ name: 'Ad Seen', ad: ofAgency, day: yesterday });
  await count();
  await count();
  await database.db
    .insertInto('page_count')
    .values([
      { day: today, page: 'ad', listing_id: ofAgency, agent: 'phone', pages: 5 },
      { day: today, page: 'ad', listing_id: ofAgency, agent: 'bot', pages: 50 },
    ])
    .execute();
  for (const kind of ['telephone', 'in-person-visit'] as const)
    await enquiries.recordLead(database.db, { listingId: ofAgency, kind });
  await enquiries.recordLead(database.db, { listingId: ofOwner, kind: 'message' });

  const ofDay = { seen: 1, opened: 2, pages: 5, views: 5, contacts: 2, weight: 5.5 };
  const before = { seen: 0, opened: 1, pages: 0, views: 1, contacts: 0, weight: 0 };
  const whole = { seen: 1, opened: 3, pages: 5, views: 6, contacts: 2, weight: 5.5 };
  const expected = {
    ...whole,
    days: [
      { day: yesterday, ...before },
      { day: today, ...ofDay },
    ],
    ads: [{ id: ofAgency, ...whole }],
    from: [
      { entryPoint: 'list', seen: 1, opened: 2 },
      { entryPoint: 'saved-listings', seen: 0, opened: 1 },
    ],
    kinds: [
      { kind: 'in-person-visit', contacts: 1, weight: 5 },
      { kind: 'telephone', contacts: 1, weight: 0.5 },
    ],
  };
  expect(await readStatistics(database.db, { ads: [ofAgency] }, yesterday)).toEqual(expected);
  const none = { seen: 1, opened: 0, pages: 0, views: 0, contacts: 0, weight: 0 };
  expect(await readStatistics(database.db, { agency }, yesterday)).toEqual({
    ...expected,
    seen: 2,
    days: [expected.days[0], { day: today, ...ofDay, seen: 2 }],
    ads: [...expected.ads, { id: sold, ...none }],
    from: [{ entryPoint: 'list', seen: 2, opened: 2 }, expected.from[1]],
  });
  expect(await readStatistics(database.db, { ads: [ofAgency, ofOwner] }, today)).toMatchObject({
    contacts: 3,
    weight: 6.25,
  });
  expect(await readStatistics(database.db, { ads: [] }, today)).toMatchObject({ views: 0, days: [], ads: [] });
});

test('what an agency’s ads were stays with it when an ad is gone, and sums go after fourteen months', async () => {
  const gone = ads.more[0] ?? 0;
  await tell({ name: 'Ad Seen', ad: gone, from: 'map' });
  await count();
  await sql`DELETE FROM listing WHERE id = ${gone}`.execute(database.db);
  const from = async () => (await readStatistics(database.db, { agency }, today)).from;
  expect(await from()).toContainEqual({ entryPoint: 'map', seen: 0, opened: 1 });
  await forgetEvents(database.db, new Date(Date.now() + 420 * DAY_MS));
  expect(await from()).not.toEqual([]);
  await forgetEvents(database.db, new Date(Date.now() + 440 * DAY_MS));
  expect(await from()).toEqual([]);
  expect(await database.db.selectFrom('page_count').selectAll().execute()).toEqual([]);
});
