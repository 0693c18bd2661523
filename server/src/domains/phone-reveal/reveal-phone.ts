import { AppError } from '@kvadrat/contracts/errors';
import type { FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts/api';
import type { Db } from '../../platform/db';
import type { Enquiries } from '../enquiries/api';
import { phoneOf } from '../listings/api';

export interface RevealDeps {
  db: Db;
  enquiries: Pick<Enquiries, 'recordLead'>;
  accounts: Pick<Accounts, 'protectForm' | 'limit' | 'firstToday'>;
}

/**
 * Tells the number of an ad to who pressed for it: one lead for a visitor and an ad in a day.
 * @throws AppError `rate-limited`, or `not-found` for an ad that is not on offer or has no number
 */
export async function revealPhone(
  { db, enquiries, accounts }: RevealDeps,
  request: FastifyRequest,
  listingId: number,
): Promise<string> {
  await accounts.limit(request, 'phone');
  const phone = await knownPhone(db, listingId);
  if (await accounts.firstToday(request, `phone ${listingId}`))
    await enquiries.recordLead(db, { listingId, kind: 'telephone' });
  return phone;
}

/** @throws AppError `not-found` */
async function knownPhone(db: Db, listingId: number): Promise<string> {
  const phone = await phoneOf(db, listingId);
  if (phone === null) throw new AppError('not-found', `Nobody can be called about ad ${listingId}.`);
  return phone;
}
