import type { FastifyRequest } from 'fastify';
import type { AccountRow } from './account.tables';
import type { Accounts } from './accounts';
import { signedIn } from './signed-in';

/** Who calls about what is their own, and whether the call may change something. */
export interface PersonalCalls {
  /** @throws AppError `forbidden` with 401 for strangers */
  reader: (request: FastifyRequest) => Promise<AccountRow>;
  /** @throws AppError `csrf`, `forbidden` or `rate-limited` as well */
  writer: (request: FastifyRequest) => Promise<AccountRow>;
}

/** Lets signed-in people alone into calls about what is their own. */
export function personalCalls(accounts: Pick<Accounts, 'currentUser' | 'protect' | 'limit'>): PersonalCalls {
  const reader = (request: FastifyRequest): Promise<AccountRow> => signedIn(accounts, request);
  return {
    reader,
    async writer(request) {
      await accounts.protect(request);
      const account = await reader(request);
      await accounts.limit(request, 'lists');
      return account;
    },
  };
}
