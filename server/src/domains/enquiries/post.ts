import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../platform/db';
import { queueMail } from '../../platform/mail';
import { advertiserOfThread, type Advertiser } from './advertiser';
import type { Enquiries, EnquiriesOptions, WaitingSubmission } from './enquiries';
import { answerMail, copyMail, enquiryMail } from './enquiry-mails';
import type { Side, ThreadRow } from './enquiry.tables';
import type { EntryKinds, PlacedEntry } from './entry-kind';
import { storeFiles } from './files/file.store';
import type { MessageFile } from './files/take-files';
import { mailForSide } from './mail-for-side';
import { blockedBy, refuseBlocked } from './inbox/refuse-blocked';
import { pushEntry } from './inbox/push-entry';
import { tellSides } from './inbox/tell-sides';
import { openThread, recordLead, storeEntry, type NewEntry } from './thread.store';

/** Puts what is said into conversations and queues the mails that carry it. */
export interface Post {
  /** Begins a conversation with what a form says. */
  send: (tx: DbOrTransaction, submission: WaitingSubmission, advertiser: Advertiser) => Promise<void>;
  answer: Enquiries['answer'];
}

export function createPost({
  publicUrl,
  replyDomain,
  kinds,
  now,
}: Pick<EnquiriesOptions, 'publicUrl' | 'replyDomain'> & { kinds: EntryKinds; now: () => Date }): Post {
  const place = async (
    tx: DbOrTransaction,
    thread: ThreadRow,
    { files = [], ...content }: NewEntry & { files?: readonly MessageFile[] | undefined },
  ): Promise<{ placed: PlacedEntry; isNew: boolean }> => {
    refuseBlocked(thread, content.side);
    const { entry, isNew } = await storeEntry(tx, thread.id, content, now());
    const placed = { thread, entry };
    if (isNew) {
      await storeFiles(tx, entry.id, files);
      await kinds[content.kind]?.placed?.(tx, placed);
      await tellSides(tx, thread);
      await pushEntry(tx, placed);
    }
    return { placed, isNew };
  };

  const mailFor = (tx: DbOrTransaction, side: Side, locale: Locale, placed: PlacedEntry) =>
    mailForSide(tx, { side, locale }, placed, { kinds, publicUrl, replyDomain });

  return {
    async send(tx, { visitor, ...content }, advertiser) {
      const thread = await openThread(tx, advertiser, visitor, now());
      // To the form of an ad it is an advertiser whom nobody reaches.
      if (blockedBy(thread) !== null) throw new AppError('not-found', 'one of the two has blocked the other');
      const { placed } = await place(tx, thread, { ...content, side: 'visitor', via: 'site' });
      await recordLead(tx, content, now());
      await queueEnquiryMails(tx, placed, { visitor, advertiser }, mailFor);
    },

    async answer(tx, { thread, side }, content) {
      const { placed, isNew } = await place(tx, thread, { ...content, side });
      // It came before, and so did its mail.
      if (isNew) await queueAnswerMail(tx, placed, side, mailFor);
      return placed;
    },
  };
}

type MailFor = (tx: DbOrTransaction, side: Side, locale: Locale, placed: PlacedEntry) => ReturnType<typeof mailForSide>;

/** What a form says goes to the advertiser, and a copy to who wrote it. */
async function queueEnquiryMails(
  tx: DbOrTransaction,
  placed: PlacedEntry,
  { visitor, advertiser }: { visitor: WaitingSubmission['visitor']; advertiser: Advertiser },
  mailFor: MailFor,
): Promise<void> {
  const { id } = placed.entry;
  const toAdvertiser = await mailFor(tx, 'advertiser', advertiser.locale, placed);
  const toVisitor = await mailFor(tx, 'visitor', visitor.locale, placed);
  const { name, phone } = visitor;
  await queueMail(tx, {
    to: advertiser.email,
    template: enquiryMail,
    locale: advertiser.locale,
    key: `enquiry:${id}`,
    ...toAdvertiser,
    data: { ...toAdvertiser.data, name, phone },
  });
  await queueMail(tx, {
    to: placed.thread.visitor_email,
    template: copyMail,
    locale: visitor.locale,
    key: `enquiry-copy:${id}`,
    ...toVisitor,
  });
}

/** What one side answers goes to the other; to nobody where the advertiser is gone. */
async function queueAnswerMail(tx: DbOrTransaction, placed: PlacedEntry, side: Side, mailFor: MailFor): Promise<void> {
  const { thread, entry } = placed;
  const advertiser = await advertiserOfThread(tx, thread);
  const toVisitor = { email: thread.visitor_email, locale: thread.visitor_locale, writer: advertiser?.name ?? '' };
  const to = side === 'advertiser' ? toVisitor : advertiser && { ...advertiser, writer: thread.visitor_name };
  if (to === null) return;
  const mail = await mailFor(tx, side === 'advertiser' ? 'visitor' : 'advertiser', to.locale, placed);
  await queueMail(tx, {
    to: to.email,
    template: answerMail,
    locale: to.locale,
    key: `enquiry-answer:${entry.id}`,
    ...mail,
    data: { ...mail.data, writer: to.writer },
  });
}
