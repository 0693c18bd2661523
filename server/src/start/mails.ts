import { forgetOldRequests } from '../agency-sign-up';
import { forgetOldMessages } from '../contact';
import type { DbHandle } from '../db';
import { forgetOldEnquiries } from '../enquiries';
import { smtpMailer, startMailDelivery } from '../mail';
import { forgetReporters } from '../moderation';
import type { Settings } from '../settings';

const DAY_MS = 24 * 3600_000;

/**
 * Sends what the outbox holds, where there is a mail server, and forgets messages once a day as the privacy page says.
 *
 * @returns to be called before the database closes; resolves once a mail in work has been sent
 */
export async function startMails({ db, sql }: DbHandle, { smtpUrl, mailFrom }: Settings, report: (error: unknown) => void): Promise<() => Promise<void>> {
  const delivery = smtpUrl === undefined ? null : await startMailDelivery({ db, sql }, smtpMailer(smtpUrl, mailFrom), report);
  let forgetting: Promise<void> = Promise.resolve();
  const forget = (): void => {
    forgetting = forgetOldMessages(db).then(() => forgetOldRequests(db)).then(() => forgetReporters(db)).then(() => forgetOldEnquiries(db)).catch(report);
  };
  forget();
  const timer = setInterval(forget, DAY_MS).unref();
  return async () => {
    clearInterval(timer);
    await Promise.all([delivery?.stop(), forgetting]);
  };
}
