import type { Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../../platform/db';
import { queueMail } from '../../../platform/mail';
import { reminderMail } from '../reminder-mail';

/** Queues the mail that reminds of a visit. @param key nothing else in the outbox has it */
export function queueReminderMail(
  db: DbOrTransaction,
  { to, title, locale, key }: { to: string; title: string; locale: Locale; key: string },
): Promise<void> {
  return queueMail(db, { to, template: reminderMail, locale, data: { title, isSoon: true, blocks: [] }, key });
}
