import { createHash } from 'node:crypto';
import type { DbOrTransaction } from '../db';
import { newReference } from './reference';

/** Tables of what was sent by a form. */
type FormTable = 'contact_message' | 'agency_message' | 'agency_request' | 'ad_report' | 'moderation_complaint';

/** What makes a row that of one form; with the same key and digest it is the same row. */
export interface FormColumns {
  form_key: string;
  digest: string;
  reference: string;
}

export const SAME_FORM = ['form_key', 'digest'] as const;

export interface StoreOnceOptions {
  table: FormTable;
  /** Id of the form it was typed into. */
  formKey: string;
  /** All that was said: with anything else it is another one. */
  said: readonly unknown[];
  /** Inserts the row and gives its number, nothing where `SAME_FORM` is there already. */
  insert: (form: FormColumns) => Promise<{ reference: string } | undefined>;
}

/**
 * Stores what a form has sent. The same sent again from the same form is stored once.
 * @returns its number, and whether it is new
 */
export async function storeOnce(
  tx: DbOrTransaction,
  { table, formKey, said, insert }: StoreOnceOptions,
): Promise<{ reference: string; isNew: boolean }> {
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  const stored = await insert({ form_key: formKey, digest, reference: newReference() });
  if (stored !== undefined) return { reference: stored.reference, isNew: true };
  const { reference } = await tx
    .selectFrom(table)
    .select('reference')
    .where('form_key', '=', formKey)
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow();
  return { reference, isNew: false };
}
