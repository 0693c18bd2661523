import type { Locale } from '@kvadrat/contracts/locales';
import { de } from './texts/de';
import { el } from './texts/el';
import { en } from './texts/en';
import { es } from './texts/es';
import { fr } from './texts/fr';
import { hr } from './texts/hr';
import { it } from './texts/it';
import { pt } from './texts/pt';
import { ru } from './texts/ru';

interface Letter {
  subject: string;
  text: string;
  button: string;
  /** What to do when somebody else caused the mail. */
  note: string;
}

/** Texts of the mails about accounts in one language. */
export interface AccountMailTexts {
  greeting: string;
  verification: Letter & { lifetime: string };
  reset: Letter & { lifetime: string; codeHint: string; code: string };
  knownAddress: Letter & { forgotten: string; reset: string };
  failedLogins: Letter & { count: string };
  passwordChanged: Letter;
  /** `#` stands for the provider's name. */
  linkConfirm: Letter & { lifetime: string };
  /** `#` stands for the provider's name. */
  identityLinked: Letter;
  footnote: string;
}

export const ACCOUNT_MAIL_TEXTS: Readonly<Record<Locale, AccountMailTexts>> = { hr, de, en, it, fr, es, ru, pt, el };
