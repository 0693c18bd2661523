import { AppError } from '@kvadrat/contracts/errors';
import type { Db } from '../../../platform/db';
import { canonicalSearch } from '../../search/api';

/** Reads a list's address in the one form that a search is stored in. @throws AppError `invalid-request` for what is none */
export async function criteriaOf(db: Db, address: string): Promise<string> {
  const criteria = await canonicalSearch(db, address);
  if (criteria === null) throw new AppError('invalid-request', 'address is not that of a list');
  return criteria;
}
