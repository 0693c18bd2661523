import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import { asJsonb, type DbOrTransaction } from '../db';
import { mailHtml, mailText } from './mail-body';
import type { MailCalendar } from './mail-calendar';
import type { MailTemplate } from './mail-template';

/** Channel on which a committed mail is announced to whoever sends. */
export const MAIL_CHANNEL = 'kvadrat_mail';

export interface MailOrder<Data> {
  to: string;
  template: MailTemplate<Data>;
  locale: Locale;
  data: Data;
  /** Names this one mail for good, such as `contact-receipt:8F3K2M7Q`: an order that is repeated is one mail. */
  key: string;
  /** Where an answer goes, when not to us. */
  replyTo?: string;
  /** Goes along as a part that mail programs understand, and as a file. */
  calendar?: MailCalendar | undefined;
  /** Of mails that come more than once: whereto a POST ends them (RFC 8058). */
  unsubscribeUrl?: string;
}

/**
 * Puts a mail into the outbox as part of the caller's transaction; it leaves once that is committed. It is composed
 * here and now, so that a release with other templates still sends what was promised.
 */
export function queueMail<Data>(tx: DbOrTransaction, order: MailOrder<Data>): Promise<void> {
  return queueMails(tx, [order]);
}

/** The same for several mails at once. */
export async function queueMails<Data>(tx: DbOrTransaction, orders: readonly MailOrder<Data>[]): Promise<void> {
  if (orders.length === 0) return;
  await tx
    .insertInto('mail_outbox')
    .values(orders.map(rowOf))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  await sql`select pg_notify(${MAIL_CHANNEL}, '')`.execute(tx);
}

function rowOf<Data>({ to, template, locale, data, key, replyTo, calendar, unsubscribeUrl }: MailOrder<Data>) {
  const content = template.compose(data, locale);
  return {
    key,
    template: template.name,
    locale,
    recipient: to,
    reply_to: replyTo ?? null,
    subject: oneLine(content.subject),
    body_text: mailText(content),
    body_html: mailHtml(content, locale),
    calendar: calendar === undefined ? null : asJsonb(calendar),
    unsubscribe_url: unsubscribeUrl ?? null,
    sent_at: null,
    last_error: null,
  };
}

/** A subject that holds what a visitor typed must not become a header of its own. */
function oneLine(subject: string): string {
  return subject.replace(/\s+/g, ' ').trim();
}
