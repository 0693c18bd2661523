import { sql } from 'kysely';
import type { Db } from '../../platform/db';

/** Keeps telling a browser whose owner has signed in anew; somebody else is told nothing. Sessions are named by the digests of their handles. */
export async function carryPushOn(db: Db, former: Buffer, next: Buffer): Promise<void> {
  await sql`
    UPDATE push_subscription SET session_name = now_open.name
    FROM account_session AS now_open JOIN account_session AS before USING (account_id)
    WHERE now_open.handle_hash = ${next} AND before.handle_hash = ${former} AND session_name = before.name`.execute(db);
}
