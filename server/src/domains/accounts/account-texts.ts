import { typeset, type Locale } from '@kvadrat/contracts/locales';
import { de } from './texts/de';
import { el } from './texts/el';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { hr } from './texts/hr';
import { it } from './texts/it';
import { pt } from './texts/pt';
import { ru } from './texts/ru';

/** What the server says of accounts; `#` stands for a number, a time such as “in 5 minutes”, or a provider’s name. */
interface AccountSentences {
  signedIn: string;
  signedOut: string;
  registered: string;
  recoverySent: string;
  passwordChanged: string;
  confirmed: string;
  /** What opened the account before the address was proven no longer does. */
  confirmedChoosePassword: string;
  linked: string;
  verificationSent: string;
  profileSaved: string;
  wrongCredentials: string;
  wrongOldPassword: string;
  disabled: string;
  signInFirst: string;
  resetDead: string;
  confirmDead: string;
  fields: string;
  shortPassword: string;
  longPassword: string;
  commonPassword: string;
  differentPasswords: string;
  csrf: string;
  foreign: string;
  tooMany: string;
  busy: string;
  down: string;
  invalid: string;
  internal: string;
}

export type AccountSentence = keyof AccountSentences;

export interface AccountTexts {
  sentences: AccountSentences;
}

export const ACCOUNT_TEXTS: Readonly<Record<Locale, AccountTexts>> = { hr, de, en, it, fr, es, ru, pt, el };

/** A sentence with its value filled in. */
export function accountSentence(locale: Locale, sentence: AccountSentence, value = ''): string {
  return typeset(ACCOUNT_TEXTS[locale].sentences[sentence].replace('#', () => value), locale);
}
