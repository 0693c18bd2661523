import type { Locale } from '@kvadrat/contracts/locales';

/** A part of a mail's body; texts are plain, never HTML. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  /** What somebody wrote, set apart from our own words; lines are kept. */
  | { kind: 'quote'; text: string }
  /** Rows of name and value. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** The one thing the reader is asked to do. */
  | { kind: 'button'; text: string; url: string }
  /** Begins a part of a long mail. */
  | { kind: 'heading'; text: string }
  /** An ad: its title leads to it. */
  | { kind: 'ad'; title: string; url: string; picture: string | null; lines: readonly string[]; note: string }
  /** Something else the reader may want. */
  | { kind: 'link'; text: string; url: string };

/** A paragraph of our own words. */
export function paragraph(text: string): MailBlock {
  return { kind: 'paragraph', text };
}

export interface MailContent {
  subject: string;
  blocks: readonly MailBlock[];
  /** Why the reader gets it; stands below a line at the end. */
  footnote: string;
}

/** One kind of mail. The domain that sends it keeps it, in all languages. */
export interface MailTemplate<Data> {
  /** Stable name for the outbox and for logs. */
  name: string;
  compose: (data: Data, locale: Locale) => MailContent;
}
