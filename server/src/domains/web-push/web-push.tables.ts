import type { Locale } from '@kvadrat/contracts/locales';
import type { Generated, GeneratedAlways } from 'kysely';

interface PushSubscriptionTable {
  id: GeneratedAlways<number>;
  account_id: number;
  /** Of the browser: its end is the subscription's. */
  session_name: string;
  /** Address at the browser's push service. */
  endpoint: Buffer;
  /** Public key of the browser, a point of P-256. */
  browser_key: Buffer;
  auth_secret: Buffer;
  language: Locale;
  since: Generated<Date>;
}

export interface PushOutboxTable {
  id: GeneratedAlways<number>;
  subscription_id: number;
  key: string;
  title: string;
  body: string;
  /** Where a press leads, with language prefix. */
  path: string;
  queued_at: Generated<Date>;
  attempts: Generated<number>;
  next_attempt_at: Generated<Date | null>;
}

declare module '../../platform/db/database' {
  interface Database {
    push_subscription: PushSubscriptionTable;
    push_outbox: PushOutboxTable;
  }
}
