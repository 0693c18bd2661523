import { sql } from 'kysely';
import { emailKey } from '../../accounts';
import type { Db } from '../../db';
import { advertiserOfThread } from '../advertiser';
import type { Enquiries, ThreadAccess } from '../enquiries';
import { answerText } from './answer-text';
import type { Reply } from './read-reply';

/** One of our hidden addresses, and who may write to it. */
export interface ReplyAddress extends ThreadAccess {
  address: string;
  /** Mailbox of the side that writes; the address stands for the other one. */
  mailbox: string;
}

/** `known` was taken before, `ignored` nobody wrote. */
export type ReplyOutcome = 'taken' | 'known' | 'ignored' | 'stranger' | 'empty' | 'too-many';

export interface ReplyDesk {
  /** Null for an address that is none of ours, or whose other side can no longer be reached. */
  find: (address: string) => Promise<ReplyAddress | null>;
  /** Puts an answer into its conversation and queues the mail to the other side, once however often it comes (O-18). */
  take: (to: ReplyAddress, reply: Reply) => Promise<ReplyOutcome>;
}

/** Answers that one side may have in an hour, in one conversation. */
const PER_HOUR = 20;
const ALIAS = /^[0-9a-f]{20}$/;

/** Takes answers by mail. @param domain of the addresses that stand for the two sides */
export function createReplyDesk({ db, enquiries, domain, now = () => new Date() }: { db: Db; enquiries: Pick<Enquiries, 'answer'>; domain: string; now?: () => Date }): ReplyDesk {
  return {
    async find(address) {
      const [alias = '', host, ...more] = address.toLowerCase().split('@');
      if (host !== domain.toLowerCase() || more.length > 0 || !ALIAS.test(alias)) return null;
      const thread = await db
        .selectFrom('enquiry_thread')
        .selectAll()
        .where((eb) => eb.or([eb('visitor_alias', '=', alias), eb('advertiser_alias', '=', alias)]))
        .executeTakeFirst();
      if (thread === undefined) return null;
      const advertiser = await advertiserOfThread(db, thread);
      if (advertiser === null) return null;
      const side = thread.advertiser_alias === alias ? 'visitor' : 'advertiser';
      return { thread, side, address: `${alias}@${domain}`, mailbox: side === 'visitor' ? thread.visitor_email : advertiser.email };
    },

    async take({ thread, side, mailbox, address }, { author, automatic, key, text, files }) {
      if (automatic) return 'ignored';
      if (author === null || emailKey(author) !== emailKey(mailbox)) return 'stranger';
      const body = answerText(text, [mailbox, address]);
      if (body === '') return 'empty';
      return db.transaction().execute(async (tx) => {
        const { count } = await tx
          .selectFrom('enquiry_reply')
          .select(sql<number>`count(*)::int`.as('count'))
          .where('thread_id', '=', thread.id)
          .where('side', '=', side)
          .where('taken_at', '>', new Date(now().getTime() - 3600_000))
          .executeTakeFirstOrThrow();
        const isNew = await tx
          .insertInto('enquiry_reply')
          .values({ thread_id: thread.id, side, mail_key: key, taken_at: now() })
          .onConflict((conflict) => conflict.doNothing())
          .returning('thread_id')
          .executeTakeFirst();
        if (isNew === undefined) return 'known';
        // Undoes the row as well: a mail server that tries again later finds the mail not taken.
        if (count >= PER_HOUR) throw new TooMany();
        await enquiries.answer(tx, { thread, side }, { kind: 'message', body, details: files === 0 ? null : { files }, via: 'mail' });
        return 'taken';
      }).catch((error: unknown): ReplyOutcome => {
        if (error instanceof TooMany) return 'too-many';
        throw error;
      });
    },
  };
}

class TooMany extends Error {}
