import { authPath, TAKE_BACK_PARAMETER, VERIFY_PATH } from '@kvadrat/contracts/account';
import { localizedPath, type Locale } from '@kvadrat/contracts/locales';
import { USER_PATHS } from '@kvadrat/contracts/paths';
import type { SocialProvider } from '@kvadrat/contracts/vocabulary';
import type { DbOrTransaction } from '../../platform/db';
import { maskEmails } from '../../platform/http';
import { queueMail } from '../../platform/mail';
import type { AccountRow } from './account.tables';
import { identityHandle, PROVIDER_NAMES, type IdentityKey } from './identity.store';
import {
  emailChangeMail,
  emailWarningMail,
  failedLoginsMail,
  identityLinkedMail,
  knownAddressMail,
  linkConfirmMail,
  passwordChangedMail,
  resetMail,
  securityChangedMail,
  type SecurityChange,
  verificationMail,
} from './mails';
import { digestOf } from './secret-token';

type Recipient = Pick<AccountRow, 'uuid' | 'email'>;

const HOUR_MS = 3600_000;

/** Queues the mails of accounts. Links begin with the configured origin and hide their token in the fragment. */
export class AccountMailer {
  constructor(private readonly publicUrl: () => string) {}

  async verification(tx: DbOrTransaction, to: Recipient, token: string, locale: Locale): Promise<void> {
    const url = this.#url(locale, VERIFY_PATH, token);
    await queueMail(tx, {
      to: to.email,
      template: verificationMail,
      locale,
      data: { url },
      key: key('verify', to, idOf(token)),
    });
  }

  async reset(tx: DbOrTransaction, to: Recipient, token: string, locale: Locale): Promise<void> {
    const url = this.#url(locale, authPath('passwordReset'), token);
    await queueMail(tx, {
      to: to.email,
      template: resetMail,
      locale,
      data: { url, code: token },
      key: key('reset', to, idOf(token)),
    });
  }

  /** At most one in an hour, however often somebody tries to sign the address up. */
  async knownAddress(tx: DbOrTransaction, to: Recipient, locale: Locale, now: Date): Promise<void> {
    const data = {
      loginUrl: this.#url(locale, authPath('login')),
      resetUrl: this.#url(locale, authPath('passwordRecovery')),
    };
    await queueMail(tx, { to: to.email, template: knownAddressMail, locale, data, key: key('known', to, hourOf(now)) });
  }

  async failedLogins(tx: DbOrTransaction, to: Recipient, count: number, locale: Locale, now: Date): Promise<void> {
    const data = { count, resetUrl: this.#url(locale, authPath('passwordRecovery')) };
    await queueMail(tx, {
      to: to.email,
      template: failedLoginsMail,
      locale,
      data,
      key: key('failed-logins', to, hourOf(now)),
    });
  }

  /** Part of the transaction that changes it. */
  async passwordChanged(tx: DbOrTransaction, to: Recipient, locale: Locale, now: Date): Promise<void> {
    const data = { resetUrl: this.#url(locale, authPath('passwordRecovery')) };
    await queueMail(tx, {
      to: to.email,
      template: passwordChangedMail,
      locale,
      data,
      key: key('password-changed', to, String(now.getTime())),
    });
  }

  async linkConfirm(tx: DbOrTransaction, to: Recipient, service: string, token: string, locale: Locale): Promise<void> {
    const url = this.#url(locale, VERIFY_PATH, token);
    await queueMail(tx, {
      to: to.email,
      template: linkConfirmMail,
      locale,
      data: { service, url },
      key: key('link', to, idOf(token)),
    });
  }

  /** Part of the transaction that links it. */
  async identityLinked(
    tx: DbOrTransaction,
    to: Recipient,
    { issuer, subject, service }: IdentityKey & { service: SocialProvider },
    locale: Locale,
    now: Date,
  ): Promise<void> {
    const data = { service: PROVIDER_NAMES[service], profileUrl: this.#url(locale, USER_PATHS.profile) };
    const what = `${identityHandle({ issuer, subject })}:${now.getTime()}`;
    await queueMail(tx, {
      to: to.email,
      template: identityLinkedMail,
      locale,
      data,
      key: key('identity-linked', to, what),
    });
  }

  /** @param email the new address, which the account has once this mail's link is followed */
  async emailChange(tx: DbOrTransaction, to: Recipient, email: string, token: string, locale: Locale): Promise<void> {
    await queueMail(tx, {
      to: email,
      template: emailChangeMail,
      locale,
      data: { url: this.#url(locale, VERIFY_PATH, token) },
      key: key('email', to, idOf(token)),
    });
  }

  /** To the address that the account has. @param token takes it back */
  async emailWarning(tx: DbOrTransaction, to: Recipient, email: string, token: string, locale: Locale): Promise<void> {
    await queueMail(tx, {
      to: to.email,
      template: emailWarningMail,
      locale,
      data: {
        address: maskEmails(email),
        url: this.#url(locale, `${VERIFY_PATH}?${TAKE_BACK_PARAMETER}=1`, token),
      },
      key: key('email-warning', to, idOf(token)),
    });
  }

  /** Part of the transaction that changes it. @param count of what is left, where the change counts something down */
  async securityChanged(
    tx: DbOrTransaction,
    to: Recipient,
    change: SecurityChange,
    locale: Locale,
    now: Date,
    count = 0,
  ): Promise<void> {
    const data = { change, count, securityUrl: this.#url(locale, USER_PATHS.security) };
    await queueMail(tx, {
      to: to.email,
      template: securityChangedMail,
      locale,
      data,
      key: key(`security-${change}`, to, String(now.getTime())),
    });
  }

  #url(locale: Locale, path: string, token?: string): string {
    return `${this.publicUrl()}${localizedPath(locale, path)}${token === undefined ? '' : `#${token}`}`;
  }
}

function key(kind: string, { uuid }: Recipient, what: string): string {
  return `account-${kind}:${uuid}:${what}`;
}

/** The outbox is no place for tokens beyond the mail itself. */
function idOf(token: string): string {
  return digestOf(token).toString('base64url').slice(0, 12);
}

function hourOf(now: Date): string {
  return String(Math.floor(now.getTime() / HOUR_MS));
}
