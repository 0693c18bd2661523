import type { Db } from '../../../platform/db';
import type { ThreadAccess } from '../enquiries';
import { advertiserOfThread } from '../advertiser';
import type { EntryRow, Side } from '../enquiry.tables';

/** Limits evidence to the last entries: whoever decides reads no further back. */
const MOST = 100;

/** A conversation as one of its sides reported it; nobody's addresses are in it. */
export interface ConversationEvidence {
  thread: number;
  /** Who is reported. */
  accused: Side;
  names: Readonly<Record<Side, string>>;
  /** Oldest first. */
  entries: { side: Side; kind: EntryRow['kind']; body: string; via: EntryRow['via']; writtenAt: string }[];
}

/** Keeps a conversation as it is now, before anybody can change it. */
export async function conversationEvidence(db: Db, { thread, side }: ThreadAccess): Promise<ConversationEvidence> {
  const [advertiser, entries] = await Promise.all([
    advertiserOfThread(db, thread),
    db
      .selectFrom('enquiry_entry')
      .select(['side', 'kind', 'body', 'via', 'written_at'])
      .where('thread_id', '=', thread.id)
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute(),
  ]);
  return {
    thread: thread.id,
    accused: side === 'visitor' ? 'advertiser' : 'visitor',
    names: { visitor: thread.visitor_name, advertiser: advertiser?.name ?? '' },
    entries: entries.reverse().map(({ written_at, ...entry }) => ({ ...entry, writtenAt: written_at.toISOString() })),
  };
}
