import type { Db, Sql } from '../db';
import { maskEmails } from '../http';
import { WakeUp } from '../jobs';
import { reasonOf } from '../settings';
import { forgetSentMails, markFailed, markSent, nextDueIn, takeDueMail } from './outbox.store';
import { MAIL_CHANNEL } from './queue-mail';
import { retryPause } from './retry-plan';
import type { Mailer } from './smtp-mailer';

/** Longer than an attempt can take, so that nobody else tries at the same time. */
const LEASE_SECONDS = 300;
/** Mails are announced; looking without being called covers announcements lost with a connection. */
const LONGEST_SLEEP_MS = 60_000;
/** A database in trouble is not asked at once again. */
const RETRY_MS = 5000;
const KEEP_SENT_DAYS = 30;

export interface MailDelivery {
  /** Resolves when the mail in work is done and nothing more will start. */
  stop: () => Promise<void>;
}

/**
 * Sends what is due, one mail after the other.
 * @returns how many left
 */
export async function deliverDueMails(db: Db, mailer: Mailer, report: (error: unknown) => void, goOn: () => boolean = () => true): Promise<number> {
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
      await markFailed(db, mail.id, reason, pause);
      report(new Error(`mail ${mail.key} (${mail.template}) ${pause === null ? 'was given up' : 'will be sent later'}: ${reason}`));
      continue;
    }
    await markSent(db, mail.id);
    sent += 1;
  }
  return sent;
}

/**
 * Keeps the outbox empty: every mail leaves at least once, whatever fails. Several servers may do so on one database.
 * @param report told about failures, which never name an address in full
 */
export async function startMailDelivery({ db, sql }: { db: Db; sql: Sql }, mailer: Mailer, report: (error: unknown) => void): Promise<MailDelivery> {
  const stopping = new AbortController();
  const wakeUp = new WakeUp();
  const wake = (): void => {
    wakeUp.call();
  };
  const goOn = (): boolean => !stopping.signal.aborted;
  const work = async (): Promise<void> => {
    while (goOn()) {
      try {
        await wakeUp.sleep(Math.min(LONGEST_SLEEP_MS, (await nextDueIn(db)) ?? LONGEST_SLEEP_MS));
        await deliverDueMails(db, mailer, report, goOn);
        await forgetSentMails(db, KEEP_SENT_DAYS);
      } catch (error) {
        if (!goOn()) return;
        report(error);
        await wakeUp.sleep(RETRY_MS);
      }
    }
  };
  const subscription = await sql.listen(MAIL_CHANNEL, wake, wake);
  const running = work();
  return {
    async stop() {
      stopping.abort();
      wake();
      await running;
      await subscription.unlisten();
      mailer.close();
    },
  };
}
