import { randomUUID } from 'node:crypto';
import { readReply } from '../replies/read-reply';
import type { ReplyDesk } from '../replies/reply-desk';

/** Answers as a mail program does that quotes nothing. @throws Error when the desk does not take it */
export async function answerByMail(
  desk: ReplyDesk,
  { from, to, text }: { from: string; to: string; text: string },
): Promise<void> {
  const address = await desk.find(to);
  if (address === null) throw new Error(`${to} stands for nobody`);
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    `Message-ID: <${randomUUID()}@primjer.hr>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
  ];
  const source = Buffer.from(
    `${head.join('\r\n')}\r\n\r\n${Buffer.from(text).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`,
  );
  const outcome = await desk.take(address, await readReply(source, from));
  if (outcome !== 'taken') throw new Error(`the answer is ${outcome}: ${text}`);
}
