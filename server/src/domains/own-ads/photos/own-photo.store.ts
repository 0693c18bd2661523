import { OWN_AD_LIMITS } from '@kvadrat/contracts/forms';
import type { Locale } from '@kvadrat/contracts/locales';
import type { Photo } from '@kvadrat/contracts/api';
import type { DbOrTransaction } from '../../../platform/db';
import { isRoom, picturesOf, type Room } from '../../media/api';
import { lockOwnAd } from '../own-ads-scope';

export interface OwnPhoto {
  id: number;
  room: Room | null;
  photo: Photo;
}

/** A photo as its owner has placed it: what is not named is taken away. */
interface PlacedPhoto {
  id: number;
  room: string | null;
}

/** Photos of what somebody writes, in their order. */
export async function readOwnPhotos(db: DbOrTransaction, ownAdId: number, locale: Locale): Promise<OwnPhoto[]> {
  return (await readPhotosOf(db, [ownAdId], locale)).get(ownAdId) ?? [];
}

/** The photos of several ads, each in their order, by the ad; an ad without any is not among them. */
export async function readPhotosOf(
  db: DbOrTransaction,
  ownAdIds: readonly number[],
  locale: Locale,
): Promise<Map<number, OwnPhoto[]>> {
  const photos = new Map<number, OwnPhoto[]>();
  if (ownAdIds.length === 0) return photos;
  const rows = await db
    .selectFrom('own_ad_photo')
    .select(['id', 'own_ad_id', 'media_id', 'room'])
    .where('own_ad_id', 'in', [...ownAdIds])
    .orderBy('own_ad_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const hung = new Map<number, number>();
  const placed = rows.map(({ id, own_ad_id: ad, media_id: mediaId, room }) => {
    const number = (hung.get(ad) ?? 0) + 1;
    hung.set(ad, number);
    return { id, ad, mediaId, room: isRoom(room) ? room : null, number };
  });
  const pictures = await picturesOf(db, placed, locale);
  for (const [index, { id, ad, room }] of placed.entries()) {
    const photo = pictures[index];
    if (photo === undefined) continue;
    const known = photos.get(ad) ?? [];
    known.push({ id, room, photo });
    photos.set(ad, known);
  }
  return photos;
}

/**
 * Hangs a picture behind the others; one that hangs already stays where it is.
 * @returns false where there is no room for more
 */
export async function addOwnPhoto(
  tx: DbOrTransaction,
  ownAdId: number,
  { mediaId, upload }: { mediaId: number; upload: string },
): Promise<boolean> {
  await lockOwnAd(tx, ownAdId);
  const photos = await tx
    .selectFrom('own_ad_photo')
    .select(['media_id', 'position'])
    .where('own_ad_id', '=', ownAdId)
    .execute();
  if (photos.some(({ media_id: known }) => known === mediaId)) return true;
  if (photos.length >= OWN_AD_LIMITS.photos) return false;
  const position = Math.max(-1, ...photos.map(({ position: taken }) => taken)) + 1;
  await tx
    .insertInto('own_ad_photo')
    .values({ own_ad_id: ownAdId, media_id: mediaId, position, room: null, upload })
    .execute();
  return true;
}

/** Whether a photo of this upload hangs already. */
export async function hangsAlready(db: DbOrTransaction, ownAdId: number, upload: string): Promise<boolean> {
  const photo = await db
    .selectFrom('own_ad_photo')
    .select('id')
    .where('own_ad_id', '=', ownAdId)
    .where('upload', '=', upload)
    .executeTakeFirst();
  return photo !== undefined;
}

/** Puts photos into an order, says what they show, and takes away those that are not named. Unknown ones are left out. */
export async function placeOwnPhotos(
  tx: DbOrTransaction,
  ownAdId: number,
  placed: readonly PlacedPhoto[],
): Promise<void> {
  await lockOwnAd(tx, ownAdId);
  const ids = placed.map(({ id }) => id);
  await tx
    .deleteFrom('own_ad_photo')
    .where('own_ad_id', '=', ownAdId)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute();
  for (const [position, { id, room }] of placed.entries())
    await tx
      .updateTable('own_ad_photo')
      .set({ position, room: isRoom(room) ? room : null })
      .where('own_ad_id', '=', ownAdId)
      .where('id', '=', id)
      .execute();
}
