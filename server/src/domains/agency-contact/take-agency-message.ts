import { AppError } from '@kvadrat/contracts/errors';
import type { Db, DbOrTransaction } from '../../platform/db';
import { FORM_POSTS } from '../../platform/forms';
import { defineLimits, HOUR, type Limiter } from '../../platform/limits';
import { mailboxKey } from '../../platform/mailbox';
import { agencyContact, findAgencyId } from '../agencies/api';
import { queueAgencyMails } from './agency-message-mails';
import { storeAgencyMessage, type NewAgencyMessage } from './agency-message.store';

/** What is sent is counted by network; what is taken, by mailbox and by agency: none is flooded with mails. */
export const AGENCY_CONTACT_LIMITS = defineLimits('agency-contact', {
  post: { network: FORM_POSTS, open: true },
  message: { mailbox: [{ calls: 5, seconds: HOUR }], subject: [{ calls: 60, seconds: HOUR }], open: true },
});

export interface ReachedAgency {
  id: number;
  email: string;
  agent: { id: number; name: string } | null;
}

/**
 * Whom a message is for.
 * @param agentId somebody who works for the agency; of another one it is the agency itself
 * @throws AppError `not-found` where there is no such agency, or it has left no address
 */
export async function reachedAgency(db: DbOrTransaction, slug: string, agentId: number | null): Promise<ReachedAgency> {
  const id = await findAgencyId(db, slug);
  const { email } = id === null ? { email: null } : await agencyContact(db, id);
  if (id === null || email === null) throw new AppError('not-found', `Nobody can be written to at agency ${slug}.`);
  const agent =
    agentId === null
      ? undefined
      : await db
          .selectFrom('agent')
          .select(['id', 'name'])
          .where('id', '=', agentId)
          .where('agency_id', '=', id)
          .executeTakeFirst();
  return { id, email, agent: agent ?? null };
}

/**
 * Keeps a message and promises its two mails.
 * @param receipts whether there is room for a mail to the sender
 * @returns its number
 * @throws AppError `rate-limited` when one sender sends too much, or one agency gets too much
 */
export function takeAgencyMessage(
  { db, limiter }: { db: Db; limiter: Pick<Limiter, 'count'> },
  message: NewAgencyMessage,
  { id, email, agent }: ReachedAgency,
  receipts: boolean,
): Promise<string> {
  return db.transaction().execute(async (tx) => {
    const { reference, isNew } = await storeAgencyMessage(tx, message);
    if (!isNew) return reference;
    await limiter.count(AGENCY_CONTACT_LIMITS.message, { mailbox: mailboxKey(message.email), subject: String(id) }, tx);
    await queueAgencyMails(
      tx,
      { ...message, reference, from: message.locale, agent: agent?.name ?? null },
      email,
      receipts,
    );
    return reference;
  });
}
