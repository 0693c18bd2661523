import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../db';
import { SAME_FORM, sameMailbox, storeOnce, type FormColumns } from '../../form-page';
import type { Report } from './read-report';

export interface NewReport extends Report {
  listingId: number;
  locale: Locale;
  /** Id of the form it was typed into. */
  formKey: string;
}

/**
 * Stores a report. The same sent again from the same form is the same report (O-18).
 * @returns its number, and whether it is new
 */
export function storeReport(tx: DbOrTransaction, { formKey, listingId, ...report }: NewReport): Promise<{ reference: string; isNew: boolean }> {
  const insert = (form: FormColumns): Promise<{ reference: string } | undefined> =>
    tx
      .insertInto('ad_report')
      .values({ ...report, ...form, listing_id: listingId, decision_id: null })
      .onConflict((conflict) => conflict.columns(SAME_FORM).doNothing())
      .returning('reference')
      .executeTakeFirst();
  return storeOnce(tx, { table: 'ad_report', formKey, said: [listingId, report.reason, report.explanation, report.name, report.email], insert });
}

/** Reports of the last hour: from one mailbox, or of one ad by people who did not say theirs. */
export async function countRecentReports(db: DbOrTransaction, { email, listingId }: Pick<NewReport, 'email' | 'listingId'>): Promise<number> {
  const { count } = await db
    .selectFrom('ad_report')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sameMailbox(email))
    .$if(email === '', (query) => query.where('listing_id', '=', listingId))
    .where('received_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Who reported is forgotten a year after it was decided about; what was decided is kept. */
export async function forgetReporters(db: Db): Promise<void> {
  const old = db.selectFrom('moderation_decision').select('id').where('decided_at', '<', sql<Date>`now() - interval '12 months'`);
  await db.updateTable('ad_report').set({ name: '', email: '' }).where('email', '<>', '').where('decision_id', 'in', old).execute();
  await db.updateTable('moderation_complaint').set({ email: '' }).where('email', '<>', '').where('decision_id', 'in', old).execute();
}
