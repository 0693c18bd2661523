import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot, SERVER_SOURCES } from '@kvadrat/tools/harness';
import PostalMime, { type Email } from 'postal-mime';
import { openMailbox } from './mailbox';

const PROGRAM = 'server/src/platform/mail/testing/send-written-mails.ts';

/** A mail as its reader's mail server got it. */
export interface SentMail {
  template: string;
  /** Written to the advertiser's side, the visitor's or the staff's. */
  to: 'oglasivac' | 'posjetitelj' | 'osoblje';
  /** What the person typed whom it is about, by field. */
  written: Readonly<Record<string, string>>;
  /** Its header, line by line, folded lines put together. */
  head: readonly string[];
  mail: Email;
}

interface Told {
  written: readonly Readonly<Record<string, string>>[];
  mails: readonly { key: string; template: string; recipient: string }[];
}

/**
 * Lets the server compose every kind of mail with these texts in every field that reaches one, and receives them all.
 * @throws Error when one is not composed, not sent or not received
 */
export async function sendWrittenMails(texts: readonly string[]): Promise<SentMail[]> {
  const mailbox = await openMailbox();
  try {
    const { written, mails } = await write(texts, mailbox.url);
    const sources = await Promise.all(
      (await readdir(mailbox.folder)).map((name) => readFile(join(mailbox.folder, name))),
    );
    const received = new Map(await Promise.all(sources.map(async (source) => [await idOf(source), source] as const)));
    expect(received.size).toBe(mails.length);
    return await Promise.all(
      mails.map(async ({ key, template, recipient }) => read(received.get(idFrom(key)), template, recipient, written)),
    );
  } finally {
    await mailbox.close();
  }
}

async function write(texts: readonly string[], smtpUrl: string): Promise<Told> {
  const child = fork(join(projectRoot, PROGRAM), [], {
    cwd: projectRoot,
    execArgv: [...SERVER_SOURCES],
    serialization: 'advanced',
  });
  child.send({ texts, smtpUrl });
  try {
    const ended = once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`${PROGRAM} ended with ${code} and told nothing`)),
    );
    const [told]: (Told | { failed: string })[] = await Promise.race([once(child, 'message'), ended]);
    if (told === undefined || 'failed' in told) throw new Error(told?.failed);
    return told;
  } finally {
    if (child.connected) child.disconnect();
  }
}

/** The server names a mail by its key, so that one that was sent twice is one. */
const idFrom = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 32);

async function idOf(source: Buffer): Promise<string> {
  return /[0-9a-f]{32}/.exec((await PostalMime.parse(source)).messageId ?? '')?.[0] ?? '';
}

async function read(
  source: Buffer | undefined,
  template: string,
  recipient: string,
  written: Told['written'],
): Promise<SentMail> {
  const [, to, person] = /^(oglasivac|posjetitelj|osoblje)(\d+)@/.exec(recipient) ?? [];
  if (source === undefined || (to !== 'oglasivac' && to !== 'posjetitelj' && to !== 'osoblje'))
    throw new Error(`no mail ${template} has come to ${recipient}`);
  const [head = ''] = source.toString('latin1').split('\r\n\r\n');
  return {
    template,
    to,
    written: written[Number(person)] ?? {},
    head: head.replace(/\r\n[ \t]+/g, ' ').split('\r\n'),
    mail: await PostalMime.parse(source),
  };
}

/** Names of every kind of mail in the server's sources. */
export async function mailTemplates(): Promise<string[]> {
  const folder = join(projectRoot, 'server/src');
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !/\.test\.|testing/.test(name),
  );
  const sources = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return sources
    .flatMap((source) =>
      [...source.matchAll(/: MailTemplate<[^=]*= \{\s*name: '([^']+)'/g)].map(([, name = '']) => name),
    )
    .sort();
}
