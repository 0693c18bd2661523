import { parseCriteria, type SearchCriteria } from '@kvadrat/contracts/search';
import type { Db } from '../../db';
import { placeDirectory } from '../../geography';
import { findListings } from '../planner/find-listings';
import type { ListScope } from '../planner/list-queries';
import { resolvePlaces } from '../resolve-place';

/** An answer in a form that can be compared with that of another engine. */
export interface Answer {
  /** Ads the question is about. */
  total: number;
  /** Ids of a page in order, or numbers by what they count. */
  ids?: readonly number[];
  counts?: Readonly<Record<string, number>>;
  /** How it was found. */
  plan: string;
}

export type View = 'list';

/**
 * Answers one view of the list at an address.
 * @throws RangeError when the address holds something that would be left out: it would not be measured what is meant
 */
export async function answerView(db: Db, view: View, address: string): Promise<Answer> {
  const { criteria, scope } = await readAddress(db, address);
  const { ids, total, plan } = await findListings(db, criteria, scope);
  return { total, ids, plan: JSON.stringify(plan) };
}

async function readAddress(db: Db, address: string): Promise<{ criteria: SearchCriteria; scope: ListScope }> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const parsed = parseCriteria(pathname, searchParams);
  const directory = await placeDirectory(db);
  const { place, places, placeIds, notices } = resolvePlaces(parsed.criteria, directory);
  const unread = [...parsed.notices, ...notices];
  if (unread.length > 0) throw new RangeError(`${address}: ${JSON.stringify(unread)}`);
  return { criteria: { ...parsed.criteria, place: place?.path ?? null, placeIds }, scope: { places, directory } };
}
