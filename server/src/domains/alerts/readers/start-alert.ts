import { AppError } from '@kvadrat/contracts/errors';
import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db';
import { queueMail } from '../../../platform/mail';
import { emailKey } from '../../../platform/mailbox';
import { MAX_SAVED_SEARCHES } from '../../saved/api';
import { alertsAddress, type AlertKeys } from '../digest/alert-keys';
import { proveMail } from './prove-mail';

interface NewAlert {
  email: string;
  name: string;
  criteria: string;
  alert: 'daily' | 'real-time';
  locale: Locale;
  /** Makes one of what is sent twice. */
  formKey: string;
  now: Date;
}

/**
 * Saves a search for somebody without an account. Nothing is sent but one mail with the link that proves the mailbox; of one that is
 * proven, the link to all of its alerts. What is answered tells nobody whether the mailbox is known.
 * @throws AppError `limit-reached`
 */
export async function startAlert(
  db: Db,
  keys: AlertKeys,
  publicUrl: string,
  { email, name, criteria, alert, locale, formKey, now }: NewAlert,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const {
      rows: [reader],
    } = await sql<{ id: number; turn: number }>`
      INSERT INTO alert_reader (email, email_key, language) VALUES (${email}, ${emailKey(email)}, ${locale})
      ON CONFLICT (email_key) DO UPDATE SET language = excluded.language RETURNING id, turn`.execute(tx);
    if (reader === undefined) throw new AppError('not-found', 'there is no such mailbox');
    const { n } = await tx
      .selectFrom('saved_search')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('reader_id', '=', reader.id)
      .executeTakeFirstOrThrow();
    if (n >= MAX_SAVED_SEARCHES) throw new AppError('limit-reached', 'too many searches are saved');
    await tx
      .insertInto('saved_search')
      .values({ account_id: null, reader_id: reader.id, name, criteria, alert, language: locale, created_at: now })
      .onConflict((conflict) => conflict.columns(['reader_id', 'criteria']).doNothing())
      .execute();
    const url = alertsAddress(publicUrl, locale, await keys.make('reader', reader.id, reader.turn, tx));
    await queueMail(tx, { to: email, template: proveMail, locale, data: { name, url }, key: `alert-prove:${formKey}` });
  });
}
