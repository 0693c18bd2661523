import type { Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../../platform/db';
import { receipt } from '../../../platform/forms';
import { queueMail, type MailTemplate } from '../../../platform/mail';
import { COMPLAINT_TEXTS } from '../moderation-mail-texts';
import type { Complaint } from './read-complaint';

/** To who complained: that the complaint has come, and its number (DSA art. 20). */
const complaintReceipt: MailTemplate<{ reference: string }> = {
  name: 'complaint-receipt',
  compose: ({ reference }, locale) => receipt(COMPLAINT_TEXTS, reference, locale),
};

export async function queueComplaintReceipt(
  tx: DbOrTransaction,
  { email, reference, locale }: Pick<Complaint, 'email'> & { reference: string; locale: Locale },
): Promise<void> {
  await queueMail(tx, {
    to: email,
    template: complaintReceipt,
    locale,
    data: { reference },
    key: `complaint-receipt:${reference}`,
  });
}
