import type { Db } from '../../../platform/db';
import { defineLimits, HOUR, type Limiter } from '../../../platform/limits';
import { mailboxKey } from '../../../platform/mailbox';
import { FORM_POSTS } from '../../../platform/forms';
import { queueReportReceipt } from './report-mails';
import { storeReport, type NewReport } from './report.store';
import type { ModeratedAd } from '../moderated-ad';

/** What is sent is counted by network; what is taken, by mailbox, or by ad without any. */
export const REPORT_LIMITS = defineLimits('moderation', {
  reportPost: { network: FORM_POSTS, open: true },
  report: { mailbox: [{ calls: 10, seconds: HOUR }], subject: [{ calls: 10, seconds: HOUR }], open: true },
});

/**
 * Keeps a report and promises the mail that says so (DSA art. 16(4)).
 * @param receipts whether there is room for a mail to the address
 * @returns its number
 * @throws AppError `rate-limited` when one sender sends too much
 */
export async function takeReport(
  { db, limiter }: { db: Db; limiter: Pick<Limiter, 'count'> },
  ad: ModeratedAd,
  report: Omit<NewReport, 'listingId'>,
  receipts: (email: string) => Promise<boolean>,
): Promise<string> {
  const receives = report.email !== '' && (await receipts(report.email));
  return db.transaction().execute(async (tx) => {
    const stored: NewReport = { ...report, listingId: ad.id };
    const { reference, isNew } = await storeReport(tx, stored);
    if (!isNew) return reference;
    await limiter.count(
      REPORT_LIMITS.report,
      report.email === '' ? { subject: String(ad.id) } : { mailbox: mailboxKey(report.email) },
      tx,
    );
    if (receives) await queueReportReceipt(tx, { ...stored, reference });
    return reference;
  });
}
