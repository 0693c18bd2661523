import { AppError } from '@kvadrat/contracts/errors';
import type { Side, ThreadRow } from '../enquiry.tables';

/**
 * Says of a conversation which side wants nothing more of the other; null where both may write.
 * @param first named where each has blocked the other
 */
export function blockedBy(
  { visitor_blocked_at: visitor, advertiser_blocked_at: advertiser }: ThreadRow,
  first: Side = 'visitor',
): Side | null {
  if (visitor !== null && advertiser !== null) return first;
  if (visitor !== null) return 'visitor';
  return advertiser === null ? null : 'advertiser';
}

/** @throws AppError `forbidden` where one of the two has blocked the other: nothing is taken, and nothing silently dropped */
export function refuseBlocked(thread: ThreadRow, side: Side): void {
  const by = blockedBy(thread, side);
  if (by === null) return;
  throw new AppError(
    'forbidden',
    by === side ? 'you have blocked the other side' : 'the other side takes no messages',
    {
      status: 403,
    },
  );
}
