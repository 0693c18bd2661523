import type { DbOrTransaction } from '../../../platform/db';
import { receipt } from '../../../platform/forms';
import { queueMail, type MailTemplate } from '../../../platform/mail';
import { REPORT_TEXTS } from '../moderation-mail-texts';
import type { NewReport } from './report.store';

/** To who reported an ad: that the report has come, and its number (DSA art. 16(4)). */
const reportReceipt: MailTemplate<{ reference: string }> = {
  name: 'ad-report-receipt',
  compose: ({ reference }, locale) => receipt(REPORT_TEXTS, reference, locale),
};

export async function queueReportReceipt(
  tx: DbOrTransaction,
  { email, locale, reference }: Pick<NewReport, 'email' | 'locale'> & { reference: string },
): Promise<void> {
  await queueMail(tx, {
    to: email,
    template: reportReceipt,
    locale,
    data: { reference },
    key: `ad-report-receipt:${reference}`,
  });
}
