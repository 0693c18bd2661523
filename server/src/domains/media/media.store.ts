import type { Insertable } from 'kysely';
import type { DbOrTransaction } from '../../platform/db';
import type { MediaTable } from './media.tables';

export async function mediaIdByHash(db: DbOrTransaction, hash: string): Promise<number | null> {
  const row = await db.selectFrom('media').select('id').where('hash', '=', hash).executeTakeFirst();
  return row?.id ?? null;
}

/** Inserts a picture, or finds it when another process was quicker. */
export async function insertMedia(db: DbOrTransaction, media: Insertable<MediaTable>): Promise<number> {
  const row = await db
    .insertInto('media')
    .values(media)
    // Touching the row makes RETURNING answer it in both cases.
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ hash: media.hash }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
