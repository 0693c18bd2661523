import type { Locale } from '@kvadrat/contracts/locales';
import type { Generated } from 'kysely';
import type { MailCalendar } from './mail-calendar';

export interface MailOutboxTable {
  id: Generated<number>;
  /** Queueing with a key that was used before changes nothing. */
  key: string;
  template: string;
  locale: Locale;
  recipient: string;
  reply_to: string | null;
  subject: string;
  /** Bodies and calendar are empty when it was sent or given up. */
  body_text: string;
  body_html: string;
  calendar: MailCalendar | null;
  queued_at: Generated<Date>;
  attempts: Generated<number>;
  /** Null when it was sent or given up. */
  next_attempt_at: Generated<Date | null>;
  sent_at: Date | null;
  /** Why the last attempt failed, without addresses. */
  last_error: string | null;
}

export interface MailTables {
  mail_outbox: MailOutboxTable;
}
