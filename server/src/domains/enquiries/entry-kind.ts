import type { Locale } from '@kvadrat/contracts/locales';
import type { ContactReason, ContactType, VisitMode } from '@kvadrat/contracts/vocabulary';
import type { DbOrTransaction } from '../../platform/db';
import type { MailBlock, MailCalendar } from '../../platform/mail';
import type { EntryRow, Side, ThreadRow } from './enquiry.tables';

/** What somebody puts into a thread. */
export interface EntryContent {
  kind: ContactType;
  reason?: ContactReason | null;
  mode?: VisitMode | null;
  /** What was written; may be empty where the kind says enough. */
  body: string;
  /** What the kind brings along, as its `EntryKind` reads it; JSON. */
  details?: unknown;
}

/** An entry that stands in its thread. */
export interface PlacedEntry {
  thread: ThreadRow;
  entry: EntryRow;
}

/**
 * What a kind of entry other than a plain message is made of. A domain that owns one (visits, proposals) hands it to
 * `createEnquiries({ kinds })`; everything else (thread, proof of the mailbox, limits, both mails, the reply path) is the same.
 */
export interface EntryKind {
  /** The kind's own part of mails, above what was written; texts in the reader's language. */
  blocks: (details: unknown, reader: { side: Side; locale: Locale }) => readonly MailBlock[];
  /** What pages are told of an entry beyond its text; nothing where left out. */
  step?: (details: unknown) => EntryStep | null;
  /**
   * Called in the transaction that puts the entry into its thread: for a visitor's form that is once the mailbox is proven,
   * at once or by the link. Here the domain stores its own row. What it throws undoes the entry.
   */
  placed?: (tx: DbOrTransaction, placed: PlacedEntry) => Promise<void>;
  /** Called after `placed`, once for each mail: what only this reader may have, such as a link that acts for them. */
  attach?: (tx: DbOrTransaction, placed: PlacedEntry, reader: { side: Side; locale: Locale }) => Promise<Attachment>;
}

/** What an entry does besides saying something, such as asking for a visit. */
export interface EntryStep {
  name: 'request' | 'confirm' | 'propose' | 'decline' | 'accept' | 'answer' | 'files';
  times: readonly string[];
  /** Euros. */
  amount: number | null;
  /** Files of an answer by mail that were not passed on. */
  files: number;
}

/** What goes along with the mail to one side. */
interface Attachment {
  /** Links that act, in the reader's language. */
  blocks: readonly MailBlock[];
  calendar?: MailCalendar;
}

export type EntryKinds = Readonly<Partial<Record<ContactType, EntryKind>>>;
