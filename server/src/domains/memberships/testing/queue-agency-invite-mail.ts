import type { Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../../platform/db';
import { queueMail } from '../../../platform/mail';
import { inviteMail } from '../invite-mail';

/** Queues the mail that invites somebody to act for an agency. @param key nothing else in the outbox has it */
export function queueAgencyInviteMail(
  db: DbOrTransaction,
  { to, by, agency, locale, key }: { to: string; by: string; agency: string; locale: Locale; key: string },
): Promise<void> {
  return queueMail(db, {
    to,
    template: inviteMail,
    locale,
    data: { by, agency, days: 14, url: 'https://kvadrat.example/poziv-u-agenciju/?veza=1-x' },
    key,
  });
}
