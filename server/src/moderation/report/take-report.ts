import type { Db } from '../../db';
import { tooMany } from '../../form-page';
import { queueReportReceipt } from './report-mails';
import { countRecentReports, storeReport, type NewReport } from './report.store';
import type { ModeratedAd } from '../moderated-ad';

/** In an hour from one address, or of one ad without any. */
const REPORTS_PER_HOUR = 10;

/**
 * Keeps a report and promises the mail that says so (DSA art. 16(4)).
 * @returns its number
 * @throws AppError `rate-limited` when one sender sends too much
 */
export function takeReport(db: Db, ad: ModeratedAd, report: Omit<NewReport, 'listingId'>): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const stored: NewReport = { ...report, listingId: ad.id };
    const { reference, isNew } = await storeReport(tx, stored);
    if (!isNew) return reference;
    if ((await countRecentReports(tx, stored)) > REPORTS_PER_HOUR) throw tooMany();
    if (report.email !== '') await queueReportReceipt(tx, { ...stored, ad, reference });
    return reference;
  });
}
