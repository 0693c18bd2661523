import type { Db } from '../../platform/db';
import { FORM_POSTS } from '../../platform/forms';
import { DAY, defineLimits, type Limiter } from '../../platform/limits';
import { mailboxKey } from '../../platform/mailbox';
import { queueRequestMails } from './sign-up-mails';
import { storeRequest, type NewRequest } from './sign-up.store';

/** What is sent is counted by network; what is taken, by company and by mailbox. */
export const SIGN_UP_LIMITS = defineLimits('agencies', {
  signUpPost: { network: FORM_POSTS, open: true },
  signUp: { mailbox: [{ calls: 3, seconds: DAY }], subject: [{ calls: 3, seconds: DAY }], open: true },
});

/**
 * Keeps a request and promises its two mails.
 * @param operator who decides about requests
 * @param receipts whether there is room for a mail to the address
 * @returns its number
 * @throws AppError `rate-limited` when one company or sender asks too often
 */
export function takeRequest(
  { db, limiter }: { db: Db; limiter: Pick<Limiter, 'count'> },
  asked: NewRequest,
  operator: string,
  receipts: boolean,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { reference, isNew } = await storeRequest(tx, asked);
    if (!isNew) return reference;
    await limiter.count(SIGN_UP_LIMITS.signUp, { mailbox: mailboxKey(asked.email), subject: asked.oib }, tx);
    await queueRequestMails(tx, { ...asked, reference, from: asked.locale }, operator, receipts);
    return reference;
  });
}
