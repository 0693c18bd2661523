import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, DbHandle } from '../../../platform/db';
import { openPlaces, startTestServer } from '../../../platform/db/testing/test-server';
import { startJobs } from '../../../platform/jobs';
import { placeDirectory, type Place } from '../../geography/api';
import type { Isochrones } from '../../isochrone/api';
import { insertListings } from '../../listings/api';
import { draft } from '../../listings/testing/draft';
import { readModelJob } from '../../search/api';
import { RandomSource } from '../../search/testing/random-source';
import { alertsJob } from '../alerts-job';
import { compareWithLists, type Compared } from './compare-with-lists';
import { randomSearches } from './random-searches';

/** What was measured, over the ads of a run. */
export interface AlertFigures extends Compared {
  searches: number;
  ads: number;
  seconds: number;
  /** Making the rows of all searches by which ads find them. */
  termsSeconds: number;
  matches: number;
  mails: number;
  /** Seconds from the commit of an ad to the commit of the first mail to each person about it. */
  delay: { p50: number; p95: number; most: number };
  /** Ads that a person was told of by more than one mail. */
  doubled: number;
}

interface Order {
  searches: number;
  ads: number;
  seconds: number;
  sample: number;
}

/** Searches of one person. */
const READERS = 2;
/** Seconds below which a run is too short for mails that are held back for a minute. */
const SHORTEST = 60;

/** People, two searches each, most of them with alerts at once or daily. */
async function saveSearches(db: Db, count: number, random: RandomSource, places: readonly Place[]): Promise<void> {
  const rows = randomSearches(random, places, count).map((address, index) => ({
    reader: 1 + Math.floor(index / READERS),
    address,
    alert: random.pick([
      'real-time',
      'real-time',
      'real-time',
      'daily',
      'daily',
      'daily',
      'daily',
      'none',
      'none',
      'none',
    ]),
  }));
  await sql`
    INSERT INTO alert_reader (email, email_key, language, proven_at)
    SELECT 'osoba' || n || '@primjer.hr', 'osoba' || n || '@primjer.hr', 'hr', now() FROM generate_series(1, ${Math.ceil(count / READERS)}) AS n`.execute(
    db,
  );
  for (let at = 0; at < rows.length; at += 5000) {
    await sql`
      INSERT INTO saved_search (reader_id, name, criteria, alert, language, created_at)
      SELECT reader, 'Pretraga', address, alert, 'hr', now()
      FROM json_to_recordset(${JSON.stringify(rows.slice(at, at + 5000))}::text::json) AS row (reader bigint, address text, alert text)
      ON CONFLICT DO NOTHING`.execute(db);
  }
  await sql`ANALYZE saved_search, alert_reader`.execute(db);
}

function randomDraft(random: RandomSource, places: readonly Place[]): Parameters<typeof draft>[0] {
  const place = random.pick(places);
  const near = (degrees: number): number => degrees + random.int(-200, 200) / 10_000;
  return {
    contract: random.chance(0.8) ? 1 : 2,
    placeId: place.id,
    coordinates: { lat: near(place.lat), lng: near(place.lng) },
    price: { value: random.int(60, 600) * 1000, onRequest: random.chance(0.05), previous: null },
    surface: { net: random.int(25, 180), gross: null, plot: null },
    rooms: random.int(1, 6),
    floor: random.int(0, 9),
    yearBuilt: random.int(1900, 2026),
    texts: {
      hr: { title: 'Stan', description: random.pick(['Pogled na more.', 'Miran kvart.', 'Blizu škole i parka.']) },
    },
    publishedAt: new Date(),
  };
}

async function publish(db: Db, { ads, seconds }: Order, random: RandomSource, places: readonly Place[]): Promise<void> {
  const begun = Date.now();
  for (let second = 0, made = 0; made < ads; second += 1) {
    const until = Math.min(ads, Math.ceil(((second + 1) * ads) / seconds));
    const drafts = Array.from({ length: until - made }, () => draft(randomDraft(random, places)));
    made = until;
    await db.transaction().execute((tx) => insertListings(tx, drafts));
    await pause(Math.max(0, begun + (second + 1) * 1000 - Date.now()));
  }
}

/** Resolves when all changes were matched and nobody waits for a mail at once. @param held whether mails that are held back are waited for */
async function settled(db: Db, held: boolean): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ busy: boolean }>`
      SELECT EXISTS (SELECT FROM outbox) OR EXISTS (SELECT FROM ad_change) OR EXISTS (SELECT FROM alert_reader WHERE soon_at <= now() OR (soon_at IS NOT NULL AND ${held}))
        OR (SELECT marked_news FROM alert_mark) < coalesce((SELECT max(id) FROM search_news), 0) AS busy`.execute(db);
    if (rows[0]?.busy !== true) return;
    await pause(1000);
  }
}

async function measure(handle: DbHandle, order: Order): Promise<AlertFigures> {
  const { db } = handle;
  const random = new RandomSource(2026);
  const directory = await placeDirectory(db);
  const places = directory.places.filter(({ level }) => level === 'city' || level === 'city_zone').slice(0, 400);
  await saveSearches(db, order.searches, random, places);
  const isochrones = { find: () => Promise.reject(new Error('no search of this bench asks for it')) };
  const failures: unknown[] = [];
  const jobs = [
    readModelJob(),
    alertsJob({
      isochrones: isochrones as unknown as Isochrones,
      publicUrl: () => 'https://kvadrat.example',
      alerts: { hour: 8, timeZone: 'Europe/Zagreb' },
    }),
  ];
  const begun = Date.now();
  const running = startJobs(jobs, handle, (error) => failures.push(error));
  const allMade = async (): Promise<boolean> =>
    (await db.selectFrom('saved_search').select('id').where('terms_form', 'is', null).executeTakeFirst()) === undefined;
  while (!(await allMade())) await pause(500);
  const termsSeconds = (Date.now() - begun) / 1000;
  await sql`ANALYZE search_terms`.execute(db);
  await publish(db, order, random, places);
  await settled(db, order.seconds >= SHORTEST);
  await running.stop();
  if (failures.length > 0) throw new AggregateError(failures, String(failures[0]));
  const {
    rows: [figures],
  } = await sql<{ matches: number; mails: number; p50: number; p95: number; most: number }>`
    WITH delay AS (
      SELECT extract(epoch FROM told_at - published_at)::float8 AS seconds FROM alert_told JOIN listing ON listing.id = listing_id)
    SELECT (SELECT count(*)::int FROM search_news) AS matches, (SELECT count(*)::int FROM mail_outbox) AS mails,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS p50, percentile_cont(0.95) WITHIN GROUP (ORDER BY seconds) AS p95, max(seconds) AS most
    FROM delay`.execute(db);
  const { rows: doubled } = await sql`
    SELECT recipient, link[1] FROM mail_outbox CROSS JOIN LATERAL regexp_matches(body_text, '/oglasi/(\\d+)/', 'g') AS link
    GROUP BY 1, 2 HAVING count(*) > 1`.execute(db);
  const { matches = 0, mails = 0, p50 = 0, p95 = 0, most = 0 } = figures ?? {};
  const delay = { p50, p95, most };
  const compared = await compareWithLists(db, order.sample);
  return { ...order, termsSeconds, matches, mails, delay, doubled: doubled.length, ...compared };
}

const [, , order = '{}'] = process.argv;
const server = await startTestServer();
try {
  const handle = await openPlaces();
  try {
    process.stdout.write(JSON.stringify(await measure(handle, JSON.parse(order) as Order)));
  } finally {
    await handle.close();
  }
} finally {
  await server.stop();
}
process.exit();
