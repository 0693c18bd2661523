import { createHash } from 'node:crypto';
import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../db';
import { newReference } from '../form-page';
import type { Message } from './read-message';

export interface NewMessage extends Message {
  locale: Locale;
  /** Id of the form it was typed into. */
  formKey: string;
}

/**
 * Stores a message. The same text sent again from the same form is the same message (O-17).
 * @returns its number, and whether it is new
 */
export async function storeMessage(tx: DbOrTransaction, { message: body, formKey, ...rest }: NewMessage): Promise<{ reference: string; isNew: boolean }> {
  const digest = createHash('sha256').update(JSON.stringify([rest.topic, rest.name, rest.email, body])).digest('hex');
  const stored = await tx
    .insertInto('contact_message')
    .values({ ...rest, body, form_key: formKey, digest, reference: newReference() })
    .onConflict((conflict) => conflict.columns(['form_key', 'digest']).doNothing())
    .returning('reference')
    .executeTakeFirst();
  if (stored !== undefined) return { reference: stored.reference, isNew: true };
  const { reference } = await tx.selectFrom('contact_message').select('reference').where('form_key', '=', formKey).where('digest', '=', digest).executeTakeFirstOrThrow();
  return { reference, isNew: false };
}

/** Messages that came from an address in the last hour, whatever form they were typed into. */
export async function countRecent(db: DbOrTransaction, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('contact_message')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('received_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** What the privacy page promises. */
export async function forgetOldMessages(db: Db): Promise<void> {
  await db.deleteFrom('contact_message').where('received_at', '<', sql<Date>`now() - interval '12 months'`).execute();
}
