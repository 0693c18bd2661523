import type { Photo } from '@kvadrat/contracts/api';
import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../platform/db';
import { MEDIA_PREFIX, mediaFile } from './media-folder';
import { isRoom, photoAlt, type Room } from './room-labels';

/** A photo to hang on an ad: a picture in the house, or an address to fetch it from. */
export type ListingPhoto = { mediaId: number; room: Room | null } | { url: string; room: Room | null };

export interface ListingPhotos {
  photos: Photo[];
  /** All finished photos of the ad, also those beyond the limit. */
  count: number;
  /** Which of the photos, counted from 0, are floor plans. */
  plans: number[];
}

/**
 * Finished photos of ads in their order, with text alternatives in a language. Ads without any are not in the answer.
 * @param limit photos per ad; all of them by default.
 */
export async function photosFor(
  db: Db,
  listingIds: readonly number[],
  { locale, limit }: { locale: Locale; limit?: number },
): Promise<Map<number, ListingPhotos>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_photo as photo')
    .leftJoin('photo_source as source', 'source.id', 'photo.source_id')
    .innerJoin('media', (join) => join.on('media.id', '=', sql<number>`coalesce(photo.media_id, source.media_id)`))
    .select(['photo.listing_id', 'photo.room', 'media.hash', 'media.width', 'media.height', 'media.widths'])
    .where('photo.listing_id', 'in', [...listingIds])
    .orderBy('photo.listing_id')
    .orderBy('photo.position')
    .execute();
  const answer = new Map<number, ListingPhotos>();
  for (const { listing_id: id, room, hash, width, height, widths } of rows) {
    const entry = answer.get(id) ?? { photos: [], count: 0, plans: [] };
    answer.set(id, entry);
    entry.count += 1;
    if (limit !== undefined && entry.count > limit) continue;
    if (room === 'floor-plan') entry.plans.push(entry.photos.length);
    entry.photos.push(
      toPhoto({ hash, width, height, widths }, photoAlt(locale, isRoom(room) ? room : null, entry.count)),
    );
  }
  return answer;
}

/**
 * Pictures of the house as photos that hang nowhere yet, in the order they are named in; undefined for one that is not there.
 */
export async function picturesOf(
  db: DbOrTransaction,
  pictures: readonly { mediaId: number; room: Room | null; number: number }[],
  locale: Locale,
): Promise<(Photo | undefined)[]> {
  if (pictures.length === 0) return [];
  const rows = await db
    .selectFrom('media')
    .select(['id', 'hash', 'width', 'height', 'widths'])
    .where(
      'id',
      'in',
      pictures.map(({ mediaId }) => mediaId),
    )
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return pictures.map(({ mediaId, room, number }) => {
    const row = known.get(mediaId);
    return row === undefined ? undefined : toPhoto(row, photoAlt(locale, room, number));
  });
}

function toPhoto(
  { hash, width, height, widths }: { hash: string; width: number; height: number; widths: readonly number[] },
  alt: string,
): Photo {
  return {
    alt,
    width,
    height,
    sizes: widths.map((size) => ({
      width: size,
      height: Math.max(1, Math.round((height * size) / width)),
      avif: `${MEDIA_PREFIX}${mediaFile(hash, size, 'avif')}`,
      webp: `${MEDIA_PREFIX}${mediaFile(hash, size, 'webp')}`,
    })),
  };
}

export interface HungPhoto {
  listingId: number;
  position: number;
  mediaId: number;
  room: Room | null;
}

/**
 * Hangs pictures on many ads at once, leaving places that are taken as they are. Made for ads and pictures that the caller
 * has just written: where the database lets us, it does not look each of them up again, which takes three quarters of
 * the time.
 */
export async function hangPhotos(tx: DbOrTransaction, photos: readonly HungPhoto[]): Promise<void> {
  // The table has no triggers but those of its foreign keys.
  await setTriggers(tx, 'replica');
  await sql`
    INSERT INTO listing_photo (listing_id, position, media_id, room)
    SELECT * FROM unnest(
      ${photos.map(({ listingId }) => listingId)}::integer[], ${photos.map(({ position }) => position)}::smallint[],
      ${photos.map(({ mediaId }) => mediaId)}::integer[], ${photos.map(({ room }) => room)}::text[])
    ON CONFLICT DO NOTHING`.execute(tx);
  await setTriggers(tx, 'origin');
}

/** For the rest of the transaction; a database user who may not switch triggers off keeps them. */
async function setTriggers(tx: DbOrTransaction, role: 'replica' | 'origin'): Promise<void> {
  await sql`
    SELECT set_config('session_replication_role', ${role}, true)
    WHERE has_parameter_privilege('session_replication_role', 'SET')`.execute(tx);
}

/** Gives an ad exactly these photos, in this order. Addresses seen before are not fetched again. */
export async function setListingPhotos(
  tx: DbOrTransaction,
  listingId: number,
  photos: readonly ListingPhoto[],
): Promise<void> {
  const sources = await filePhotoAddresses(
    tx,
    photos.flatMap((photo) => ('url' in photo ? [photo.url] : [])),
  );
  await tx.deleteFrom('listing_photo').where('listing_id', '=', listingId).execute();
  const rows = photos.map((photo, position) => ({
    listing_id: listingId,
    position,
    media_id: 'url' in photo ? null : photo.mediaId,
    source_id: 'url' in photo ? (sources.get(photo.url) ?? null) : null,
    room: photo.room,
  }));
  if (rows.length > 0) await tx.insertInto('listing_photo').values(rows).execute();
}

/**
 * Files addresses of photos, those that are known already too, to be fetched in their order. Who hangs photos on several ads in one transaction files all of
 * their addresses first: ads of different agencies share photos, and whoever filed them one ad after the other would wait for
 * somebody who waits for him.
 * @returns ids by address
 */
export async function filePhotoAddresses(tx: DbOrTransaction, urls: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(urls)];
  const known = await sourceIds(tx, wanted);
  // An address that is there is not inserted again: that would wait for the photo that is just being taken over.
  const missing = wanted.filter((url) => !known.has(url));
  if (missing.length === 0) return known;
  await sql`
    WITH numbered AS MATERIALIZED (
      SELECT nextval(pg_get_serial_sequence('photo_source', 'id'))::int AS id, url FROM unnest(${missing}::text[]) WITH ORDINALITY AS address (url, place) ORDER BY place)
    INSERT INTO photo_source (id, url) OVERRIDING SYSTEM VALUE SELECT id, url FROM numbered ORDER BY url
    ON CONFLICT (url) DO NOTHING`.execute(tx);
  return new Map([...known, ...(await sourceIds(tx, missing))]);
}

async function sourceIds(tx: DbOrTransaction, urls: readonly string[]): Promise<Map<string, number>> {
  if (urls.length === 0) return new Map();
  const rows = await tx
    .selectFrom('photo_source')
    .select(['id', 'url'])
    .where('url', 'in', [...urls])
    .execute();
  return new Map(rows.map((row) => [row.url, row.id]));
}
