import { sql } from 'kysely';
import type { Db } from '../../platform/db';

export interface DuePhoto {
  id: number;
  url: string;
  /** Attempts before this one. */
  attempts: number;
}

/** A claimed photo is due again after this time should its process die. */
const CLAIM_MINUTES = 10;

/** Claims photos to fetch; two processes never get the same ones. */
export async function duePhotos(db: Db, limit: number): Promise<DuePhoto[]> {
  const { rows } = await sql<DuePhoto>`
    UPDATE photo_source SET attempts = attempts + 1, next_attempt = now() + ${CLAIM_MINUTES}::int * interval '1 minute'
    WHERE id IN (
      SELECT id FROM photo_source WHERE state = 'pending' AND next_attempt <= now()
      ORDER BY next_attempt, id LIMIT ${limit}::int FOR UPDATE SKIP LOCKED)
    RETURNING id, url, attempts - 1 AS attempts`.execute(db);
  return rows;
}

export async function finishPhoto(db: Db, id: number, mediaId: number): Promise<void> {
  await db
    .updateTable('photo_source')
    .set({ state: 'done', media_id: mediaId, failure: null })
    .where('id', '=', id)
    .execute();
}

/** @param retryMinutes null gives the photo up */
export async function failPhoto(db: Db, id: number, failure: string, retryMinutes: number | null): Promise<void> {
  await db
    .updateTable('photo_source')
    .set(
      retryMinutes === null
        ? { state: 'failed', failure }
        : { failure, next_attempt: sql<Date>`now() + ${retryMinutes}::int * interval '1 minute'` },
    )
    .where('id', '=', id)
    .execute();
}
