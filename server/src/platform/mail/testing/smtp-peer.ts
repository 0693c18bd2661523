import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as they came over the line. */
  source: string;
}

export interface SmtpPeer {
  url: string;
  received: ReceivedMail[];
  /** Answers the next mails with these replies instead of taking them. */
  refuse: (...replies: { code: number; message: string; at: 'rcpt' | 'data' }[]) => void;
  close: () => Promise<void>;
}

/** A real mail server for tests. @param port 0 takes any free one */
export async function startSmtpPeer(port = 0): Promise<SmtpPeer> {
  const received: ReceivedMail[] = [];
  const refusals: { code: number; message: string; at: 'rcpt' | 'data' }[] = [];
  const refusal = (at: 'rcpt' | 'data'): Error | null => {
    if (refusals[0]?.at !== at) return null;
    const [{ code, message }] = [refusals.shift() ?? { code: 451, message: '' }];
    return Object.assign(new Error(message), { responseCode: code });
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, callback) => callback(refusal('rcpt')),
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const error = refusal('data');
        const { mailFrom, rcptTo } = session.envelope;
        if (error === null)
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            source: Buffer.concat(chunks).toString('utf8'),
          });
        callback(error);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuse: (...replies) => refusals.push(...replies),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
