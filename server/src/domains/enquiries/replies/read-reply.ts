import { createHash } from 'node:crypto';
import PostalMime, { addressParser, type Email } from 'postal-mime';
import { htmlToText } from '../../../platform/text';

/** A mail as it came. */
export interface Reply {
  /** The one author it names; null when it names none or several. */
  author: string | null;
  /** Written by a program: an absence note, a newsletter, a report that something could not be delivered. */
  automatic: boolean;
  /** The same for the same mail, however often it is handed over. */
  key: Buffer;
  /** With everything that is quoted. */
  text: string;
  /** How many files go along, pictures of a signature not counted. */
  files: number;
}

/** Deeper mails are none that people write. */
const NESTING = { maxNestingDepth: 20, maxHeadersSize: 64 * 1024, forceRfc822Attachments: true } as const;
const BULK = /^(bulk|junk|list|auto_reply)$/i;
const PROGRAMS = ['x-autoreply', 'x-autorespond', 'list-id', 'list-unsubscribe'];

/** @param returnPath where reports about the mail go; empty for reports themselves */
export async function readReply(source: Buffer, returnPath: string): Promise<Reply> {
  const mail = await PostalMime.parse(source, NESTING);
  const written = mail.text?.trim() ?? '';
  return {
    author: authorOf(mail),
    automatic: returnPath === '' || isAutomatic(mail),
    key: createHash('sha256')
      .update(mail.messageId ?? JSON.stringify([mail.date, mail.text, mail.html]))
      .digest(),
    text: written === '' ? htmlToText(mail.html ?? '') : written,
    files: mail.attachments.filter(({ related }) => related !== true).length,
  };
}

function authorOf(mail: Email): string | null {
  const [author, ...others] = mail.headers
    .filter(({ key }) => key === 'from')
    .flatMap(({ value }) => addressParser(value, { flatten: true }));
  return others.length === 0 ? (author?.address ?? null) : null;
}

/** RFC 3834, and what came before it. */
function isAutomatic({ headers }: Email): boolean {
  return headers.some(({ key, value }) => {
    if (key === 'auto-submitted') return !/^no\b/i.test(value.trim());
    if (key === 'precedence') return BULK.test(value.trim());
    if (key === 'return-path') return value.trim() === '<>';
    if (key === 'content-type') return /^multipart\/report\b/i.test(value.trim());
    return PROGRAMS.includes(key);
  });
}
