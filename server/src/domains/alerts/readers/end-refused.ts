import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { alertMail } from '../digest/alert-mail';

/** Switches alerts off for mailboxes that the mail server refuses for good. @returns how many */
export async function endRefused(db: Db): Promise<number> {
  const { rows } = await sql`
    UPDATE alert_reader AS reader SET ended_at = now(), end_reason = 'bounced', soon_at = NULL, daily_at = NULL
    FROM mail_outbox AS mail
    WHERE mail.refused_at IS NOT NULL AND mail.template = ${alertMail.name} AND reader.id = split_part(mail.key, ':', 2)::bigint
      AND reader.ended_at IS NULL AND mail.refused_at > coalesce(reader.proven_at, '-infinity') RETURNING reader.id`.execute(
    db,
  );
  return rows.length;
}
