import { createHash } from 'node:crypto';
import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../db';
import { newReference } from '../../form-page';
import type { Complaint } from './read-complaint';

/** A decision that may be complained about. */
export interface ContestedDecision {
  id: number;
  reference: string;
  listingId: number;
}

/** Decisions can be complained about for six months at least (DSA art. 20(1)); questions are none. */
export async function contestedDecision(db: Db, reference: string): Promise<ContestedDecision | null> {
  const row = await db
    .selectFrom('moderation_decision')
    .select(['id', 'reference', 'listing_id as listingId'])
    .where('reference', '=', reference)
    .where('action', '<>', 'ask')
    .where('decided_at', '>', sql<Date>`now() - interval '12 months'`)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Stores a complaint. The same sent again from the same form is the same complaint (O-18).
 * @returns its number, and whether it is new
 */
export async function storeComplaint(tx: DbOrTransaction, { about, formKey, locale, email, explanation }: Complaint & { about: number; formKey: string; locale: Locale }): Promise<{ reference: string; isNew: boolean }> {
  const digest = createHash('sha256').update(JSON.stringify([about, email, explanation])).digest('hex');
  const stored = await tx
    .insertInto('moderation_complaint')
    .values({ about_id: about, form_key: formKey, digest, locale, email, explanation, reference: newReference(), decision_id: null })
    .onConflict((conflict) => conflict.columns(['form_key', 'digest']).doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (stored !== undefined) return { reference: stored.reference, isNew: true };
  const { reference } = await tx.selectFrom('moderation_complaint').select('reference').where('form_key', '=', formKey).where('digest', '=', digest).executeTakeFirstOrThrow();
  return { reference, isNew: false };
}

/** Complaints of the last day about one decision. */
export async function countRecentComplaints(db: DbOrTransaction, about: number): Promise<number> {
  const { count } = await db
    .selectFrom('moderation_complaint')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('about_id', '=', about)
    .where('received_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}
