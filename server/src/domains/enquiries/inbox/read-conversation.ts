import { randomUUID } from 'node:crypto';
import type { Locale } from '@kvadrat/contracts/locales';
import type { AccountRow } from '../../accounts/api';
import type { Db } from '../../../platform/db';
import { AppError } from '@kvadrat/contracts/errors';
import type { Enquiries, ThreadAccess } from '../enquiries';
import type { EntryRow, Side } from '../enquiry.tables';
import { filesOf } from '../files/file.store';
import { findWarnings } from '../safety/find-warnings';
import { readEntries, readSummary } from '../thread-list';
import { addressesFor, sharesOf } from './shared-addresses';

/** A conversation as one of its sides reads it. @param after entries after this one alone */
export async function readConversation(
  db: Db,
  enquiries: Pick<Enquiries, 'stepOf'>,
  account: AccountRow,
  { thread, side }: ThreadAccess,
  { locale, after = 0 }: { locale: Locale; after?: number | undefined },
) {
  const [summary, entries, addresses] = await Promise.all([
    readSummary(db, account, thread.id, locale),
    readEntries(db, thread.id, after),
    addressesFor(db, thread, side),
  ]);
  const files = await filesOf(
    db,
    entries.map(({ id }) => id),
  );
  // It went away between the two looks.
  if (summary === null) throw new AppError('not-found', 'there is no such conversation');
  return {
    side,
    thread: summary,
    seen: side === 'visitor' ? thread.advertiser_seen : thread.visitor_seen,
    addresses,
    shares: sharesOf(thread, side),
    key: randomUUID(),
    entries: entries.map((entry) => ({ ...entryFor(entry, side, enquiries), files: files.get(entry.id) ?? [] })),
  };
}

function entryFor(entry: EntryRow, side: Side, { stepOf }: Pick<Enquiries, 'stepOf'>) {
  const { id, side: writer, kind, reason, mode, body, via, client_id: clientId, written_at: writtenAt } = entry;
  return {
    id,
    side: writer,
    kind,
    reason,
    mode,
    body,
    via,
    clientId: writer === side ? clientId : null,
    step: stepOf(entry),
    warnings: writer === side ? [] : findWarnings(body),
    writtenAt: writtenAt.toISOString(),
  };
}
