import type { Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../../platform/db';
import { queueMail } from '../../../platform/mail';
import { inviteMail } from '../folders/invite-mail';

/** Queues the mail that invites into a folder. @param key nothing else in the outbox has it */
export function queueInviteMail(
  db: DbOrTransaction,
  { to, by, name, locale, key }: { to: string; by: string; name: string; locale: Locale; key: string },
): Promise<void> {
  return queueMail(db, {
    to,
    template: inviteMail,
    locale,
    data: { by, name, url: 'https://kvadrat.example/popis/poziv/?veza=1-x' },
    key,
  });
}
