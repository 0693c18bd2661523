import type { Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../db';
import { receipt } from '../../form-page';
import { queueMail, type MailTemplate } from '../../mail';
import { MODERATION_TEXTS } from '../moderation-texts';
import type { Complaint } from './read-complaint';

interface ComplaintMail extends Complaint {
  reference: string;
  locale: Locale;
}

/** To who complained: that the complaint has come, its number, and what it said (DSA art. 20). */
const complaintReceipt: MailTemplate<ComplaintMail> = {
  name: 'complaint-receipt',
  compose: ({ reference, explanation }, locale) => receipt(MODERATION_TEXTS[locale].complaint, reference, { kind: 'quote', text: explanation }, locale),
};

export async function queueComplaintReceipt(tx: DbOrTransaction, data: ComplaintMail): Promise<void> {
  await queueMail(tx, { to: data.email, template: complaintReceipt, locale: data.locale, data, key: `complaint-receipt:${data.reference}` });
}
