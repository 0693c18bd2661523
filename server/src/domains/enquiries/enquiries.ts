import type { AccountRow } from '../accounts/api';
import type { Db, DbOrTransaction } from '../../platform/db';
import type { Limiter } from '../../platform/limits';
import type { EntryContent, EntryKinds, EntryStep, PlacedEntry } from './entry-kind';
import type { EntryRow, Side, ThreadRow } from './enquiry.tables';
import type { MessageFile } from './files/take-files';
import type { Lead, Visitor } from './thread.store';

export interface EnquiriesOptions {
  db: Db;
  /** Origin of links in mails, without a final slash. */
  publicUrl: () => string;
  /** Domain of the addresses that stand for the two sides; without it answers by mail are not taken. */
  replyDomain?: string | undefined;
  /** Kinds of entries beyond plain messages. */
  kinds?: EntryKinds;
  now?: () => Date;
  /** Counts what people send; one of its own over `db` where left out. */
  limiter?: Pick<Limiter, 'count'>;
}

/** A filled-in form of an ad's contact panel, its fields checked. */
export interface Submission extends EntryContent {
  listingId: number;
  visitor: Visitor;
  /** Id of the form (`admitForm`): the same content from the same form is one submission. */
  formKey: string;
}

/** What is kept until the mailbox is proven. */
export type WaitingSubmission = Omit<Submission, 'formKey'>;

interface SubmissionOutcome {
  /** What the visitor and we call it. */
  reference: string;
  /** `waiting`: a mail asks the visitor to prove the mailbox; nobody else has read it yet. */
  state: 'sent' | 'waiting';
}

/** A thread as one of its sides sees it. */
export interface ThreadAccess {
  thread: ThreadRow;
  side: Side;
}

/** Conversations between visitors and advertisers. */
export interface Enquiries {
  /**
   * Takes a form of an ad: a message, a visit request, a price proposal. It reaches the advertiser at once when its address is
   * the proven one of `account`, else once the link of a mail was followed; then both sides get their mails, the lead is
   * counted and the kind's `placed` is called. Anti-spam limits are inside.
   * @param account who is signed in
   * @throws AppError `not-found` for an ad nobody can be reached about, `rate-limited` when one sender sends too much
   */
  submit: (submission: Submission, account: AccountRow | null) => Promise<SubmissionOutcome>;
  /** The mailbox is proven: passes on what waited. Twice is as good as once. @returns null for a link that is unknown or old */
  confirm: (token: string) => Promise<{ listingId: number; reference: string } | null>;
  /**
   * Puts something one side says into a thread (an answer, a visit confirmed or moved, a counter-offer) and queues the mail to
   * the other side, in the caller's transaction. Whoever calls has asked `accessOf` before. What comes again with the same
   * `clientId` is what came before.
   * @throws AppError `forbidden` where one of the two has blocked the other
   */
  answer: (
    tx: DbOrTransaction,
    access: ThreadAccess,
    content: EntryContent & {
      via: EntryRow['via'];
      clientId?: string | undefined;
      files?: readonly MessageFile[] | undefined;
    },
  ) => Promise<PlacedEntry>;
  /** The thread, for who takes part in it: the visitor's proven mailbox, or the advertiser's. Null for everybody else. */
  accessOf: (account: AccountRow, threadId: number) => Promise<ThreadAccess | null>;
  /** What an entry does besides saying something; null for words alone. */
  stepOf: (entry: Pick<EntryRow, 'kind' | 'details'>) => EntryStep | null;
  /** Counts a contact that needs no thread, such as a revealed number. */
  recordLead: (tx: DbOrTransaction, lead: Lead) => Promise<void>;
}
