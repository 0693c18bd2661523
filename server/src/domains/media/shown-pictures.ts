import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../platform/db';
import type { DrawDeps } from './drawn-pictures';
import { mediaFile, mediaFolder } from './media-folder';
import { picturesHere } from './picture-maker';

export type LikenessDeps = DrawDeps;

export interface ShownPictureRow {
  listingId: number;
  room: string | null;
  likeness: string;
}

interface PictureRow {
  listing_id: number;
  room: string | null;
  media_id: number;
  hash: string;
  widths: number[];
  recipe: string | null;
  likeness: string | null;
}

/**
 * What the finished pictures of ads look like. Those that nobody has compared yet are looked at now, and remembered at once,
 * outside of the caller's transaction: others change pictures too, in an order of their own.
 */
export async function shownPictures(
  tx: DbOrTransaction,
  deps: LikenessDeps,
  listingIds: readonly number[],
): Promise<ShownPictureRow[]> {
  if (listingIds.length === 0) return [];
  const { rows } = await sql<PictureRow>`
    SELECT photo.listing_id, photo.room, media.id AS media_id, media.hash, media.widths, media.recipe, media.likeness
    FROM listing_photo photo LEFT JOIN photo_source source ON source.id = photo.source_id JOIN media ON media.id = coalesce(photo.media_id, source.media_id)
    WHERE photo.listing_id = ANY(${listingIds}::int[]) ORDER BY photo.listing_id, photo.position`.execute(tx);
  const known = new Map<number, string | null>();
  for (const row of rows) {
    if (known.has(row.media_id)) continue;
    const likeness = row.likeness ?? (await lookAt(row, deps));
    known.set(row.media_id, likeness);
    if (row.likeness === null && likeness !== null)
      await deps.db.updateTable('media').set({ likeness }).where('id', '=', row.media_id).execute();
  }
  return rows.flatMap(({ listing_id: listingId, room, media_id: id }) => {
    const likeness = known.get(id) ?? null;
    return likeness === null ? [] : [{ listingId, room, likeness }];
  });
}

/** Null for a picture whose file is gone. */
async function lookAt(
  { hash, widths, recipe }: PictureRow,
  { dataDir, draw, pictures = picturesHere }: LikenessDeps,
): Promise<string | null> {
  const svg = recipe === null ? null : draw(recipe);
  const picture =
    svg === null
      ? await readFile(join(mediaFolder(dataDir), mediaFile(hash, Math.min(...widths), 'webp'))).catch(() => null)
      : Buffer.from(svg);
  return picture === null ? null : pictures.likeness(picture);
}
