import type { Db } from '../../platform/db';

/** How many ads somebody has before others, or had until they ended; drafts are none yet. */
export async function countOwnAds(db: Db, accountId: number): Promise<number> {
  const { n } = await db
    .selectFrom('own_ad')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('account_id', '=', accountId)
    .where('state', 'not in', ['draft', 'deleted'])
    .executeTakeFirstOrThrow();
  return n;
}
