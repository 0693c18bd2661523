import { GREETING, paragraph, type MailBlock, type MailContent, type MailTemplate } from '../../../platform/mail';
import { sayIn, type Say, type Sentence } from '../../../platform/messages';
import { ACCOUNT_MAIL_TEXTS } from './account-mail-texts';

const {
  verification,
  reset,
  knownAddress,
  failedLogins,
  passwordChanged,
  linkConfirm,
  identityLinked,
  securityChanged,
  emailChange,
  emailWarning,
  footnote,
} = ACCOUNT_MAIL_TEXTS;

/** To a new address: proves that it belongs to whoever opened the account. No name: a stranger may have typed it. */
export const verificationMail: MailTemplate<{ url: string }> = {
  name: 'account-verification',
  compose({ url }, locale) {
    const say = sayIn(locale);
    return letter(say, verification, [
      { kind: 'button', text: say(verification.button), url },
      paragraph(say(verification.lifetime)),
    ]);
  },
};

/** The way to a new password; the code is for pages without scripts, which do not see the link's fragment. */
export const resetMail: MailTemplate<{ url: string; code: string }> = {
  name: 'account-reset',
  compose({ url, code }, locale) {
    const say = sayIn(locale);
    return letter(say, reset, [
      { kind: 'button', text: say(reset.button), url },
      paragraph(say(reset.codeHint)),
      { kind: 'facts', rows: [[say(reset.code), code]] },
      paragraph(say(reset.lifetime)),
    ]);
  },
};

/** Instead of a verification: the page must not tell a stranger that the address has an account, its owner may know. */
export const knownAddressMail: MailTemplate<{ loginUrl: string; resetUrl: string }> = {
  name: 'account-known-address',
  compose({ loginUrl, resetUrl }, locale) {
    const say = sayIn(locale);
    return letter(say, knownAddress, [
      { kind: 'button', text: say(knownAddress.button), url: loginUrl },
      paragraph(say(knownAddress.forgotten)),
      { kind: 'link', text: say(knownAddress.reset), url: resetUrl },
    ]);
  },
};

/** To the owner after many wrong passwords. */
export const failedLoginsMail: MailTemplate<{ count: number; resetUrl: string }> = {
  name: 'account-failed-logins',
  compose({ count, resetUrl }, locale) {
    const say = sayIn(locale);
    return letter(say, failedLogins, [
      { kind: 'facts', rows: [[say(failedLogins.count), String(count)]] },
      { kind: 'button', text: say(failedLogins.button), url: resetUrl },
    ]);
  },
};

/** To the owner after each change: whoever changed it without them must not go unnoticed. */
export const passwordChangedMail: MailTemplate<{ resetUrl: string }> = {
  name: 'account-password-changed',
  compose({ resetUrl }, locale) {
    const say = sayIn(locale);
    return letter(say, passwordChanged, [{ kind: 'button', text: say(passwordChanged.button), url: resetUrl }]);
  },
};

/** Asks the owner before an account can be entered through a provider, where one side or the other has not proven the address. */
export const linkConfirmMail: MailTemplate<{ service: string; url: string }> = {
  name: 'account-link-confirm',
  compose({ service, url }, locale) {
    const say = sayIn(locale);
    const { subject, text, button, lifetime, note } = linkConfirm;
    return letter(say, { subject: subject(service), text: text(service), note }, [
      { kind: 'button', text: say(button(service)), url },
      paragraph(say(lifetime)),
    ]);
  },
};

/** To the owner whenever an account can be entered through one more identity. */
export const identityLinkedMail: MailTemplate<{ service: string; profileUrl: string }> = {
  name: 'account-identity-linked',
  compose({ service, profileUrl }, locale) {
    const say = sayIn(locale);
    const { subject, text, button, note } = identityLinked;
    return letter(say, { subject: subject(service), text: text(service), note }, [
      { kind: 'button', text: say(button), url: profileUrl },
    ]);
  },
};

/** What of an account's security has changed. */
export type SecurityChange = keyof typeof securityChanged.changes;

/** To the owner after each change: whoever changed it without them must not go unnoticed. */
export const securityChangedMail: MailTemplate<{ change: SecurityChange; count: number; securityUrl: string }> = {
  name: 'account-security-changed',
  compose({ change, count, securityUrl }, locale) {
    const say = sayIn(locale);
    const { subject, changes, button, note } = securityChanged;
    return letter(say, { subject, text: changes[change](count), note }, [
      { kind: 'button', text: say(button), url: securityUrl },
    ]);
  },
};

/** To an address that an account is to have: proves that it belongs to who is signed in. */
export const emailChangeMail: MailTemplate<{ url: string }> = {
  name: 'account-email-change',
  compose({ url }, locale) {
    const say = sayIn(locale);
    return letter(say, emailChange, [
      { kind: 'button', text: say(emailChange.button), url },
      paragraph(say(emailChange.lifetime)),
    ]);
  },
};

/** To the address it has: whoever changes it without the owner must not go unnoticed. @param address the new one, mostly hidden */
export const emailWarningMail: MailTemplate<{ address: string; url: string }> = {
  name: 'account-email-warning',
  compose({ address, url }, locale) {
    const say = sayIn(locale);
    const { subject, text, button, lifetime, note } = emailWarning;
    return letter(say, { subject, text: text(address), note }, [
      { kind: 'button', text: say(button), url },
      paragraph(say(lifetime)),
    ]);
  },
};

function letter(
  say: Say,
  { subject, text, note }: Readonly<Record<'subject' | 'text' | 'note', Sentence>>,
  middle: readonly MailBlock[],
): MailContent {
  return {
    subject: say(subject),
    blocks: [paragraph(say(GREETING)), paragraph(say(text)), ...middle, paragraph(say(note))],
    footnote: say(footnote),
  };
}
