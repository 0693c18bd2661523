import type { Locale } from '@kvadrat/contracts/locales';
import type { Db } from '../../../platform/db';
import { FORM_POSTS } from '../../../platform/forms';
import { DAY, defineLimits, type Limiter } from '../../../platform/limits';
import { queueComplaintReceipt } from './complaint-mail';
import { storeComplaint } from './complaint.store';
import type { Complaint } from './read-complaint';

/** What is sent is counted by network; what is taken, by decision. */
export const COMPLAINT_LIMITS = defineLimits('moderation', {
  complaintPost: { network: FORM_POSTS, open: true },
  complaint: { subject: [{ calls: 5, seconds: DAY }], open: true },
});

/**
 * Keeps a complaint and promises the mail that says so.
 * @param complaint `about` is the id of the decision
 * @param receipts whether there is room for a mail to the address
 * @returns its number
 * @throws AppError `rate-limited` when too many come about one decision
 */
export function takeComplaint(
  { db, limiter }: { db: Db; limiter: Pick<Limiter, 'count'> },
  complaint: Complaint & { about: number; formKey: string; locale: Locale },
  receipts: boolean,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { reference, isNew } = await storeComplaint(tx, complaint);
    if (!isNew) return reference;
    await limiter.count(COMPLAINT_LIMITS.complaint, { subject: String(complaint.about) }, tx);
    if (receipts) await queueComplaintReceipt(tx, { ...complaint, reference });
    return reference;
  });
}
