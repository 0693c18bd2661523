import type { Db } from '../platform/db';
import { createReplyDesk, startReplyServer, type Enquiries } from '../domains/enquiries/api';
import type { Limiter } from '../platform/limits';
import { OperatorError, reasonOf, type Settings } from '../platform/settings';

/**
 * Takes answers to mails of conversations, where the settings say so.
 *
 * @returns to be called before the database closes
 * @throws OperatorError when the port cannot be had
 */
export async function startReplies(
  { db, limiter }: { db: Db; limiter: Limiter },
  { replies }: Pick<Settings, 'replies'>,
  enquiries: Pick<Enquiries, 'answer'>,
  report: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (replies === undefined) return () => Promise.resolve();
  const { domain, host, port } = replies;
  try {
    return (
      await startReplyServer({ desk: createReplyDesk({ db, enquiries, domain, limiter }), domain, host, port, report })
    ).close;
  } catch (cause) {
    throw new OperatorError(`REPLY_SMTP_LISTEN is "${host}:${port}", where nothing can listen: ${reasonOf(cause)}.`, {
      cause,
    });
  }
}
