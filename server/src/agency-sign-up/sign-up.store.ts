import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../db';
import { SAME_FORM, sameMailbox, storeOnce, type FormColumns } from '../form-page';
import type { AgencyRequest } from './read-request';

export interface NewRequest extends AgencyRequest {
  locale: Locale;
  /** Id of the form it was typed into. */
  formKey: string;
}

/**
 * Stores a request. The same sent again from the same form is the same request (O-17).
 * @returns its number, and whether it is new
 */
export function storeRequest(tx: DbOrTransaction, { formKey, register, ...request }: NewRequest): Promise<{ reference: string; isNew: boolean }> {
  const insert = (form: FormColumns): Promise<{ reference: string } | undefined> =>
    tx
      .insertInto('agency_request')
      .values({ ...request, ...form, register_number: register })
      .onConflict((conflict) => conflict.columns(SAME_FORM).doNothing())
      .returning('reference')
      .executeTakeFirst();
  return storeOnce(tx, { table: 'agency_request', formKey, said: [register, ...Object.values(request)], insert });
}

/** Requests that came for one number or from one mailbox in the last day. */
export async function countRecentRequests(db: DbOrTransaction, { oib, email }: Pick<AgencyRequest, 'oib' | 'email'>): Promise<number> {
  const { count } = await db
    .selectFrom('agency_request')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.or([eb('oib', '=', oib), sameMailbox(email)]))
    .where('received_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Nothing of a request is kept longer than a message to the portal. */
export async function forgetOldRequests(db: Db): Promise<void> {
  await db.deleteFrom('agency_request').where('received_at', '<', sql<Date>`now() - interval '12 months'`).execute();
}
