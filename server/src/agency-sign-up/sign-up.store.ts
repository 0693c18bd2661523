import { createHash } from 'node:crypto';
import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../db';
import { newReference } from '../form-page';
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
export async function storeRequest(tx: DbOrTransaction, { formKey, register, ...request }: NewRequest): Promise<{ reference: string; isNew: boolean }> {
  const digest = createHash('sha256').update(JSON.stringify([register, ...Object.values(request)])).digest('hex');
  const stored = await tx
    .insertInto('agency_request')
    .values({ ...request, register_number: register, form_key: formKey, digest, reference: newReference() })
    .onConflict((conflict) => conflict.columns(['form_key', 'digest']).doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (stored !== undefined) return { reference: stored.reference, isNew: true };
  const { reference } = await tx.selectFrom('agency_request').select('reference').where('form_key', '=', formKey).where('digest', '=', digest).executeTakeFirstOrThrow();
  return { reference, isNew: false };
}

/** Requests that came for one number or from one address in the last day. */
export async function countRecentRequests(db: DbOrTransaction, { oib, email }: Pick<AgencyRequest, 'oib' | 'email'>): Promise<number> {
  const { count } = await db
    .selectFrom('agency_request')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => eb.or([eb('oib', '=', oib), eb(sql`lower(email)`, '=', email.toLowerCase())]))
    .where('received_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Nothing of a request is kept longer than a message to the portal. */
export async function forgetOldRequests(db: Db): Promise<void> {
  await db.deleteFrom('agency_request').where('received_at', '<', sql<Date>`now() - interval '12 months'`).execute();
}
