import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  /** For `SMTP_URL` of a portal. */
  url: string;
  /** Every mail becomes a file here; tests run in other processes. */
  folder: string;
  close: () => Promise<void>;
}

/** How long a mail may take, in milliseconds. */
const DEADLINE_MS = 20_000;

/** A mail server that takes everything and delivers nothing. */
export async function openMailbox(): Promise<Mailbox> {
  const folder = await mkdtemp(join(tmpdir(), 'kvadrat-mails-'));
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        count += 1;
        writeFile(join(folder, `${String(count).padStart(5, '0')}.eml`), Buffer.concat(chunks)).then(
          () => callback(null),
          callback,
        );
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    folder,
    async close() {
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The first address of the portal in the newest mail to somebody that has one like it.
 * @param like what the address has to hold, such as a path
 * @param about what the mail has to say, for somebody who gets many: the newest is the one before as long as the next is on its way
 * @throws {Error} when no such mail comes in time
 */
export async function linkFromMail(to: string, like: string, about = ''): Promise<string> {
  return newestMail(to, `an address like ${like}`, (source) => {
    const text = readable(source);
    return text.includes(about)
      ? text.match(/https?:\/\/[^\s"<>)]+/g)?.find((address) => address.includes(like))
      : undefined;
  });
}

/**
 * The newest mail to somebody that is like this, as a mail program reads it.
 * @throws {Error} when no such mail comes in time
 */
export async function mailTo(to: string, what: string, like: (mail: Email) => boolean): Promise<Email> {
  return newestMail(to, what, async (source) => {
    const mail = await PostalMime.parse(source);
    return like(mail) ? mail : undefined;
  });
}

/** How many mails to somebody have come so far. */
export async function countMails(to: string): Promise<number> {
  const folder = process.env['PORTAL_MAILS'] ?? '';
  const sources = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')));
  return sources.filter((source) => readable(source).toLowerCase().includes(`to: ${to.toLowerCase()}`)).length;
}

/** Reads the newest mail to somebody from which something can be read, as soon as there is one. */
async function newestMail<T>(
  to: string,
  what: string,
  read: (source: string) => T | undefined | Promise<T | undefined>,
): Promise<T> {
  const folder = process.env['PORTAL_MAILS'] ?? '';
  if (folder === '')
    throw new Error(
      'this portal sends its mails elsewhere: start it with SMTP_URL and name the folder in PORTAL_MAILS',
    );
  const deadline = Date.now() + DEADLINE_MS;
  while (Date.now() < deadline) {
    for (const name of (await readdir(folder)).sort().reverse()) {
      const source = await readFile(join(folder, name), 'utf8');
      if (!readable(source).toLowerCase().includes(`to: ${to.toLowerCase()}`)) continue;
      const found = await read(source);
      if (found !== undefined) return found;
    }
    await pause(100);
  }
  throw new Error(`no mail to ${to} with ${what}`);
}

/** Quoted-printable, as the text part of Croatian mails comes. */
function readable(source: string): string {
  return source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/**
 * The calendar entry in the newest mail to somebody that has one.
 * @throws {Error} when no such mail comes in time
 */
export async function calendarFromMail(to: string): Promise<string> {
  return newestMail(to, 'a calendar entry', (source) => {
    const [, head = '', body = ''] =
      /(Content-Type: text\/calendar[\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/i.exec(source) ?? [];
    if (body === '') return undefined;
    return /base64/i.test(head)
      ? Buffer.from(body, 'base64').toString('utf8')
      : Buffer.from(readable(body), 'latin1').toString('utf8');
  });
}
