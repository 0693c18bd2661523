import type { Selectable } from 'kysely';
import type { Database, Db, DbOrTransaction } from '../../../platform/db';
import { REQUEST_STATES, type RequestState } from '../sign-up.tables';

export type StoredRequest = Selectable<Database['agency_request']>;

/** One page of the requests in a state: what waits longest first, else what was decided last. */
export function readRequests(db: Db, state: RequestState, page: number, size: number): Promise<StoredRequest[]> {
  const read = db.selectFrom('agency_request').selectAll().where('state', '=', state);
  const ordered =
    state === 'open' || state === 'asked' ? read.orderBy('received_at') : read.orderBy('decided_at', 'desc');
  return ordered
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
}

export async function countRequests(db: Db): Promise<Record<RequestState, number>> {
  const rows = await db
    .selectFrom('agency_request')
    .select(['state', (count) => count.fn.countAll<string>().as('n')])
    .groupBy('state')
    .execute();
  const counts = Object.fromEntries(REQUEST_STATES.map((state) => [state, 0])) as Record<RequestState, number>;
  for (const { state, n } of rows) counts[state] = Number(n);
  return counts;
}

export async function findRequest(db: DbOrTransaction, reference: string): Promise<StoredRequest | undefined> {
  // The database takes no text with this in it.
  if (reference.includes('\0')) return undefined;
  return db.selectFrom('agency_request').selectAll().where('reference', '=', reference).executeTakeFirst();
}
