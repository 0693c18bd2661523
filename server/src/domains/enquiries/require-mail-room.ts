import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/api';
import type { Db } from '../../platform/db';
import { lastProof } from './submission.store';

/**
 * Counts the mail that asks an unproven mailbox for its proof, once everything else of a form is right. Whoever follows such a
 * link has room anew.
 * @throws AppError `rate-limited`
 */
export async function requireMailRoom(
  db: Db,
  accounts: Pick<Accounts, 'mayMail'>,
  request: FastifyRequest,
  email: string,
): Promise<void> {
  if (!(await accounts.mayMail(request, email, await lastProof(db, email))))
    throw new AppError('rate-limited', 'too many mails to this mailbox', { status: 429 });
}
