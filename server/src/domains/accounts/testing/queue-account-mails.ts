import { randomUUID } from 'node:crypto';
import type { Locale } from '@kvadrat/contracts/locales';
import type { DbOrTransaction } from '../../../platform/db';
import { AccountMailer } from '../account-mailer';
import { newToken } from '../secret-token';

/** Somebody with an account, and a provider as it would call itself. */
export interface AccountLetters {
  email: string;
  service: string;
  locale: Locale;
}

const publicUrl = (): string => 'https://kvadrat.example';

/** Queues the mails of accounts into which something typed might get. */
export async function queueNamedMails(db: DbOrTransaction, { email, service, locale }: AccountLetters): Promise<void> {
  const mailer = new AccountMailer(publicUrl);
  const to = { uuid: randomUUID(), email };
  await mailer.linkConfirm(db, to, service, newToken(), locale);
}

/** Queues the other mails of accounts, which hold nothing but our own words. */
export async function queueFixedMails(db: DbOrTransaction, { email, locale }: AccountLetters): Promise<void> {
  const mailer = new AccountMailer(publicUrl);
  const to = { uuid: randomUUID(), email };
  const now = new Date();
  await mailer.verification(db, to, newToken(), locale);
  await mailer.reset(db, to, newToken(), locale);
  await mailer.knownAddress(db, to, locale, now);
  await mailer.failedLogins(db, to, 10, locale, now);
  await mailer.emailChange(db, to, to.email, newToken(), locale);
  await mailer.emailWarning(db, to, to.email, newToken(), locale);
  await mailer.passwordChanged(db, to, locale, now);
  await mailer.securityChanged(db, to, 'recoveryUsed', locale, now, 3);
  await mailer.identityLinked(
    db,
    to,
    { issuer: 'https://issuer.example', subject: 'a', service: 'google' },
    locale,
    now,
  );
}
