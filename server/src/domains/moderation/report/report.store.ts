import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import { asJsonb, type Db, type DbOrTransaction } from '../../../platform/db';
import type { ConversationEvidence } from '../../enquiries/api';
import { SAME_FORM, storeOnce, type FormColumns } from '../../../platform/forms';
import type { Report } from './read-report';

export interface NewReport extends Report {
  listingId: number;
  locale: Locale;
  /** Id of the form it was typed into. */
  formKey: string;
  /** The conversation it is about, where it is about one. */
  evidence?: ConversationEvidence;
}

/**
 * Stores a report. The same sent again from the same form is the same report.
 * @returns its number, and whether it is new
 */
export function storeReport(
  tx: DbOrTransaction,
  { formKey, listingId, evidence, ...report }: NewReport,
): Promise<{ reference: string; isNew: boolean }> {
  const insert = (form: FormColumns): Promise<{ reference: string } | undefined> =>
    tx
      .insertInto('ad_report')
      .values({
        ...report,
        ...form,
        listing_id: listingId,
        decision_id: null,
        evidence: evidence === undefined ? null : asJsonb(evidence),
      })
      .onConflict((conflict) => conflict.columns(SAME_FORM).doNothing())
      .returning('reference')
      .executeTakeFirst();
  return storeOnce(tx, {
    table: 'ad_report',
    formKey,
    said: [listingId, report.reason, report.explanation, report.name, report.email, evidence?.thread],
    insert,
  });
}

/** Who reported is forgotten a year after it was decided about; what was decided is kept. */
export async function forgetReporters(db: Db): Promise<void> {
  const old = db
    .selectFrom('moderation_decision')
    .select('id')
    .where('decided_at', '<', sql<Date>`now() - interval '12 months'`);
  await db
    .updateTable('ad_report')
    .set({ name: '', email: '', evidence: null })
    .where('email', '<>', '')
    .where('decision_id', 'in', old)
    .execute();
  await db
    .updateTable('moderation_complaint')
    .set({ email: '' })
    .where('email', '<>', '')
    .where('decision_id', 'in', old)
    .execute();
}
