import type { Db } from '../../platform/db';
import { FORM_POSTS } from '../../platform/forms';
import { defineLimits, HOUR, type Limiter } from '../../platform/limits';
import { mailboxKey } from '../../platform/mailbox';
import { queueContactMails } from './contact-mails';
import { storeMessage, type NewMessage } from './contact.store';

/** What is sent is counted by network; what is taken, by mailbox: nobody can have confirmations sent to somebody else without end. */
export const CONTACT_LIMITS = defineLimits('contact', {
  messagePost: { network: FORM_POSTS, open: true },
  message: { mailbox: [{ calls: 5, seconds: HOUR }], open: true },
});

/**
 * Keeps a message and promises its two mails.
 * @param operator who reads the messages
 * @param receipts whether there is room for a mail to the address
 * @returns its number
 * @throws AppError `rate-limited` when one sender sends too much
 */
export function takeMessage(
  { db, limiter }: { db: Db; limiter: Pick<Limiter, 'count'> },
  message: NewMessage,
  operator: string,
  receipts: boolean,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { reference, isNew } = await storeMessage(tx, message);
    if (!isNew) return reference;
    await limiter.count(CONTACT_LIMITS.message, { mailbox: mailboxKey(message.email) }, tx);
    await queueContactMails(tx, { ...message, reference, from: message.locale }, operator, receipts);
    return reference;
  });
}
