import type { Db } from '../../../platform/db';
import type { ThreadAccess } from '../enquiries';
import type { Shared } from '../enquiry.tables';
import { tellSides } from './tell-sides';

/** What a side does with a conversation for itself; what is left out stays. */
export interface StateChange {
  archived?: boolean;
  blocked?: boolean;
  shares?: readonly Shared[];
}

export async function changeState(
  db: Db,
  { thread, side }: ThreadAccess,
  { archived, blocked, shares }: StateChange,
  now: Date,
): Promise<void> {
  const change = {
    ...(archived === undefined ? {} : { [`${side}_archived_at`]: archived ? now : null }),
    ...(blocked === undefined ? {} : { [`${side}_blocked_at`]: blocked ? now : null }),
    ...(shares === undefined ? {} : { [`${side}_shares`]: [...shares] }),
  };
  if (Object.keys(change).length === 0) return;
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('enquiry_thread').set(change).where('id', '=', thread.id).execute();
    await tellSides(tx, thread);
  });
}
