import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../platform/db';
import { forgetMailsAbout } from './forget-mails';
import { eraseEvents } from '../tracking/api';
import { findPerson, type Person } from './person';

/**
 * Deletes the accounts whose time to come back is over, each with everything of its own in one transaction: a kill leaves an account
 * whole or gone. Rows that name an account go with it by themselves, and conversations by a trigger; here are those that only know a mailbox.
 */
export async function deleteLeaving(db: Db, now: Date): Promise<number> {
  const due = await db.selectFrom('account').select('id').where('leaves_at', '<=', now).orderBy('id').execute();
  for (const { id } of due)
    await db.transaction().execute(async (tx) => {
      const held = await tx
        .selectFrom('account')
        .select('id')
        .where('id', '=', id)
        .where('leaves_at', '<=', now)
        .forUpdate()
        .executeTakeFirst();
      const person = held === undefined ? null : await findPerson(tx, id);
      if (person !== null) await forget(tx, person);
    });
  return due.length;
}

async function forget(tx: DbOrTransaction, person: Person): Promise<void> {
  if (person.isProven) await takeNameFromEvidence(tx, person);
  await forgetMailsAbout(tx, person);
  await tx.deleteFrom('account').where('id', '=', person.id).execute();
  await eraseEvents(tx, { person: person.uuid });
  await sql`delete from sms_outbox where key like ${`phone:${person.uuid}:%`}`.execute(tx);
  await tx.deleteFrom('mail_outbox').where(sameMailbox('recipient', person)).execute();
  // An address that was never proven may be anybody's.
  if (!person.isProven) return;
  await tx.deleteFrom('contact_message').where(sameMailbox('email', person)).execute();
  await tx.deleteFrom('agency_message').where(sameMailbox('email', person)).execute();
  await tx.deleteFrom('agency_request').where(sameMailbox('email', person)).execute();
  // Alerts that were asked for without the account; its own have gone with it.
  await sql`delete from alert_reader where email_key = ${person.emailKey}`.execute(tx);
  await tx.deleteFrom('visit_calendar').where('mailbox_key', '=', person.emailKey).execute();
  await tx.deleteFrom('agency_invite').where(sameMailbox('email', person)).execute();
  await tx.deleteFrom('saved_folder_invite').where(sameMailbox('email', person)).execute();
  // What was reported, and how it was answered, stays known; who it was does not.
  await tx.updateTable('ad_report').set({ name: '', email: '' }).where(sameMailbox('email', person)).execute();
  await tx.updateTable('moderation_complaint').set({ email: '' }).where(sameMailbox('email', person)).execute();
}

/** What was said in a conversation that somebody reported stays as long as the report; whose words they were does not. */
async function takeNameFromEvidence(tx: DbOrTransaction, { emailKey }: Person): Promise<void> {
  await sql`update ad_report set evidence = jsonb_set(evidence, '{names,visitor}', '""')
    where (evidence ->> 'thread')::bigint in (select id from enquiry_thread where visitor_key = ${emailKey})`.execute(
    tx,
  );
}

function sameMailbox(column: string, { email }: Person) {
  return sql<boolean>`lower(${sql.ref(column)}) = lower(${email})`;
}
