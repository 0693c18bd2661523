import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../platform/db';
import { queueMail } from '../../platform/mail';
import { advertiserOfThread, type Advertiser } from './advertiser';
import type { Enquiries, EnquiriesOptions, WaitingSubmission } from './enquiries';
import { answerMail, copyMail, enquiryMail } from './enquiry-mails';
import type { Side, ThreadRow } from './enquiry.tables';
import type { EntryKinds, PlacedEntry } from './entry-kind';
import { mailForSide } from './mail-for-side';
import { blockedBy, refuseBlocked } from './inbox/refuse-blocked';
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
    content: NewEntry,
  ): Promise<{ placed: PlacedEntry; isNew: boolean }> => {
    refuseBlocked(thread, content.side);
    const { entry, isNew } = await storeEntry(tx, thread.id, content, now());
    const placed = { thread, entry };
    if (isNew) {
      await kinds[content.kind]?.placed?.(tx, placed);
      await tellSides(tx, thread);
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
        to: thread.visitor_email,
        template: copyMail,
        locale: visitor.locale,
        key: `enquiry-copy:${id}`,
        ...toVisitor,
      });
    },

    async answer(tx, { thread, side }, content) {
      const { placed, isNew } = await place(tx, thread, { ...content, side });
      // It came before, and so did its mail.
      if (!isNew) return placed;
      const advertiser = await advertiserOfThread(tx, thread);
      const key = `enquiry-answer:${placed.entry.id}`;
      if (side === 'advertiser') {
        const locale = thread.visitor_locale;
        const mail = await mailFor(tx, 'visitor', locale, placed);
        await queueMail(tx, {
          to: thread.visitor_email,
          template: answerMail,
          locale,
          key,
          ...mail,
          data: { ...mail.data, writer: advertiser?.name ?? '' },
        });
      } else if (advertiser !== null) {
        const mail = await mailFor(tx, 'advertiser', advertiser.locale, placed);
        await queueMail(tx, {
          to: advertiser.email,
          template: answerMail,
          locale: advertiser.locale,
          key,
          ...mail,
          data: { ...mail.data, writer: thread.visitor_name },
        });
      }
      return placed;
    },
  };
}
