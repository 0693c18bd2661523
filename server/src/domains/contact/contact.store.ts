import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db, DbOrTransaction } from '../../platform/db';
import { SAME_FORM, storeOnce, type FormColumns } from '../../platform/forms';
import type { Message } from './read-message';

export interface NewMessage extends Message {
  locale: Locale;
  /** Id of the form it was typed into. */
  formKey: string;
}

/**
 * Stores a message. The same text sent again from the same form is the same message.
 * @returns its number, and whether it is new
 */
export function storeMessage(
  tx: DbOrTransaction,
  { message: body, formKey, ...rest }: NewMessage,
): Promise<{ reference: string; isNew: boolean }> {
  const insert = (form: FormColumns): Promise<{ reference: string } | undefined> =>
    tx
      .insertInto('contact_message')
      .values({ ...rest, ...form, body })
      .onConflict((conflict) => conflict.columns(SAME_FORM).doNothing())
      .returning('reference')
      .executeTakeFirst();
  return storeOnce(tx, { table: 'contact_message', formKey, said: [rest.topic, rest.name, rest.email, body], insert });
}

/** What the privacy page promises. */
export async function forgetOldMessages(db: Db): Promise<void> {
  await db
    .deleteFrom('contact_message')
    .where('received_at', '<', sql<Date>`now() - interval '12 months'`)
    .execute();
}
