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
  /** Of mails that come more than once: whereto a POST ends them (RFC 8058). */
  unsubscribe_url: Generated<string | null>;
  queued_at: Generated<Date>;
  attempts: Generated<number>;
  /** Null when it was sent or given up. */
  next_attempt_at: Generated<Date | null>;
  sent_at: Date | null;
  /** Why the last attempt failed, without addresses. */
  last_error: string | null;
  /** When its recipient was refused for good. */
  refused_at: Generated<Date | null>;
}

export interface MailTables {
  mail_outbox: MailOutboxTable;
}
