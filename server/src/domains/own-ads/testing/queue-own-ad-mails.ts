import type { Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../../platform/db';
import { queueOwnAdMail } from '../own-ad-mails';

const EXPIRES = new Date('2027-03-01T12:00:00Z');

/** Queues every mail about an ad of somebody's own. @param key nothing else in the outbox has it */
export async function queueOwnAdMails(
  db: DbOrTransaction,
  { to, title, locale, key }: { to: string; title: string; locale: Locale; key: string },
): Promise<void> {
  for (const news of ['published', 'review', 'expiring', 'expired'] as const)
    await queueOwnAdMail(
      db,
      { email: to, locale },
      { news, title, path: '/oglasi/1/stan/', expiresAt: EXPIRES, origin: 'https://kvadrat.example' },
      `${key}-${news}`,
    );
}
