import { sql } from 'kysely';
import type { DbOrTransaction } from '../../platform/db';
import type { Person } from './person';

/**
 * Deletes mails that went to others and name a person: those of their conversations and visits, their invitations, and all that have their
 * address. Sent ones are kept for a month, which is longer than an account is after its owner has left. Asks for rows that go with the account.
 */
export async function forgetMailsAbout(tx: DbOrTransaction, { id, email, emailKey, isProven }: Person): Promise<void> {
  if (!isProven) return;
  await sql`
    with thread as (
      select id from enquiry_thread
      where visitor_key = ${emailKey} or listing_id in (select listing_id from own_ad where account_id = ${id})
    ), about (kind, number) as (
      select mail.kind, entry.id::text from enquiry_entry entry join thread on thread.id = thread_id,
        unnest(array['enquiry', 'enquiry-copy', 'enquiry-answer']) as mail (kind)
      union all
      select mail.kind, visit.uuid::text from visit join thread on thread.id = thread_id, unnest(array['visit', 'visit-reminder']) as mail (kind)
      union all
      select 'folder-invite', invite.id::text from saved_folder_invite invite join saved_folder folder on folder.id = folder_id
      where folder.account_id = ${id}
    )
    delete from mail_outbox
    where (split_part(key, ':', 1), split_part(key, ':', 2)) in (select kind, number from about)
      or lower(reply_to) = lower(${email}) or strpos(lower(body_text), lower(${email})) > 0`.execute(tx);
}
