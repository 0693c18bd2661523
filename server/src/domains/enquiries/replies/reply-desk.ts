import { isAppError } from '@kvadrat/contracts/errors';
import { emailKey } from '../../accounts/api';
import type { Db } from '../../../platform/db';
import { createLimiter, defineLimits, HOUR, LimitError, type Limiter } from '../../../platform/limits';
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
export type ReplyOutcome = 'taken' | 'known' | 'ignored' | 'stranger' | 'empty' | 'too-many' | 'blocked';

export interface ReplyDesk {
  /** Null for an address that is none of ours, or whose other side can no longer be reached. */
  find: (address: string) => Promise<ReplyAddress | null>;
  /** Puts an answer into its conversation and queues the mail to the other side, once however often it comes. */
  take: (to: ReplyAddress, reply: Reply) => Promise<ReplyOutcome>;
}

/** Answers of one side of a conversation. */
const LIMITS = defineLimits('enquiries', { mailedAnswer: { subject: [{ calls: 20, seconds: HOUR }], open: true } });
const ALIAS = /^[0-9a-f]{20}$/;

/** Takes answers by mail. @param domain of the addresses that stand for the two sides */
export function createReplyDesk({
  db,
  enquiries,
  domain,
  now = () => new Date(),
  limiter = createLimiter(db),
}: {
  db: Db;
  enquiries: Pick<Enquiries, 'answer'>;
  domain: string;
  now?: () => Date;
  limiter?: Pick<Limiter, 'count'>;
}): ReplyDesk {
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
      return {
        thread,
        side,
        address: `${alias}@${domain}`,
        mailbox: side === 'visitor' ? thread.visitor_email : advertiser.email,
      };
    },

    async take({ thread, side, mailbox, address }, { author, automatic, key, text, files }) {
      if (automatic) return 'ignored';
      if (author === null || emailKey(author) !== emailKey(mailbox)) return 'stranger';
      const body = answerText(text, [mailbox, address]);
      if (body === '') return 'empty';
      return db
        .transaction()
        .execute(async (tx) => {
          const isNew = await tx
            .insertInto('enquiry_reply')
            .values({ thread_id: thread.id, side, mail_key: key, taken_at: now() })
            .onConflict((conflict) => conflict.doNothing())
            .returning('thread_id')
            .executeTakeFirst();
          if (isNew === undefined) return 'known';
          // A refusal undoes the row as well: a mail server that tries again later finds the mail not taken.
          await limiter.count(LIMITS.mailedAnswer, { subject: `${thread.id} ${side}` }, tx);
          await enquiries.answer(
            tx,
            { thread, side },
            { kind: 'message', body, details: files === 0 ? null : { files }, via: 'mail' },
          );
          return 'taken';
        })
        .catch((error: unknown): ReplyOutcome => {
          if (error instanceof LimitError && error.code === 'rate-limited') return 'too-many';
          if (isAppError(error) && error.code === 'forbidden') return 'blocked';
          throw error;
        });
    },
  };
}
