import { typeset } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../db';
import { receipt } from '../../form-page';
import { queueMail, type MailTemplate } from '../../mail';
import type { ModeratedAd } from '../moderated-ad';
import { MODERATION_TEXTS } from '../moderation-texts';
import type { NewReport } from './report.store';

interface ReportMail extends NewReport {
  ad: ModeratedAd;
  reference: string;
}

/** To who reported an ad: that the report has come, its number, and what it said (DSA art. 16(4)). */
const reportReceipt: MailTemplate<ReportMail> = {
  name: 'ad-report-receipt',
  compose({ ad, reason, explanation, reference }, locale) {
    const { report, mails } = MODERATION_TEXTS[locale];
    const { subject, blocks, footnote } = receipt(report, reference, { kind: 'facts', rows: [[mails.ad, `${ad.title} (${ad.id})`], [report.fields.reason, report.reasons[reason]]] }, locale);
    return { subject, blocks: explanation === '' ? blocks : [...blocks, { kind: 'quote', text: explanation }], footnote: typeset(footnote, locale) };
  },
};

export async function queueReportReceipt(tx: DbOrTransaction, data: ReportMail): Promise<void> {
  await queueMail(tx, { to: data.email, template: reportReceipt, locale: data.locale, data, key: `ad-report-receipt:${data.reference}` });
}
