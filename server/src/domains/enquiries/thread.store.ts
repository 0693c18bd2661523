import { randomBytes } from 'node:crypto';
import { CONTACT_WEIGHTS, type ContactReason, type ContactType, type VisitMode } from '@kvadrat/contracts/vocabulary';
import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import { cleanEmail, emailKey } from '../accounts/api';
import { asJsonb, type DbOrTransaction } from '../../platform/db';
import type { Advertiser } from './advertiser';
import type { EntryContent } from './entry-kind';
import type { EntryRow, Side, ThreadRow } from './enquiry.tables';

/** A visitor as the lead form has them; e-mail and phone are both required. */
export interface Visitor {
  name: string;
  email: string;
  phone: string;
  locale: Locale;
}

/** The thread of one ad and one mailbox, opened where there is none. What the visitor gave last is what holds. */
export async function openThread(
  tx: DbOrTransaction,
  { listingId, agencyId }: Pick<Advertiser, 'listingId' | 'agencyId'>,
  visitor: Visitor,
  now: Date,
): Promise<ThreadRow> {
  const given = {
    visitor_name: visitor.name,
    visitor_email: cleanEmail(visitor.email),
    visitor_phone: visitor.phone,
    visitor_locale: visitor.locale,
    changed_at: now,
  };
  return tx
    .insertInto('enquiry_thread')
    .values({
      ...given,
      listing_id: listingId,
      agency_id: agencyId,
      visitor_key: emailKey(visitor.email),
      visitor_alias: newAlias(),
      advertiser_alias: newAlias(),
      opened_at: now,
    })
    .onConflict((conflict) =>
      conflict.expression(sql`listing_id, visitor_key, coalesce(agency_id, 0)`).doUpdateSet(given),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** 80 bits; mail systems do not tell capitals from small letters. */
function newAlias(): string {
  return randomBytes(10).toString('hex');
}

export interface NewEntry extends EntryContent {
  side: Side;
  via: EntryRow['via'];
  /** Id that the writer's browser gave it: what comes again with it is the same entry. */
  clientId?: string | undefined;
}

/**
 * Puts an entry at the end of a thread; its writer has seen everything up to it.
 * @returns the entry that stands there already where the same one came before
 */
export async function storeEntry(
  tx: DbOrTransaction,
  threadId: number,
  { side, kind, reason = null, mode = null, body, details = null, via, clientId }: NewEntry,
  now: Date,
): Promise<{ entry: EntryRow; isNew: boolean }> {
  // Entries of a conversation come one after the other, so that whoever asks for what came after one misses none.
  await tx.selectFrom('enquiry_thread').select('id').where('id', '=', threadId).forUpdate().execute();
  if (clientId !== undefined) {
    const known = await tx
      .selectFrom('enquiry_entry')
      .selectAll()
      .where('thread_id', '=', threadId)
      .where('side', '=', side)
      .where('client_id', '=', clientId)
      .executeTakeFirst();
    if (known !== undefined) return { entry: known, isNew: false };
  }
  const entry = await tx
    .insertInto('enquiry_entry')
    .values({
      thread_id: threadId,
      side,
      kind,
      reason,
      mode,
      body,
      details: details === null ? null : asJsonb(details),
      via,
      written_at: now,
      client_id: clientId ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('enquiry_thread')
    .set({ changed_at: now, [`${side}_seen`]: entry.id, [`${side}_last`]: entry.id })
    .where('id', '=', threadId)
    .execute();
  return { entry, isNew: true };
}

/** Whether a side has put the entry with this id into a thread. */
export async function hasEntry(db: DbOrTransaction, threadId: number, side: Side, clientId: string): Promise<boolean> {
  const found = await db
    .selectFrom('enquiry_entry')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('side', '=', side)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return found !== undefined;
}

/** A contact that was made with the advertiser of an ad. */
export interface Lead {
  listingId: number;
  kind: ContactType;
  reason?: ContactReason | null;
  mode?: VisitMode | null;
}

/**
 * Counts a contact for the advertiser. Forms that pass through `submit` are counted by it; what needs no
 * thread, such as a revealed number, is counted by whoever serves it. Holds nobody's data.
 */
export async function recordLead(
  tx: DbOrTransaction,
  { listingId, kind, reason = null, mode = null }: Lead,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('enquiry_lead')
    .values({ listing_id: listingId, kind, reason, mode, weight: CONTACT_WEIGHTS[kind], made_at: now })
    .execute();
}
