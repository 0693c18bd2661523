import type { Locale } from '@kvadrat/contracts/locales';
import type { Generated } from 'kysely';

export interface SmsOutboxTable {
  id: Generated<number>;
  /** Queueing with a key that was used before changes nothing. */
  key: string;
  /** As `+385911234567`. */
  recipient: string;
  locale: Locale;
  /** Empty when it was sent or given up. */
  body: string;
  queued_at: Generated<Date>;
  attempts: Generated<number>;
  /** Null when it was sent or given up. */
  next_attempt_at: Generated<Date | null>;
  sent_at: Generated<Date | null>;
  last_error: Generated<string | null>;
}

declare module '../db/database' {
  interface Database {
    sms_outbox: SmsOutboxTable;
  }
}
