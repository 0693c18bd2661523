import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/db';
import type { Accounts } from '../../accounts/api';

/** Says which ads who asks has put away in their account; a stranger has none there. */
export function hiddenAdsOf(
  db: Db,
  { currentUser }: Pick<Accounts, 'currentUser'>,
): (request: FastifyRequest) => Promise<readonly number[]> {
  return async (request) => {
    const account = await currentUser(request);
    if (account === null) return [];
    const rows = await db
      .selectFrom('account_ad')
      .select('listing_id')
      .where('account_id', '=', account.id)
      .where('mark', '=', 'hidden')
      .execute();
    return rows.map(({ listing_id }) => listing_id);
  };
}
