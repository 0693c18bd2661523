import type { Db } from '../../../platform/db';
import { digest } from '../digest';

/** Marks a token as used. @returns false when it had been used before: of two that come at once, one is the first */
export async function useOnce(db: Db, token: string, end: Date, now: Date): Promise<boolean> {
  await db.deleteFrom('social_used_token').where('expires_at', '<=', now).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('social_used_token')
    .values({ digest: digest(token), expires_at: end })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
