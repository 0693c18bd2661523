import type { Db } from '../../db';
import { tooMany } from '../../form-page';
import { queueReportReceipt } from './report-mails';
import { countRecentReports, storeReport, type NewReport } from './report.store';
import type { ModeratedAd } from '../moderated-ad';

/** In an hour from one address, or of one ad without any. */
const REPORTS_PER_HOUR = 10;

/**
 * Keeps a report and promises the mail that says so (DSA art. 16(4)).
 * @param receipts whether there is room for a mail to the address
 * @returns its number
 * @throws AppError `rate-limited` when one sender sends too much
 */
export async function takeReport(db: Db, ad: ModeratedAd, report: Omit<NewReport, 'listingId'>, receipts: (email: string) => Promise<boolean>): Promise<string> {
  const receives = report.email !== '' && (await receipts(report.email));
  return db.transaction().execute(async (tx) => {
    const stored: NewReport = { ...report, listingId: ad.id };
    const { reference, isNew } = await storeReport(tx, stored);
    if (!isNew) return reference;
    if ((await countRecentReports(tx, stored)) > REPORTS_PER_HOUR) throw tooMany();
    if (receives) await queueReportReceipt(tx, { ...stored, reference });
    return reference;
  });
}
