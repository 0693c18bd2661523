import { localizedPath } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import { msg } from '@lingui/core/macro';
import type { DbOrTransaction } from '../../../platform/db';
import { sayIn } from '../../../platform/messages';
import { queuePush } from '../../web-push/api';
import type { PlacedEntry } from '../entry-kind';
import { accountsOfSide } from './tell-sides';

const PUSH_TEXTS = {
  title: msg`Nova poruka`,
  /** What was written stays out of what a telephone shows to whoever holds it. */
  body: msg`Imate novu poruku o oglasu na Kvadratu.`,
};

/** Tells the browsers of those who read the other side that something was written to them. */
export async function pushEntry(tx: DbOrTransaction, { thread, entry }: PlacedEntry): Promise<void> {
  const readers = await accountsOfSide(tx, thread, entry.side === 'visitor' ? 'advertiser' : 'visitor');
  for (const accountId of readers)
    await queuePush(tx, {
      accountId,
      key: `message:${entry.id}`,
      say: (locale) => {
        const say = sayIn(locale);
        return {
          title: say(PUSH_TEXTS.title),
          body: say(PUSH_TEXTS.body),
          path: localizedPath(locale, USER_PATHS.messages),
        };
      },
    });
}
