import { AppError } from '@kvadrat/contracts/errors';
import { localizedPath } from '@kvadrat/contracts/locales';
import { ENQUIRY_PATHS, LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import { emailKey, type AccountRow } from '../accounts/api';
import type { DbOrTransaction } from '../../platform/db';
import { readablePhone } from '../../platform/phone';
import { queueMail } from '../../platform/mail';
import { createLimiter } from '../../platform/limits';
import { advertiserOnOffer, type Advertiser } from './advertiser';
import type { Enquiries, EnquiriesOptions } from './enquiries';
import { confirmMail } from './enquiry-mails';
import type { EntryKinds } from './entry-kind';
import { MESSAGE_KIND } from './message-kind';
import { createPost } from './post';
import { keepSubmission, proveSubmission } from './submission.store';
import { findAccess } from './thread-access';
import { recordLead } from './thread.store';

/** Conversations over one database; nothing is asked of it before the first call. */
export function createEnquiries({
  db,
  publicUrl,
  replyDomain,
  kinds: ownKinds = {},
  now = () => new Date(),
  limiter = createLimiter(db),
}: EnquiriesOptions): Enquiries {
  const kinds: EntryKinds = { message: MESSAGE_KIND, ...ownKinds };
  const post = createPost({ publicUrl, replyDomain, kinds, now });

  return {
    submit: (typed, account) =>
      db.transaction().execute(async (tx) => {
        const submission = { ...typed, visitor: { ...typed.visitor, phone: readablePhone(typed.visitor.phone) } };
        const advertiser = await reachable(tx, submission.listingId);
        const { reference, waits, token, isNew } = await keepSubmission(
          tx,
          limiter,
          submission,
          !isProven(submission.visitor.email, account),
          now(),
        );
        if (isNew && token !== null) {
          const { email, locale } = submission.visitor;
          const confirmUrl = `${publicUrl()}${localizedPath(locale, ENQUIRY_PATHS.confirm)}?${LINK_PARAMETERS.code}=${token}`;
          await queueMail(tx, {
            to: email.trim(),
            template: confirmMail,
            locale,
            key: `enquiry-confirm:${reference}`,
            data: { ad: submission.listingId, url: confirmUrl },
          });
        } else if (isNew) {
          await post.send(tx, submission, advertiser);
        }
        return { reference, state: waits ? 'waiting' : 'sent' };
      }),

    confirm: (token) =>
      db.transaction().execute(async (tx) => {
        const proven = await proveSubmission(tx, token, now());
        if (proven === null) return null;
        const { listingId, reference, waited } = proven;
        if (waited !== null) await post.send(tx, waited, await reachable(tx, listingId));
        return { listingId, reference };
      }),

    answer: post.answer,
    stepOf: ({ kind, details }) => kinds[kind]?.step?.(details) ?? null,
    accessOf: (account, threadId) => findAccess(db, account, threadId),
    recordLead: (tx, lead) => recordLead(tx, lead, now()),
  };
}

async function reachable(tx: DbOrTransaction, listingId: number): Promise<Advertiser> {
  const advertiser = await advertiserOnOffer(tx, listingId);
  if (advertiser === null) throw new AppError('not-found', `nobody can be written to about ad ${listingId}`);
  return advertiser;
}

/** Whether who is signed in has proven the address of the form. */
function isProven(email: string, account: AccountRow | null): boolean {
  return account !== null && account.email_verified_at !== null && account.email_key === emailKey(email);
}
