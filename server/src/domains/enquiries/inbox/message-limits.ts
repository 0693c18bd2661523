import type { FastifyRequest } from 'fastify';
import type { AccountRow } from '../../accounts/api';
import { DAY, defineLimits, HOUR, MINUTE, networkOf, type Limiter } from '../../../platform/limits';

const LIMITS = defineLimits('enquiries', {
  /** What is written into conversations; people answer each other quickly. */
  message: {
    network: [{ calls: 120, seconds: 10 * MINUTE }],
    account: [
      { calls: 40, seconds: 10 * MINUTE },
      { calls: 300, seconds: DAY },
    ],
    open: true,
  },
  /** The same of an account nobody has known for long. */
  messageOfNew: { account: [{ calls: 20, seconds: HOUR }], open: true },
  /** Files along with messages. */
  file: {
    account: [
      { calls: 40, seconds: HOUR },
      { calls: 120, seconds: DAY },
    ],
    open: false,
  },
  /** Archiving, blocking, showing a number, marks of what was seen. */
  state: { account: [{ calls: 240, seconds: 10 * MINUTE }], open: true },
});
const NEW_MS = 3 * DAY * 1000;

/** Counts a message of who is signed in. @throws LimitError `rate-limited` */
export async function limitMessage(
  limiter: Pick<Limiter, 'count'>,
  request: FastifyRequest,
  { id, created_at: since }: AccountRow,
  now: number,
): Promise<void> {
  const account = String(id);
  if (now - since.getTime() < NEW_MS) await limiter.count(LIMITS.messageOfNew, { account });
  await limiter.count(LIMITS.message, { account, network: networkOf(request.ip) });
}

/** Counts a change that writes to nobody. @throws LimitError `rate-limited` */
export async function limitState(limiter: Pick<Limiter, 'count'>, { id }: AccountRow): Promise<void> {
  await limiter.count(LIMITS.state, { account: String(id) });
}

/** Counts files of a message. @throws LimitError `rate-limited` */
export async function limitFiles(
  limiter: Pick<Limiter, 'count'>,
  { id }: AccountRow,
  files: readonly unknown[],
): Promise<void> {
  for (let n = 0; n < files.length; n += 1) await limiter.count(LIMITS.file, { account: String(id) });
}
