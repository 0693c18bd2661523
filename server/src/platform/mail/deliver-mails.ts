import type { Db } from '../db';
import { maskEmails } from '../http';
import { defineJob, type Job } from '../jobs';
import { reasonOf } from '../settings';
import { forgetSentMails, markFailed, markSent, nextDueIn, takeDueMail } from './outbox.store';
import { MAIL_CHANNEL } from './queue-mail';
import { isMailboxRefused, retryPause } from './retry-plan';
import type { Mailer } from './smtp-mailer';

/** Longer than an attempt can take, so that nobody else tries at the same time. */
const LEASE_SECONDS = 300;
/** Mails are announced; looking without being called covers announcements lost with a connection. */
const LONGEST_SLEEP_MS = 60_000;
const KEEP_SENT_DAYS = 30;

/**
 * Sends what is due, one mail after the other.
 * @returns how many left
 */
export async function deliverDueMails(
  db: Db,
  mailer: Mailer,
  report: (error: unknown) => void,
  goOn: () => boolean = () => true,
): Promise<number> {
  let sent = 0;
  while (goOn()) {
    const mail = await takeDueMail(db, LEASE_SECONDS);
    if (mail === null) break;
    try {
      await mailer.send(mail);
    } catch (error) {
      // Mail servers like to name the address they refuse.
      const reason = maskEmails(reasonOf(error));
      const pause = retryPause(mail.attempts, error);
      await markFailed(db, mail.id, reason, pause, isMailboxRefused(error));
      report(
        new Error(
          `mail ${mail.key} (${mail.template}) ${pause === null ? 'was given up' : 'will be sent later'}: ${reason}`,
        ),
      );
      continue;
    }
    await markSent(db, mail.id);
    sent += 1;
  }
  return sent;
}

/**
 * Keeps the outbox empty: every mail leaves at least once, whatever fails. Failures that are reported never name an address in
 * full.
 */
export function mailDelivery(mailer: Mailer): Job {
  return defineJob({
    name: 'mail-delivery',
    wakeOn: MAIL_CHANNEL,
    every: LONGEST_SLEEP_MS,
    run: async ({ db, signal, report }) => {
      await deliverDueMails(db, mailer, report, () => !signal.aborted);
      return (await nextDueIn(db)) ?? false;
    },
  });
}

/** Forgets mails that were sent: they are personal data without a further use. */
export function forgetOldMails(db: Db): Promise<void> {
  return forgetSentMails(db, KEEP_SENT_DAYS);
}
