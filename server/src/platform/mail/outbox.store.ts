import { type Selectable, sql } from 'kysely';
import { takeDue, type Db } from '../db';
import type { MailOutboxTable } from './mail.tables';

export type OutboxMail = Selectable<MailOutboxTable>;

/** Takes the mail that has waited longest, for so many seconds. */
export function takeDueMail(db: Db, leaseSeconds: number): Promise<OutboxMail | null> {
  return takeDue<OutboxMail>(db, 'mail_outbox', leaseSeconds);
}

/** Bodies hold links that let their reader in; nobody needs them here once the mail is out of our hands. */
const EMPTIED = { body_text: '', body_html: '', calendar: null, unsubscribe_url: null };

export async function markSent(db: Db, id: number): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ sent_at: sql<Date>`now()`, next_attempt_at: null, last_error: null, ...EMPTIED })
    .where('id', '=', id)
    .execute();
}

/**
 * @param retrySeconds null gives it up; why stays in the table to be read, what it said does not
 * @param refused whether no mail will reach the recipient
 */
export async function markFailed(
  db: Db,
  id: number,
  error: string,
  retrySeconds: number | null,
  refused: boolean,
): Promise<void> {
  const next = retrySeconds === null ? null : sql<Date>`now() + make_interval(secs => ${retrySeconds})`;
  await db
    .updateTable('mail_outbox')
    .set({
      last_error: error,
      next_attempt_at: next,
      ...(next === null ? EMPTIED : {}),
      ...(refused ? { refused_at: sql<Date>`now()` } : {}),
    })
    .where('id', '=', id)
    .execute();
}

/** Milliseconds until the next mail is due; null when none waits. */
export async function nextDueIn(db: Db): Promise<number | null> {
  const { wait } = await db
    .selectFrom('mail_outbox')
    .select(sql<number | null>`(extract(epoch from min(next_attempt_at) - now()) * 1000)::float8`.as('wait'))
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return wait === null ? null : Math.max(0, wait);
}

/** Sent mails are personal data without a further use. */
export async function forgetSentMails(db: Db, days: number): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('sent_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
    .execute();
}

/** The latest mails, newest first. */
export function readOutbox(db: Db, limit: number): Promise<OutboxMail[]> {
  return db.selectFrom('mail_outbox').selectAll().orderBy('id', 'desc').limit(limit).execute();
}
