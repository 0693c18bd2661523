import { AppError } from '@kvadrat/contracts/errors';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import type { AlertKeys } from '../digest/alert-keys';

export interface LinkedReader {
  id: number;
  account_id: number | null;
  email: string;
  proven_at: Date | null;
  ended_at: Date | null;
  end_reason: 'unsubscribed' | 'bounced' | null;
}

/** Reads whose alerts the link of a mail is about. @throws AppError `not-found` for a link that is none */
export async function linkedReader(db: Db, keys: AlertKeys, key: string): Promise<LinkedReader> {
  const id = keys.idOf(key);
  const row =
    id === null
      ? undefined
      : await db
          .selectFrom('alert_reader')
          .leftJoin('account', 'account.id', 'alert_reader.account_id')
          .select(['alert_reader.id', 'account_id', 'proven_at', 'ended_at', 'end_reason', 'turn'])
          .select(sql<string>`coalesce(alert_reader.email, account.email)`.as('email'))
          .where('alert_reader.id', '=', id)
          .executeTakeFirst();
  if (row === undefined || !(await keys.opens(key, 'reader', row.id, row.turn)))
    throw new AppError('not-found', 'there are no such alerts');
  return row;
}

/** Condition on `saved_search`: the searches of that person. */
export const ofReader = ({ id, account_id: accountId }: Pick<LinkedReader, 'id' | 'account_id'>) =>
  sql<boolean>`(saved_search.reader_id = ${id} OR saved_search.account_id = ${accountId}::bigint)`;

/** Proves the mailbox and goes on with alerts, or ends all of them; twice is as good as once. */
export async function setActive(db: Db, { id }: LinkedReader, active: boolean, now: Date): Promise<void> {
  await db
    .updateTable('alert_reader')
    .set(
      active
        ? { proven_at: now, ended_at: null, end_reason: null }
        : {
            ended_at: sql<Date>`coalesce(ended_at, ${now})`,
            end_reason: sql`coalesce(end_reason, 'unsubscribed')`,
            soon_at: null,
            daily_at: null,
          },
    )
    .where('id', '=', id)
    .execute();
  // Nobody is told now of what came while they wanted no alerts.
  if (active)
    await sql`
      UPDATE saved_search SET told_news = coalesce((SELECT max(id) FROM search_news WHERE search_id = saved_search.id), 0)
      WHERE reader_id = ${id} OR account_id = (SELECT account_id FROM alert_reader WHERE id = ${id})`.execute(db);
}
