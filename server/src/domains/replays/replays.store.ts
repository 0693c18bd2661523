import { maskReplayEvent, REPLAY_MAX_BYTES } from '@kvadrat/contracts/tracking';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Db } from '../../platform/db';
import type { Replay, Replays } from './replays.schema';

/** Days for which a recording is kept, as long as the releases whose styles it needs. */
const KEPT_DAYS = 30;
/** More are on no page. */
const MOST = 100;
const DAY_MS = 86_400_000;

/** Begins a recording. @param receipt of the consent it is made with @returns its id */
export async function beginReplay(db: Db, accountId: number, receipt: string): Promise<string> {
  const { id } = await db
    .insertInto('replay')
    .values({ account_id: accountId, receipt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Keeps a part of somebody's own recording; nothing of it that was not masked.
 * @returns `kept`, also for what is there already; `full` where the recording may not grow; `missing` where there is none
 */
export function keepPart(
  db: Db,
  accountId: number,
  { id, number, events }: { id: string; number: number; events: readonly unknown[] },
): Promise<'kept' | 'full' | 'missing'> {
  const text = JSON.stringify(events.map(maskReplayEvent).filter((event) => event !== null));
  const bytes = Buffer.byteLength(text);
  return db.transaction().execute(async (tx) => {
    const replay = await tx
      .selectFrom('replay')
      .select('bytes')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst();
    if (replay === undefined) return 'missing';
    if (replay.bytes + bytes > REPLAY_MAX_BYTES) return 'full';
    const kept = await tx
      .insertInto('replay_part')
      .values({ replay_id: id, number, events: text })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(kept.numInsertedOrUpdatedRows ?? 0) > 0)
      await tx
        .updateTable('replay')
        .set({ bytes: sql<number>`bytes + ${bytes}`, ended_at: sql<Date>`now()` })
        .where('id', '=', id)
        .execute();
    return 'kept';
  });
}

/**
 * Deletes recordings whose consent was withdrawn. A later choice that still allows recording takes the place of the one before it.
 * @returns false: what is left is for the next time
 */
export async function eraseWithdrawn(db: Db): Promise<false> {
  for (let followed = 1n; followed > 0n;) {
    await sql`delete from replay using consent_receipt later where later.previous = replay.receipt and not later.replay`.execute(
      db,
    );
    const { numAffectedRows } =
      await sql`update replay set receipt = later.id from consent_receipt later where later.previous = replay.receipt and later.replay`.execute(
        db,
      );
    followed = numAffectedRows ?? 0n;
  }
  return false;
}

/** Recordings that hold something, newest first. */
export async function listReplays(db: Db): Promise<Static<typeof Replays>> {
  const rows = await db
    .selectFrom('replay')
    .selectAll()
    .where('bytes', '>', 0)
    .orderBy('started_at', 'desc')
    .limit(MOST)
    .execute();
  return { replays: rows.map(shown) };
}

/** One recording; null where there is none. */
export async function readReplay(db: Db, id: string): Promise<Static<typeof Replay> | null> {
  const row = await db.selectFrom('replay').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const parts = await db
    .selectFrom('replay_part')
    .select('events')
    .where('replay_id', '=', id)
    .orderBy('number')
    .execute();
  return { ...shown(row), parts: parts.map(({ events }) => events) };
}

/** @returns whether it was there */
export async function deleteReplay(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('replay').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes recordings whose time is over. */
export async function forgetReplays(db: Db, now = new Date()): Promise<void> {
  await db
    .deleteFrom('replay')
    .where('started_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .execute();
}

function shown(row: { id: string; started_at: Date; ended_at: Date; bytes: number }) {
  return {
    id: row.id,
    startedAt: row.started_at.toISOString(),
    seconds: Math.round((row.ended_at.getTime() - row.started_at.getTime()) / 1000),
    bytes: row.bytes,
  };
}
