import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../platform/db';
import { SAME_FORM, storeOnce, type FormColumns } from '../../platform/forms';
import type { AgencyMessage } from './read-agency-message';

export interface NewAgencyMessage extends AgencyMessage {
  locale: Locale;
  /** Id of the form it was typed into. */
  formKey: string;
  agencyId: number;
  agentId: number | null;
}

/**
 * Stores a message. The same text sent again from the same form is the same message.
 * @returns its number, and whether it is new
 */
export function storeAgencyMessage(
  tx: DbOrTransaction,
  { message: body, formKey, agencyId, agentId, ...rest }: NewAgencyMessage,
): Promise<{ reference: string; isNew: boolean }> {
  const insert = (form: FormColumns): Promise<{ reference: string } | undefined> =>
    tx
      .insertInto('agency_message')
      .values({ ...rest, ...form, body, agency_id: agencyId, agent_id: agentId })
      .onConflict((conflict) => conflict.columns(SAME_FORM).doNothing())
      .returning('reference')
      .executeTakeFirst();
  const { topic, name, email, phone } = rest;
  const said = [agencyId, agentId, topic, name, email, phone, body];
  return storeOnce(tx, { table: 'agency_message', formKey, said, insert });
}

/** Nothing is kept longer than a message to the portal. */
export async function forgetOldAgencyMessages(db: Db): Promise<void> {
  await db
    .deleteFrom('agency_message')
    .where('received_at', '<', sql<Date>`now() - interval '12 months'`)
    .execute();
}
