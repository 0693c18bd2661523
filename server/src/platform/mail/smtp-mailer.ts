import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { OutboxMail } from './outbox.store';

/** Hands mails over to a mail server. */
export interface Mailer {
  /** Resolves when the server has taken the mail. */
  send: (mail: OutboxMail) => Promise<void>;
  close: () => void;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/**
 * Sends through the server at an address such as `smtps://user:password@mail.example.hr`.
 * @param from sender of every mail, an address or `Name <address>`
 */
export function smtpMailer(smtpUrl: string, from: string): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send(mail) {
      await transport.sendMail({
        to: { name: '', address: mail.recipient },
        subject: mail.subject,
        text: mail.body_text,
        html: mail.body_html,
        ...(mail.calendar === null
          ? {}
          : { icalEvent: { method: mail.calendar.method, filename: 'kvadrat.ics', content: mail.calendar.text } }),
        messageId: messageId(mail.key, from),
        date: mail.queued_at,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': mail.locale,
          ...(mail.unsubscribe_url === null ? {} : oneClick(mail.unsubscribe_url)),
        },
        ...(mail.reply_to === null ? {} : { replyTo: { name: '', address: mail.reply_to } }),
      });
    },
    close: () => transport.close(),
  };
}

/** Mail programs show a button that sends a POST there; a program that merely opens addresses ends nothing (RFC 8058). */
function oneClick(url: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** The same for every attempt, so that mail programs show a mail once that had to be sent twice. */
function messageId(key: string, from: string): string {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'kvadrat.invalid';
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain}>`;
}
