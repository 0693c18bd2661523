import { typeset, type Locale } from '@kvadrat/contracts/locales';
import type { MailBlock, MailContent, MailTemplate } from '../../../platform/mail';
import { ACCOUNT_MAIL_TEXTS } from './account-mail-texts';

type Kind = 'verification' | 'reset' | 'knownAddress' | 'failedLogins' | 'passwordChanged' | 'linkConfirm' | 'identityLinked';

/** To a new address: proves that it belongs to whoever opened the account. No name: a stranger may have typed it. */
export const verificationMail: MailTemplate<{ url: string }> = {
  name: 'account-verification',
  compose({ url }, locale) {
    const { button, lifetime } = ACCOUNT_MAIL_TEXTS[locale].verification;
    return letter(locale, 'verification', [{ kind: 'button', text: button, url }, paragraph(lifetime, locale)]);
  },
};

/** The way to a new password; the code is for pages without scripts, which do not see the link's fragment. */
export const resetMail: MailTemplate<{ url: string; code: string }> = {
  name: 'account-reset',
  compose({ url, code }, locale) {
    const { button, lifetime, codeHint, code: codeName } = ACCOUNT_MAIL_TEXTS[locale].reset;
    return letter(locale, 'reset', [
      { kind: 'button', text: button, url },
      paragraph(codeHint, locale),
      { kind: 'facts', rows: [[codeName, code]] },
      paragraph(lifetime, locale),
    ]);
  },
};

/** Instead of a verification: the page must not tell a stranger that the address has an account, its owner may know. */
export const knownAddressMail: MailTemplate<{ loginUrl: string; resetUrl: string }> = {
  name: 'account-known-address',
  compose({ loginUrl, resetUrl }, locale) {
    const { button, forgotten, reset } = ACCOUNT_MAIL_TEXTS[locale].knownAddress;
    return letter(locale, 'knownAddress', [
      { kind: 'button', text: button, url: loginUrl },
      paragraph(forgotten, locale),
      { kind: 'link', text: reset, url: resetUrl },
    ]);
  },
};

/** To the owner after many wrong passwords. */
export const failedLoginsMail: MailTemplate<{ count: number; resetUrl: string }> = {
  name: 'account-failed-logins',
  compose({ count, resetUrl }, locale) {
    const { button, count: countName } = ACCOUNT_MAIL_TEXTS[locale].failedLogins;
    return letter(locale, 'failedLogins', [{ kind: 'facts', rows: [[countName, String(count)]] }, { kind: 'button', text: button, url: resetUrl }]);
  },
};

/** To the owner after each change: whoever changed it without them must not go unnoticed. */
export const passwordChangedMail: MailTemplate<{ resetUrl: string }> = {
  name: 'account-password-changed',
  compose({ resetUrl }, locale) {
    return letter(locale, 'passwordChanged', [{ kind: 'button', text: ACCOUNT_MAIL_TEXTS[locale].passwordChanged.button, url: resetUrl }]);
  },
};

/** Asks the owner before an account can be entered through a provider, where one side or the other has not proven the address. */
export const linkConfirmMail: MailTemplate<{ service: string; url: string }> = {
  name: 'account-link-confirm',
  compose({ service, url }, locale) {
    const { button, lifetime } = ACCOUNT_MAIL_TEXTS[locale].linkConfirm;
    return letter(locale, 'linkConfirm', [{ kind: 'button', text: fill(button, service), url }, paragraph(lifetime, locale)], { service });
  },
};

/** To the owner whenever an account can be entered through one more identity. */
export const identityLinkedMail: MailTemplate<{ service: string; profileUrl: string }> = {
  name: 'account-identity-linked',
  compose({ service, profileUrl }, locale) {
    return letter(locale, 'identityLinked', [{ kind: 'button', text: ACCOUNT_MAIL_TEXTS[locale].identityLinked.button, url: profileUrl }], { service });
  },
};

function letter(locale: Locale, kind: Kind, middle: readonly MailBlock[], { service = '' }: { service?: string } = {}): MailContent {
  const texts = ACCOUNT_MAIL_TEXTS[locale];
  const { subject, text, note } = texts[kind];
  return {
    subject: fill(subject, service),
    blocks: [paragraph(texts.greeting, locale), paragraph(fill(text, service), locale), ...middle, paragraph(note, locale)],
    footnote: typeset(texts.footnote, locale),
  };
}

function paragraph(text: string, locale: Locale): MailBlock {
  return { kind: 'paragraph', text: typeset(text, locale) };
}

function fill(text: string, value: string): string {
  return text.replaceAll('#', () => value);
}
