import type { Db } from '../../../platform/db';

export interface SentMail {
  template: string;
  recipient: string;
  locale: string;
  body_text: string;
}

/** Mails queued for an address, the oldest first. */
export function mailsTo(db: Db, email: string): Promise<SentMail[]> {
  return db
    .selectFrom('mail_outbox')
    .select(['template', 'recipient', 'locale', 'body_text'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
}

/** Token of the newest mail of a kind; waits for it, since some are queued after the answer. */
export async function mailedToken(db: Db, email: string, template: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const mail = (await mailsTo(db, email)).filter((candidate) => candidate.template === template).at(-1);
    const token = /#([A-Za-z0-9_-]{43})\b/.exec(mail?.body_text ?? '')?.[1];
    if (token !== undefined) return token;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`no ${template} for ${email}`);
}
