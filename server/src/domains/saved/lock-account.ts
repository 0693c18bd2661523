import type { DbOrTransaction } from '../../platform/db';

/** Lets changes to one person's lists wait for each other, so that limits hold and order is theirs. */
export async function lockAccount(tx: DbOrTransaction, accountId: number): Promise<void> {
  await tx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().executeTakeFirst();
}
