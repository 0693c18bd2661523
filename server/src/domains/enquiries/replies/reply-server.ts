import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { readReply } from './read-reply';
import type { ReplyAddress, ReplyDesk, ReplyOutcome } from './reply-desk';

export interface ReplyServerOptions {
  desk: ReplyDesk;
  host: string;
  /** 0 takes any free one. */
  port: number;
  /** Domain it answers for. */
  domain: string;
  /** Told about failures of ours. */
  report: (error: unknown) => void;
}

export interface ReplyServer {
  port: number;
  close: () => Promise<void>;
}

/** Bytes of a mail; files are not passed on, but people attach them. */
const MAIL_MAX = 10 * 1024 * 1024;
const CONNECTIONS = 20;
const SILENCE_MS = 60_000;
/** Addresses that do not exist, before whoever guesses them is cut off. */
const WRONG_ADDRESSES = 3;

/** What the sender's mail server is told; it tells the sender. Programs read the code, so the words are English alone. */
const REFUSALS: Readonly<Record<Exclude<ReplyOutcome, 'taken' | 'known' | 'ignored'>, Refusal>> = {
  stranger: { code: 550, text: '5.7.1 Please answer from the mailbox that received our message' },
  empty: { code: 550, text: '5.6.0 We found no answer above the line in your message' },
  blocked: { code: 550, text: '5.7.1 Messages are no longer taken in this conversation' },
  'too-many': { code: 451, text: '4.7.1 Too many answers in this conversation, try again later' },
};

interface Refusal {
  code: number;
  text: string;
}

/**
 * Takes mails to our hidden addresses and no others: nothing is relayed, nobody can sign in. The mail server in front of it does
 * the encryption and refuses forged senders.
 * @throws what the system says when the port cannot be had
 */
export async function startReplyServer({ desk, host, port, domain, report }: ReplyServerOptions): Promise<ReplyServer> {
  const wrong = new Map<string, number>();
  const failure = (error: unknown): Error => {
    report(error);
    return refusal({ code: 451, text: '4.3.0 Try again later' });
  };
  const server = new SMTPServer({
    name: domain,
    banner: 'Kvadrat',
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    size: MAIL_MAX,
    maxClients: CONNECTIONS,
    socketTimeout: SILENCE_MS,
    closeTimeout: 1000,
    logger: false,
    onClose: ({ id }) => wrong.delete(id),
    onRcptTo({ address }, { id, envelope }, callback) {
      if (envelope.rcptTo.length > 0) {
        callback(refusal({ code: 452, text: '4.5.3 One recipient at a time' }));
        return;
      }
      desk.find(address).then(
        (found) => {
          if (found !== null) return callback();
          const count = (wrong.get(id) ?? 0) + 1;
          wrong.set(id, count);
          callback(
            refusal(
              count > WRONG_ADDRESSES
                ? { code: 421, text: '4.7.0 Too many unknown addresses' }
                : { code: 550, text: '5.1.1 No such address' },
            ),
          );
        },
        (error: unknown) => callback(failure(error)),
      );
    },
    onData(stream, { envelope }, callback) {
      const { mailFrom, rcptTo } = envelope;
      const take = async (): Promise<Error | null> => {
        const source = await contentOf(stream);
        if (source === null) return refusal({ code: 552, text: `5.3.4 The message is larger than ${MAIL_MAX} bytes` });
        const reply = await readReply(source, mailFrom === false ? '' : mailFrom.address).catch(() => null);
        if (reply === null) return refusal({ code: 550, text: '5.6.0 The message cannot be read' });
        const to: ReplyAddress | null = await desk.find(rcptTo[0]?.address ?? '');
        if (to === null) return refusal({ code: 550, text: '5.1.1 No such address' });
        const outcome = await desk.take(to, reply);
        return outcome === 'taken' || outcome === 'known' || outcome === 'ignored' ? null : refusal(REFUSALS[outcome]);
      };
      take().then(callback, (error: unknown) => callback(failure(error)));
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // Connections that break are nobody's fault here.
      server.on('error', () => undefined);
      resolve();
    });
  });
  const bound = server.server.address();
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Null for a mail that is too large; what is too much is not kept. */
async function contentOf(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (Buffer.isBuffer(chunk) && !stream.sizeExceeded) chunks.push(chunk);
  }
  return stream.sizeExceeded ? null : Buffer.concat(chunks);
}

function refusal({ code, text }: Refusal): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
