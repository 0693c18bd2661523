import type { Point } from '@kvadrat/contracts/search';
import { saveAgency } from '../../../agencies/api';
import type { Db, DbOrTransaction } from '../../../../platform/db';
import { type Place, placeDirectory, type PlaceDirectory } from '../../../geography/api';
import { insertListings, shownPosition } from '../../../listings/api';
import { sql } from 'kysely';
import { projectOutbox } from '../../read-model/project-outbox';
import { POSITIONS } from './naive-search';
import { randomAd, repeated } from './random-ads';
import { RandomSource } from '../random-source';

/** Towns with parts, an island, and a town with nothing below. */
const PLACES = [
  'split',
  'split/bacvice',
  'zagreb',
  'zagreb/maksimir',
  'zagreb/crnomerec',
  'rijeka',
  'rovinj',
  'osijek',
];

export interface GivenAds {
  directory: PlaceDirectory;
  /** Where ads are, and wider ones. */
  places: readonly Place[];
  /** Where ads are shown. */
  positions: readonly Point[];
  agencies: readonly number[];
}

/** Fills a database that has its places with so many ads that differ in everything. */
export async function givenAds(db: Db, count: number, seed = 1): Promise<GivenAds> {
  const random = new RandomSource(seed);
  const directory = await placeDirectory(db);
  const places = PLACES.map((path) => known(directory.byPath(path), path));
  const agencies: number[] = [];
  for (const plan of ['paid', 'free', 'defaulting'] as const)
    agencies.push(await saveAgency(db, { slug: `agencija-${plan}`, name: plan, plan }));
  const drafts = Array.from({ length: count }, () => randomAd(random, { places, agencies }));
  const again = random.some(drafts, 0.15).map((first) => repeated(random, first));
  await db.transaction().execute(async (tx) => {
    await insertListings(tx, [...drafts, ...again]);
    await giveFiles(tx);
  });
  await projectOutbox(db);

  await sql`CREATE TABLE ${sql.table(POSITIONS)} (listing_id int PRIMARY KEY, lat float8 NOT NULL, lng float8 NOT NULL)`.execute(
    db,
  );
  const listings = await db
    .selectFrom('listing')
    .select(['id', 'lat', 'lng', 'map_display', 'area_lat', 'area_lng'])
    .execute();
  const shown = listings.flatMap(({ id, ...source }) => {
    const position = shownPosition(source);
    return position === null ? [] : [{ listing_id: id, ...position }];
  });
  await sql`INSERT INTO ${sql.table(POSITIONS)} SELECT * FROM json_to_recordset(${JSON.stringify(shown)}::text::json) AS p (listing_id int, lat float8, lng float8)`.execute(
    db,
  );
  await sql`ANALYZE`.execute(db);
  const wider = places.flatMap(({ id }) => directory.chain(id)).filter(({ level }) => level !== 'country');
  const areas = directory.places.filter(({ level }) => level === 'touristic_area');
  return {
    directory,
    places: [...new Set([...places, ...wider, ...areas])],
    positions: shown.map(({ lat, lng }) => ({ lat, lng })),
    agencies,
  };
}

/** Pictures to most ads, some of them plans, and documents to a few. */
async function giveFiles(tx: DbOrTransaction): Promise<void> {
  await sql`
    WITH picture AS (INSERT INTO media (hash, width, height, widths, bytes) VALUES (repeat('a', 40), 1, 1, '{1}', 1) RETURNING id)
    INSERT INTO listing_photo (listing_id, position, media_id, room)
    SELECT listing.id, 0, picture.id, CASE WHEN listing.id % 4 = 0 THEN 'floor-plan' END FROM listing CROSS JOIN picture
    WHERE listing.id % 3 <> 0`.execute(tx);
  await sql`
    WITH paper AS (INSERT INTO document (hash, media_type) VALUES (repeat('b', 40), 'application/pdf') RETURNING id)
    INSERT INTO listing_document (listing_id, position, document_id, kind, file_name)
    SELECT listing.id, 0, paper.id, CASE WHEN listing.id % 2 = 0 THEN 'floor-plan' ELSE 'specifications' END, 'a.pdf'
    FROM listing CROSS JOIN paper WHERE listing.id % 5 = 0`.execute(tx);
}

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`there is no ${name}`);
  return value;
}
