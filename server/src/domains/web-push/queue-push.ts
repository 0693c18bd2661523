import type { Locale } from '@kvadrat/contracts/locales';
import { sql } from 'kysely';
import type { DbOrTransaction } from '../../platform/db';

/** Channel on which committed messages are announced to whoever sends. */
export const PUSH_CHANNEL = 'kvadrat_push';

export interface PushOrder {
  accountId: number;
  /** Names this one message for good: an order that is repeated is one message. */
  key: string;
  /** What is said, and where a press leads, in the language of a browser. */
  say: (locale: Locale) => { title: string; body: string; path: string };
}

const MOST_TITLE = 120;
const MOST_BODY = 300;

/** Puts messages into the outbox for each browser of an account that wants them, as part of the caller's transaction. */
export async function queuePush(tx: DbOrTransaction, { accountId, key, say }: PushOrder): Promise<void> {
  const browsers = await tx
    .selectFrom('push_subscription')
    .select(['id', 'language'])
    .where('account_id', '=', accountId)
    .execute();
  if (browsers.length === 0) return;
  await tx
    .insertInto('push_outbox')
    .values(
      browsers.map(({ id, language }) => {
        const { title, body, path } = say(language);
        return { subscription_id: id, key, title: cut(title, MOST_TITLE), body: cut(body, MOST_BODY), path };
      }),
    )
    .onConflict((conflict) => conflict.columns(['subscription_id', 'key']).doNothing())
    .execute();
  await sql`select pg_notify(${PUSH_CHANNEL}, '')`.execute(tx);
}

function cut(text: string, most: number): string {
  const signs = [...text];
  return signs.length <= most ? text : `${signs.slice(0, most - 1).join('')}…`;
}
