import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../../platform/db';
import { SAME_FORM, storeOnce, type FormColumns } from '../../../platform/forms';
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
 * Stores a complaint. The same sent again from the same form is the same complaint.
 * @returns its number, and whether it is new
 */
export function storeComplaint(
  tx: DbOrTransaction,
  { about, formKey, locale, email, explanation }: Complaint & { about: number; formKey: string; locale: Locale },
): Promise<{ reference: string; isNew: boolean }> {
  const insert = (form: FormColumns): Promise<{ reference: string } | undefined> =>
    tx
      .insertInto('moderation_complaint')
      .values({ ...form, about_id: about, locale, email, explanation, decision_id: null })
      .onConflict((conflict) => conflict.columns(SAME_FORM).doNothing())
      .returning('reference')
      .executeTakeFirst();
  return storeOnce(tx, { table: 'moderation_complaint', formKey, said: [about, email, explanation], insert });
}
