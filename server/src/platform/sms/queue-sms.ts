import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../db';

/** Channel on which a committed short message is announced to whoever sends. */
export const SMS_CHANNEL = 'kvadrat_sms';

export interface SmsOrder {
  /** As `+385911234567`. */
  to: string;
  locale: Locale;
  text: string;
  /** Names this one message for good: an order that is repeated is one message. */
  key: string;
}

/** Puts a short message into the outbox as part of the caller's transaction; it leaves once that is committed. */
export async function queueSms(tx: DbOrTransaction, { to, locale, text, key }: SmsOrder): Promise<void> {
  await tx
    .insertInto('sms_outbox')
    .values({ key, recipient: to, locale, body: text })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  await sql`select pg_notify(${SMS_CHANNEL}, '')`.execute(tx);
}
