import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { AppError } from '@kvadrat/contracts/errors';
import { digestOf, newToken, TOKEN } from '../accounts/api';
import type { DbOrTransaction } from '../../platform/db';
import type { Side } from '../enquiries/api';
import type { VisitRow, VisitTable } from './visit.tables';

const EXCLUSION_VIOLATION = '23P01';

/** What a step changes; the times it holds follow from the rest. */
export type VisitChange = Pick<VisitRow, 'state' | 'offered_at' | 'agreed_at'>;

/** @throws AppError `taken` when another appointment of the calendar has the time */
export function insertVisit(
  tx: DbOrTransaction,
  { asked, ...visit }: Omit<Insertable<VisitTable>, 'held'>,
  held: readonly Date[],
): Promise<VisitRow> {
  return refusingTaken(() =>
    tx
      .insertInto('visit')
      .values({
        ...visit,
        asked: sql<Date[]>`array[${sql.join(asked.map((time) => sql`${time}::timestamptz`))}]`,
        held: heldTimes(held, visit.minutes),
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

/** @throws AppError `taken` as above */
export function changeVisit(
  tx: DbOrTransaction,
  visit: VisitRow,
  change: VisitChange,
  held: readonly Date[],
  now: Date,
): Promise<VisitRow> {
  return refusingTaken(() =>
    tx
      .updateTable('visit')
      .set({ ...change, held: heldTimes(held, visit.minutes), sequence: visit.sequence + 1, changed_at: now })
      .where('id', '=', visit.id)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

function heldTimes(starts: readonly Date[], minutes: number) {
  const ranges = starts.map(
    (start) => sql`tstzrange(${start}::timestamptz, ${start}::timestamptz + make_interval(mins => ${minutes}::int))`,
  );
  return ranges.length === 0 ? null : sql<string>`tstzmultirange(${sql.join(ranges)})`;
}

/** The constraint decides, not a look before: of two who ask at the same moment one gets the time. */
async function refusingTaken(write: () => Promise<VisitRow>): Promise<VisitRow> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === EXCLUSION_VIOLATION)
      throw new AppError('taken', 'somebody else has this time');
    throw error;
  }
}

/** Lets the steps of one visit wait for each other. */
export async function lockVisit(tx: DbOrTransaction, id: number): Promise<VisitRow | null> {
  return (await tx.selectFrom('visit').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

export function visitsOfThread(db: DbOrTransaction, threadId: number): Promise<VisitRow[]> {
  return db.selectFrom('visit').selectAll().where('thread_id', '=', threadId).orderBy('id', 'desc').execute();
}

/** What a link lets its reader do. */
export interface VisitLink {
  visitId: number;
  side: Side;
  sequence: number;
}

/** Makes a link for a mail that tells of the visit as it is now. @returns the token */
export async function issueLink(
  tx: DbOrTransaction,
  visit: Pick<VisitRow, 'id' | 'sequence'>,
  side: Side,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('visit_link')
    .values({ token_hash: digestOf(token), visit_id: visit.id, side, sequence: visit.sequence })
    .execute();
  return token;
}

export async function findLink(db: DbOrTransaction, token: string): Promise<VisitLink | null> {
  if (!TOKEN.test(token)) return null;
  const found = await db
    .selectFrom('visit_link')
    .select(['visit_id as visitId', 'side', 'sequence'])
    .where('token_hash', '=', digestOf(token))
    .executeTakeFirst();
  return found ?? null;
}
