import type { Locale } from '@kvadrat/contracts/locales';
import type { Db } from '../../../platform/db';
import { queueMail } from '../../../platform/mail';
import { exportReadyMail, leavingMail } from '../data-rights-mails';

const URL = 'https://kvadrat.example/moji-podaci/';

/** Queues the mails about data of a person, which hold nothing but our own words. @param key nothing else in the outbox has it */
export async function queueRightsMails(
  db: Db,
  { email, locale, key }: { email: string; locale: Locale; key: string },
): Promise<void> {
  await queueMail(db, { to: email, template: exportReadyMail, locale, data: { url: URL }, key: `${key}-ready` });
  await queueMail(db, {
    to: email,
    template: leavingMail,
    locale,
    data: { url: URL, day: '14. 12. 2026.' },
    key: `${key}-leaving`,
  });
}
