import { AppError } from '@kvadrat/contracts/errors';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { ENQUIRY_PATHS, LINK_PARAMETERS } from '@kvadrat/contracts/paths';
import { emailKey, type AccountRow } from '../accounts/api';
import type { DbOrTransaction } from '../../platform/db';
import { readablePhone } from '../../platform/phone';
import { queueMail } from '../../platform/mail';
import { createLimiter } from '../../platform/limits';
import { advertiserOfThread, advertiserOnOffer, type Advertiser } from './advertiser';
import type { Enquiries, EnquiriesOptions, WaitingSubmission } from './enquiries';
import { answerMail, confirmMail, copyMail, enquiryMail } from './enquiry-mails';
import type { Side, ThreadRow } from './enquiry.tables';
import type { EntryKinds, PlacedEntry } from './entry-kind';
import { mailForSide } from './mail-for-side';
import { MESSAGE_KIND } from './message-kind';
import { keepSubmission, proveSubmission } from './submission.store';
import { findAccess } from './thread-access';
import { openThread, recordLead, storeEntry, type NewEntry } from './thread.store';

/** Conversations over one database; nothing is asked of it before the first call. */
export function createEnquiries({ db, publicUrl, replyDomain, kinds: ownKinds = {}, now = () => new Date(), limiter = createLimiter(db) }: EnquiriesOptions): Enquiries {
  const kinds: EntryKinds = { message: MESSAGE_KIND, ...ownKinds };

  const place = async (tx: DbOrTransaction, thread: ThreadRow, content: NewEntry): Promise<PlacedEntry> => {
    const placed = { thread, entry: await storeEntry(tx, thread.id, content, now()) };
    await kinds[content.kind]?.placed?.(tx, placed);
    return placed;
  };

  const mailFor = (tx: DbOrTransaction, side: Side, locale: Locale, placed: PlacedEntry) => mailForSide(tx, { side, locale }, placed, { kinds, publicUrl, replyDomain });

  const send = async (tx: DbOrTransaction, { visitor, ...content }: WaitingSubmission, advertiser: Advertiser): Promise<void> => {
    const thread = await openThread(tx, advertiser, visitor, now());
    const placed = await place(tx, thread, { ...content, side: 'visitor', via: 'site' });
    await recordLead(tx, content, now());
    const { id } = placed.entry;
    const toAdvertiser = await mailFor(tx, 'advertiser', advertiser.locale, placed);
    const toVisitor = await mailFor(tx, 'visitor', visitor.locale, placed);
    const { name, phone } = visitor;
    await queueMail(tx, { to: advertiser.email, template: enquiryMail, locale: advertiser.locale, key: `enquiry:${id}`, ...toAdvertiser, data: { ...toAdvertiser.data, name, phone } });
    await queueMail(tx, { to: thread.visitor_email, template: copyMail, locale: visitor.locale, key: `enquiry-copy:${id}`, ...toVisitor });
  };

  return {
    submit: (typed, account) =>
      db.transaction().execute(async (tx) => {
        const submission = { ...typed, visitor: { ...typed.visitor, phone: readablePhone(typed.visitor.phone) } };
        const advertiser = await reachable(tx, submission.listingId);
        const { reference, waits, token, isNew } = await keepSubmission(tx, limiter, submission, !isProven(submission.visitor.email, account), now());
        if (isNew && token !== null) {
          const { email, locale } = submission.visitor;
          const confirmUrl = `${publicUrl()}${localizedPath(locale, ENQUIRY_PATHS.confirm)}?${LINK_PARAMETERS.code}=${token}`;
          await queueMail(tx, { to: email.trim(), template: confirmMail, locale, key: `enquiry-confirm:${reference}`, data: { ad: submission.listingId, url: confirmUrl } });
        } else if (isNew) {
          await send(tx, submission, advertiser);
        }
        return { reference, state: waits ? 'waiting' : 'sent' };
      }),

    confirm: (token) =>
      db.transaction().execute(async (tx) => {
        const proven = await proveSubmission(tx, token, now());
        if (proven === null) return null;
        const { listingId, reference, waited } = proven;
        if (waited !== null) await send(tx, waited, await reachable(tx, listingId));
        return { listingId, reference };
      }),

    async answer(tx, { thread, side }, content) {
      const placed = await place(tx, thread, { ...content, side });
      const advertiser = await advertiserOfThread(tx, thread);
      const key = `enquiry-answer:${placed.entry.id}`;
      if (side === 'advertiser') {
        const locale = thread.visitor_locale;
        const mail = await mailFor(tx, 'visitor', locale, placed);
        await queueMail(tx, { to: thread.visitor_email, template: answerMail, locale, key, ...mail, data: { ...mail.data, writer: advertiser?.name ?? '' } });
      } else if (advertiser !== null) {
        const mail = await mailFor(tx, 'advertiser', advertiser.locale, placed);
        await queueMail(tx, { to: advertiser.email, template: answerMail, locale: advertiser.locale, key, ...mail, data: { ...mail.data, writer: thread.visitor_name } });
      }
      return placed;
    },

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
