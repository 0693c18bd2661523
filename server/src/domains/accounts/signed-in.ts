import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyRequest } from 'fastify';
import type { AccountRow } from './account.tables';
import type { Accounts } from './accounts';

/** Who is signed in. @throws AppError `forbidden` with 401 for strangers */
export async function signedIn(
  { currentUser }: Pick<Accounts, 'currentUser'>,
  request: FastifyRequest,
): Promise<AccountRow> {
  const account = await currentUser(request);
  if (account === null) throw new AppError('forbidden', 'sign in first', { status: 401 });
  return account;
}
