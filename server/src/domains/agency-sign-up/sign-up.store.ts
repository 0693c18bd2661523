import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../platform/db';
import { SAME_FORM, storeOnce, type FormColumns } from '../../platform/forms';
import type { AgencyRequest } from './read-request';

export interface NewRequest extends AgencyRequest {
  locale: Locale;
  /** Id of the form it was typed into. */
  formKey: string;
}

/**
 * Stores a request. The same sent again from the same form is the same request.
 * @returns its number, and whether it is new
 */
export function storeRequest(
  tx: DbOrTransaction,
  { formKey, register, ...request }: NewRequest,
): Promise<{ reference: string; isNew: boolean }> {
  const insert = (form: FormColumns): Promise<{ reference: string } | undefined> =>
    tx
      .insertInto('agency_request')
      .values({ ...request, ...form, register_number: register })
      .onConflict((conflict) => conflict.columns(SAME_FORM).doNothing())
      .returning('reference')
      .executeTakeFirst();
  return storeOnce(tx, { table: 'agency_request', formKey, said: [register, ...Object.values(request)], insert });
}

/** Nothing of a request is kept longer than a message to the portal. */
export async function forgetOldRequests(db: Db): Promise<void> {
  await db
    .deleteFrom('agency_request')
    .where('received_at', '<', sql<Date>`now() - interval '12 months'`)
    .execute();
}
