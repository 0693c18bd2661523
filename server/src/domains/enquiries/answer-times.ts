import { sql } from 'kysely';
import type { DbOrTransaction } from '../../platform/db';

/** How an advertiser answers what is asked through the portal. */
export interface AnswerTimes {
  /** Conversations that were begun. */
  asked: number;
  /** Those with an answer. */
  answered: number;
  /** Half of the first answers came sooner. */
  medianMinutes: number;
}

/** Days that are looked at. */
const DAYS = 90;
/** Of fewer answers nothing is said: one slow day would be most of it. */
const FEWEST = 20;

/** What an agency's first answers of 90 days took; null where there are less than 20. Telephones and other mails are not seen. */
export async function answerTimes(db: DbOrTransaction, agencyId: number): Promise<AnswerTimes | null> {
  const { rows } = await sql<AnswerTimes>`
    SELECT count(*)::int AS asked, count(waited)::int AS answered,
      round(percentile_cont(0.5) WITHIN GROUP (ORDER BY waited))::int AS "medianMinutes"
    FROM (
      SELECT extract(epoch FROM min(written_at) FILTER (WHERE side = 'advertiser') - min(written_at) FILTER (WHERE side = 'visitor'))::float8 / 60 AS waited
      FROM enquiry_thread JOIN enquiry_entry ON thread_id = enquiry_thread.id
      WHERE agency_id = ${agencyId}::int AND opened_at > now() - ${DAYS}::int * interval '1 day'
      GROUP BY enquiry_thread.id
      HAVING count(*) FILTER (WHERE side = 'visitor') > 0) AS talks`.execute(db);
  const [times] = rows;
  return times === undefined || times.answered < FEWEST ? null : times;
}
